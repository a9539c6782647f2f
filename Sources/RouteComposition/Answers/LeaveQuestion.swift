import NavigationCore
public import ViewHierarchy

/// Asks the user by an alert whether something unfinished may be left.
///
/// ```swift
/// final class DraftScreen: UIViewController, LeaveConfirming {
///   private let question = LeaveQuestion("Throw the draft away?", leave: "Throw away", stay: "Keep")
///
///   func mayLeave() async -> Bool { await question.ask(on: self) }
/// }
/// ```
///
/// All who ask at the same time share one alert, and hear its answer in the order in which they asked. Where another screen covers
/// the alert, who asks then is asked by one more in front, so that nobody waits for an answer that the user cannot give. An alert
/// goes when the last who shares it is cancelled, and where it goes without an answer they hear that the user stays. One question is
/// for one window.
public final class LeaveQuestion {
  private let title: String
  private let message: String?
  private let leave: String
  private let stay: String
  /// What is being asked, the latest last: more than one where screens cover the others. The alerts alone keep them.
  private var open: [WeakQuestion] = []

  /// Makes a question.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - message: What is lost, for instance.
  ///   - leave: The wording of the answer that agrees, drawn as a destructive one.
  ///   - stay: The wording of the answer that does not.
  public init(_ title: String, message: String? = nil, leave: String, stay: String) {
    self.title = title
    self.message = message
    self.leave = leave
    self.stay = stay
  }

  /// Asks in front of what is in the window of a screen, also where that is in a tab that is not chosen.
  ///
  /// The wait does not keep the window alive.
  ///
  /// - Returns: Whether the user agrees; `false` where the screen is in no window, so that nobody can be asked.
  public func ask(on screen: UIViewController) async -> Bool {
    guard let router = router(around: screen) else { return false }
    return await answer(for: LeaveAsker(WeakScreen(screen)), router)
  }

  /// Asks in front of what is in the window of a router.
  ///
  /// The wait does not keep the window alive.
  ///
  /// - Returns: Whether the user agrees; `false` where the alert could not be shown or went without an answer.
  public func ask(with router: Router) async -> Bool { await answer(for: LeaveAsker(AskedScreen.current), router) }

  /// A function of its own: a window in a local would live as long as the wait.
  private func router(around screen: UIViewController) -> Router? { screen.windowOfTree.map { Router(window: $0) } }

  private func answer(for asker: LeaveAsker, _ router: Router) async -> Bool {
    defer { asker.goesOn() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        admit(asker, OnceOnly(ifReleased: false) { continuation.resume(returning: $0) }, router)
      }
    } onCancel: {
      Task { @MainActor in asker.giveUp() }
    }
  }

  private func admit(_ asker: LeaveAsker, _ hear: OnceOnly<Bool>, _ router: Router) {
    open.removeAll { $0.question?.isOver ?? true }
    if let shared = open.compactMap(\.question).last(where: { !$0.isCovered }) { return shared.append(asker, hear) }
    let question = SharedQuestion()
    open.append(WeakQuestion(question: question))
    question.append(asker, hear)
    question.whenEmpty = { alert in
      // The request that ended the question may have dismissed its alert.
      if router.live.containsAnywhere(alert) { router.navigate(.close(alert)) { _ in } }
    }
    router.within.navigate(to: alert(question), with: nil) { outcome in
      if outcome.value == nil { question.answer(false) }
    }
  }

  private func alert(_ question: SharedQuestion) -> DestinationStep<UIAlertController, Any?> {
    StepAssembly(
      finder: NilFinder<UIAlertController, Any?>(),
      factory: InlineFactory { [self, weak question] _ in
        guard let question, question.isWanted else { throw CancellationError() }
        return makeAlert(question)
      }
    )
    .using(GeneralAction.presentModally())
    .from(GeneralStep.custom(using: WindowFinder<Any?>(end: .front, windowProvider: RouterWindowProvider())))
    .assemble()
  }

  /// The alert alone keeps the question: it dies with it.
  private func makeAlert(_ question: SharedQuestion) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: stay, style: .cancel) { _ in question.answer(false) })
    alert.addAction(UIAlertAction(title: leave, style: .destructive) { _ in question.answer(true) })
    question.alert = alert
    AskedScreen.keep(question, with: alert)
    return alert
  }
}

/// A question, for as long as it is asked.
private struct WeakQuestion {
  weak var question: SharedQuestion?
}

/// A question that is being asked, and those who want to know. It alone holds what they hear, which is no when it dies.
private final class SharedQuestion: QuestionAboutScreens {
  weak var alert: UIAlertController?
  /// Told when the last has given up while the alert is there.
  var whenEmpty: ((UIAlertController) -> Void)?
  private var askers: [(asker: LeaveAsker, hear: OnceOnly<Bool>)] = []
  /// Whether its alert has been answered or taken away, though it may still be on its way off. Who asks then asks anew.
  private(set) var isOver = false

  /// Whether anybody still wants to know.
  var isWanted: Bool { !askers.isEmpty }

  var askedScreens: [UIViewController] { askers.compactMap(\.asker.screen?.viewController) }

  /// Whether another screen lies over its alert, so that the user cannot answer now.
  var isCovered: Bool { alert?.directlyPresented != nil }

  func append(_ asker: LeaveAsker, _ hear: OnceOnly<Bool>) {
    askers.append((asker, hear))
    asker.question = self
  }

  func answer(_ mayLeave: Bool) {
    let askers = askers
    (self.askers, whenEmpty, isOver) = ([], nil, true)
    tell(askers[...], mayLeave)
  }

  /// Tells one after the other: what waits for each may come back by way of another thread, and would overtake those before.
  private func tell(_ askers: ArraySlice<(asker: LeaveAsker, hear: OnceOnly<Bool>)>, _ mayLeave: Bool) {
    guard let (asker, hear) = askers.first else { return }
    asker.whenHeard = { self.tell(askers.dropFirst(), mayLeave) }
    hear(mayLeave)
  }

  func remove(_ asker: LeaveAsker) {
    guard let index = askers.firstIndex(where: { $0.asker === asker }) else { return }
    askers.remove(at: index).hear(false)
    guard askers.isEmpty, let alert else { return }
    isOver = true
    whenEmpty?(alert)
    whenEmpty = nil
  }
}

/// Somebody who waits for the answer.
private final class LeaveAsker {
  /// The screen that it asks about.
  let screen: WeakScreen?
  weak var question: SharedQuestion?
  /// Told when it has heard the answer and goes on.
  var whenHeard: (() -> Void)?

  init(_ screen: WeakScreen?) { self.screen = screen }

  /// It has heard.
  func goesOn() {
    whenHeard?()
    whenHeard = nil
  }

  /// It does not want to know any more.
  func giveUp() { question?.remove(self) }
}
