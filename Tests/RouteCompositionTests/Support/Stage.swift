import TestStage
import Wayfinder
import WayfinderTesting

/// A visible window with its router. Transitions end at once, unless a test controls the time.
struct Stage {
  let window: UIWindow
  let router: Router

  init(_ root: UIViewController?, time: TransitionScheduler.Mode = .immediate) {
    window = .visible(root, transitions: time)
    router = Router(window: window)
  }

  /// The window's tree as a line: `A[b c*]` contains b and shows c, `a ^ b` presents b.
  var tree: String { window.outline }

  /// The screen that the user sees: the innermost screen of the topmost view controller.
  var shown: UIViewController? {
    guard var next = window.rootViewController else { return nil }
    while let presented = next.presentedViewController { next = presented }
    while let child = (next as? UITabBarController)?.selectedViewController
      ?? (next as? UINavigationController)?.topViewController
    { next = child }
    return next
  }
}
