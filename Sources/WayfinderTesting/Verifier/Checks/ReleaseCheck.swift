import ViewHierarchy
import Wayfinder

/// View controllers that have left, without keeping them.
struct GoneScreens {
  private var screens: [(name: String, screen: WeakScreen)]

  init(_ screens: [UIViewController]) { self.screens = screens.map { ($0.typeName, WeakScreen($0)) } }

  /// P8: what has left is released, as soon as what has begun meanwhile is over.
  func finding() async -> Finding? {
    guard screens.contains(where: { $0.screen.viewController != nil }) else { return nil }
    for _ in 0..<200 where screens.contains(where: { $0.screen.viewController != nil }) { await passTurnOfOthers() }
    guard let kept = screens.first(where: { $0.screen.viewController != nil }) else { return nil }
    return Finding(.releases, kept.name, "\(kept.name) has left the window, and somebody keeps it alive.")
  }
}

/// An app that has gone, without keeping it.
struct GoneApp {
  private weak var window: UIWindow?
  private let screens: GoneScreens

  init(_ window: UIWindow, _ tree: SeenTree) {
    self.window = window
    screens = GoneScreens(tree.rows.map(\.screen))
  }

  /// P8: what an app had is released with it.
  func finding() async -> Finding? {
    for _ in 0..<200 where window != nil { await passTurnOfOthers() }
    if window != nil {
      return Finding(.releases, "the window", "The app has gone, and somebody keeps its window alive.")
    }
    guard let kept = await screens.finding() else { return nil }
    return Finding(.releases, kept.subject, "The app has gone, and somebody keeps \(kept.subject) alive.")
  }
}
