public import Wayfinder

/// An app that a test has launched: whatever conforms keeps its window, and what else it needs, alive.
///
/// A class that holds all of an app conforms by its two properties; ``LaunchedApp`` is for whoever has a window and a router.
/// Several may run in one process, so nothing of an app may hang on a global that they would share.
public protocol RunningApp {
  /// What the app is shown in.
  var window: UIWindow { get }
  /// The router of that window.
  var router: Router { get }
}

/// A window, which is kept alive by this value, and its router.
public struct LaunchedApp: RunningApp {
  /// The window.
  public let window: UIWindow
  /// Its router.
  public let router: Router

  /// Puts a window and its router together.
  public init(window: UIWindow, router: Router) {
    self.window = window
    self.router = router
  }
}
