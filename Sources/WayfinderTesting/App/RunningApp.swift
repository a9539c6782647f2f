public import Wayfinder

/// An app that a test has launched. A conforming type keeps its window and everything else alive.
///
/// Use ``LaunchedApp`` for a window and a router without a class. Several apps may run in one process, so they must not share globals.
public protocol RunningApp {
  /// The window of the app.
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
