import Wayfinder

/// Asks the user whether something unfinished may be left, and keeps those waiting who want to know.
final class LeaveDesk {
  private let title: String
  private let session: Session
  private let router: Router
  private weak var question: LeaveQuestion?
  private var askers = 0
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

  /// Whether it may be left. Who has logged out is not asked, and where nobody is there to answer, it stays. The question goes
  /// when nobody wants to know any more.
  func mayLeave() async -> Bool {
    guard session.isLoggedIn else { return true }
    guard session.isAttended else { return false }
    askers += 1
    let number = askers
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ask(number, LastWord(false) { continuation.resume(returning: $0) })
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.withdraw(number) }
    }
  }

  private func withdraw(_ number: Int) {
    guard let question, question.withdraw(number), let alert = question.alert else { return }
    self.question = nil
    router.perform(.close(alert)) { _ in }
  }

  private func ask(_ number: Int, _ asker: LastWord<Bool>) {
    if let question { return question.add(number, asker) }
    let question = LeaveQuestion()
    question.add(number, asker)
    self.question = question
    router.within.navigate(to: alert, with: nil) { outcome in
      if outcome.value == nil { question.answer(false) }
    }
  }
}

/// What an alert asks, and those who want to know. They hear no where the alert goes without an answer.
private final class LeaveQuestion {
  /// What asks it.
  weak var alert: UIAlertController?
  private var askers: [Int: LastWord<Bool>] = [:]

  func add(_ number: Int, _ asker: LastWord<Bool>) { askers[number] = asker }

  /// Lets one go who does not want to know any more.
  ///
  /// - Returns: Whether that was the last.
  func withdraw(_ number: Int) -> Bool {
    guard let asker = askers.removeValue(forKey: number) else { return false }
    asker.say(false)
    return askers.isEmpty
  }

  func answer(_ mayLeave: Bool) {
    let asked = askers.sorted { $0.key < $1.key }
    askers = [:]
    for (_, asker) in asked { asker.say(mayLeave) }
  }
}

extension UIAlertController {
  fileprivate static func asking(_ title: String?, _ question: LeaveQuestion?) -> UIAlertController {
    let alert = UIAlertController(
      title: title, message: "What you have filled in is lost then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in question?.answer(false) })
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in question?.answer(true) })
    question?.alert = alert
    return alert
  }
}
