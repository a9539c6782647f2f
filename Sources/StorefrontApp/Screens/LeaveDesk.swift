import Wayfinder

/// Asks the user whether something unfinished may be left, and keeps those waiting who want to know.
final class LeaveDesk {
  private let title: String
  private let session: Session
  private let router: Router
  private weak var question: LeaveQuestion?
  private lazy var alert = StepAssembly(
    finder: NilFinder<UIAlertController, Any?>(),
    factory: InlineFactory { [weak self] _ in UIAlertController.asking(self?.title, self?.question) }
  )
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  init(_ session: Session, _ router: Router, title: String) {
    self.title = title
    self.session = session
    self.router = router
  }

  /// Whether it may be left. Who has logged out is not asked, and where nobody is there to answer, it stays.
  func mayLeave() async -> Bool {
    guard session.isLoggedIn else { return true }
    guard session.isAttended else { return false }
    return await withCheckedContinuation { continuation in
      ask(LastWord(false) { continuation.resume(returning: $0) })
    }
  }

  private func ask(_ asker: LastWord<Bool>) {
    if let question { return question.add(asker) }
    let question = LeaveQuestion(asker)
    self.question = question
    router.within.navigate(to: alert, with: nil) { outcome in
      if outcome.value == nil { question.answer(false) }
    }
  }
}

/// What an alert asks, and those who want to know. They hear no where the alert goes without an answer.
private final class LeaveQuestion {
  private var askers: [LastWord<Bool>]

  init(_ asker: LastWord<Bool>) { askers = [asker] }

  func add(_ asker: LastWord<Bool>) { askers.append(asker) }

  func answer(_ mayLeave: Bool) {
    for asker in askers { asker.say(mayLeave) }
    askers = []
  }
}

extension UIAlertController {
  fileprivate static func asking(_ title: String?, _ question: LeaveQuestion?) -> UIAlertController {
    let alert = UIAlertController(
      title: title, message: "What you have filled in is lost then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in question?.answer(false) })
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in question?.answer(true) })
    return alert
  }
}
