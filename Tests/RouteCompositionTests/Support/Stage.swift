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

  /// A line that describes the window's tree. In `A[b c*]`, A contains b and c, and shows c. In `a ^ b`, a presents b.
  var tree: String { window.outline }

  /// The screen that the user sees.
  var shown: UIViewController? { window.shownScreen }
}
