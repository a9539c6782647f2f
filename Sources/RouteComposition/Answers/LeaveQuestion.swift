import NavigationCore
public import ViewHierarchy

/// An alert that asks the user whether a screen with unfinished work may be left.
///
/// ```swift
/// final class DraftScreen: UIViewController, LeaveConfirming {
///   private let question = LeaveQuestion("Throw the draft away?", leave: "Throw away", stay: "Keep")
///
///   func mayLeave() async -> Bool { await question.ask(on: self) }
/// }
/// ```
///
/// Callers that ask at the same time share one alert, and receive the answer in the order in which they asked. If
/// another screen covers the alert, a new call shows one more alert in front, so that the user can answer. An alert is
/// dismissed when the last call that shares it is cancelled. If an alert leaves without an answer, its calls return
/// `false`. Use a question for one window only.
public final class LeaveQuestion {
  private let title: String
  private let message: String?
  private let leave: String
  private let stay: String
  /// The open questions, the latest last. There are several if screens cover the earlier alerts. Only the alerts keep
  /// the questions alive.
  private var open: [WeakQuestion] = []

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The message of the alert, for instance which work would be lost.
  ///   - leave: The title of the destructive button, which allows the screen to be left.
  ///   - stay: The title of the cancel button, which keeps the screen.
  public init(_ title: String, message: String? = nil, leave: String, stay: String) {
    self.title = title
    self.message = message
    self.leave = leave
    self.stay = stay
  }

  /// Asks the user with an alert in front of all screens, in the window that contains a screen. The screen may be
  /// hidden, for instance in a tab that is not selected.
  ///
  /// The wait does not keep the window alive.
  ///
  /// - Returns: `true` if the user chooses to leave, and `false` if the user chooses to stay. Also `false` if the
  ///   screen is in no window, if the alert cannot be shown or leaves without an answer, or if the calling task is
  ///   cancelled.
  public func ask(on screen: UIViewController) async -> Bool {
    guard let router = router(around: screen) else { return false }
    return await answer(for: LeaveAsker(WeakScreen(screen)), router)
  }

  /// Asks the user with an alert in front of all screens, in the window of a router.
  ///
  /// The wait does not keep the window alive.
  ///
  /// - Returns: `true` if the user chooses to leave, and `false` if the user chooses to stay. Also `false` if the alert
  ///   cannot be shown or leaves without an answer, or if the calling task is cancelled.
  public func ask(with router: Router) async -> Bool { await answer(for: LeaveAsker(AskedScreen.current), router) }

  /// Returns a router of the screen's window, or `nil` if the screen is in none. This is a function of its own because
  /// a local window in an async function would live as long as the wait.
  private func router(around screen: UIViewController) -> Router? { screen.windowOfTree.map { Router(window: $0) } }

  private func answer(for asker: LeaveAsker, _ router: Router) async -> Bool {
    defer { asker.resumed() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        admit(asker, OnceOnly(ifReleased: false) { continuation.resume(returning: $0) }, router)
      }
    } onCancel: {
      Task { @MainActor in asker.giveUp() }
    }
  }

  private func admit(_ asker: LeaveAsker, _ completion: OnceOnly<Bool>, _ router: Router) {
    open.removeAll { $0.question?.isOver ?? true }
    if let shared = open.compactMap(\.question).last(where: { !$0.isCovered }) {
      return shared.append(asker, completion)
    }
    let question = SharedQuestion()
    open.append(WeakQuestion(question: question))
    question.append(asker, completion)
    question.whenEmpty = { alert in
      // The request that asked may have ended, and dismissed the alert already.
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
        guard let question, question.hasAskers else { throw CancellationError() }
        return makeAlert(question)
      }
    )
    .using(GeneralAction.presentModally())
    .from(GeneralStep.custom(using: WindowFinder<Any?>(end: .front, windowProvider: RouterWindowProvider())))
    .assemble()
  }

  /// Returns the alert of a question. Only the alert keeps the question alive.
  private func makeAlert(_ question: SharedQuestion) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: stay, style: .cancel) { _ in question.answer(false) })
    alert.addAction(UIAlertAction(title: leave, style: .destructive) { _ in question.answer(true) })
    question.alert = alert
    AskedScreen.keep(question, with: alert)
    return alert
  }
}

/// A weak reference to a question.
private struct WeakQuestion {
  weak var question: SharedQuestion?
}

/// An open question and its callers. When the question is released, its callers receive `false`.
private final class SharedQuestion: QuestionAboutScreens {
  weak var alert: UIAlertController?
  /// A closure that is called with the alert when the last caller gives up.
  var whenEmpty: ((UIAlertController) -> Void)?
  private var askers: [(asker: LeaveAsker, completion: OnceOnly<Bool>)] = []
  /// Whether the question is answered, or its last caller has given up. The alert may still be visible while it is
  /// dismissed. A new call then shows a new alert.
  private(set) var isOver = false

  /// Whether a caller still waits.
  var hasAskers: Bool { !askers.isEmpty }

  var askedScreens: [UIViewController] { askers.compactMap(\.asker.screen?.viewController) }

  /// Whether another screen covers the alert, so that the user cannot answer now.
  var isCovered: Bool { alert?.directlyPresented != nil }

  func append(_ asker: LeaveAsker, _ completion: OnceOnly<Bool>) {
    askers.append((asker, completion))
    asker.question = self
  }

  func answer(_ mayLeave: Bool) {
    let askers = askers
    (self.askers, whenEmpty, isOver) = ([], nil, true)
    deliver(mayLeave, to: askers[...])
  }

  /// Passes the answer to the callers in order. Each caller receives the answer after the caller before it has resumed.
  /// A continuation resumes by way of another thread, so a later caller could otherwise resume first.
  private func deliver(_ mayLeave: Bool, to askers: ArraySlice<(asker: LeaveAsker, completion: OnceOnly<Bool>)>) {
    guard let (asker, completion) = askers.first else { return }
    asker.whenResumed = { self.deliver(mayLeave, to: askers.dropFirst()) }
    completion(mayLeave)
  }

  func remove(_ asker: LeaveAsker) {
    guard let index = askers.firstIndex(where: { $0.asker === asker }) else { return }
    askers.remove(at: index).completion(false)
    guard askers.isEmpty, let alert else { return }
    isOver = true
    whenEmpty?(alert)
    whenEmpty = nil
  }
}

/// A caller that waits for the answer.
private final class LeaveAsker {
  /// The screen that the caller asks about, or `nil` if the screen is not known.
  let screen: WeakScreen?
  weak var question: SharedQuestion?
  /// A closure that is called when the caller has resumed.
  var whenResumed: (() -> Void)?

  init(_ screen: WeakScreen?) { self.screen = screen }

  /// Reports that the caller has resumed.
  func resumed() {
    whenResumed?()
    whenResumed = nil
  }

  /// Ends the wait. The caller receives `false`.
  func giveUp() { question?.remove(self) }
}
