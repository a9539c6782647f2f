import ViewHierarchy
import Wayfinder

/// Removed view controllers, by weak references.
struct RemovedScreens {
  private var screens: [(name: String, screen: WeakScreen)]

  init(_ screens: [UIViewController]) { self.screens = screens.map { ($0.typeName, WeakScreen($0)) } }

  private var mostOften: String { "Most often that is a closure without [weak self], or a task that has not ended." }

  func finding() async -> Finding? {
    guard screens.contains(where: { $0.screen.viewController != nil }) else { return nil }
    await passTurns { screens.contains { $0.screen.viewController != nil } }
    guard let kept = screens.first(where: { $0.screen.viewController != nil }) else { return nil }
    return Finding(.releases, kept.name, "\(kept.name) has left the window, and somebody keeps it alive. \(mostOften)")
  }
}

/// An ended app, by weak references.
struct EndedApp {
  private weak var window: UIWindow?
  private let screens: RemovedScreens
  private let isStillAsking: Bool

  /// Ends the requests of an app that ends. They keep objects alive.
  init<App: RunningApp>(leaving run: RunningCopy<App>) async {
    (window, screens) = (run.app.window, RemovedScreens(run.tree.rows.map(\.screen)))
    await run.cancelUnanswered()
    let live = run.live
    isStillAsking = live.isAskingByHand
    if isStillAsking { live.endQuestionsOfUserMoves() }
  }

  /// P8: the objects of an ended app are released. The check is skipped if code of the app asks the user, because that code may wait for
  /// an answer for ever.
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
