import ViewHierarchy
import Wayfinder

/// View controllers that have left, without keeping them.
struct RemovedScreens {
  private var screens: [(name: String, screen: WeakScreen)]

  init(_ screens: [UIViewController]) { self.screens = screens.map { ($0.typeName, WeakScreen($0)) } }

  /// What most often keeps a screen alive.
  private var mostOften: String { "Most often that is a closure without [weak self], or a task that has not ended." }

  /// P8: what has left is released, as soon as what has begun meanwhile is over.
  func finding() async -> Finding? {
    guard screens.contains(where: { $0.screen.viewController != nil }) else { return nil }
    await passTurns { screens.contains { $0.screen.viewController != nil } }
    guard let kept = screens.first(where: { $0.screen.viewController != nil }) else { return nil }
    return Finding(.releases, kept.name, "\(kept.name) has left the window, and somebody keeps it alive. \(mostOften)")
  }
}

/// An app that has gone, without keeping it.
struct EndedApp {
  private weak var window: UIWindow?
  private let screens: RemovedScreens
  private let isStillAsking: Bool

  /// Ends what is under way in an app that is about to go: what somebody waits for lives for as long as that.
  init<App: RunningApp>(leaving run: RunningCopy<App>) async {
    (window, screens) = (run.app.window, RemovedScreens(run.tree.rows.map(\.screen)))
    await run.cancelUnanswered()
    let live = run.live
    isStillAsking = live.isAskingByHand
    if isStillAsking { live.endQuestionsOfUserMoves() }
  }

  /// P8: what an app had is released with it. Nothing can be said where its own code was asking the user: it may go on to wait
  /// for an answer, although nobody wants one.
  func finding() async -> Finding? {
    if isStillAsking { return nil }
    await passTurns { window != nil }
    if window != nil {
      return Finding(.releases, "the window", "The app has gone, and somebody keeps its window alive.")
    }
    guard let kept = await screens.finding() else { return nil }
    return Finding(.releases, kept.subject, "The app has gone, and somebody keeps \(kept.subject) alive.")
  }
}
