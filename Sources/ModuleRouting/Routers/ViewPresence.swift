import NavigationCore
import RouteComposition
import ViewHierarchy

/// The state of a view router. It holds the shown destination weakly, because the tree holds the destination.
final class ViewPresence {
  /// The operation in progress.
  enum Progress {
    case none, routing, removing
  }

  var progress = Progress.none
  /// The path of the current or the last call of `perform`.
  var path: ViewRoutePath?
  /// An existing destination to prepare and show; `nil` after it is shown.
  var given: Any?
  /// The destination of the current call of `perform`. It is held until the call ends.
  var held: MadeDestination?
  /// A destination that the closure of the call has made, and that the caller may already hold. `nil` after it is shown.
  ///
  /// If showing the destination fails, the next call of `perform` shows the same destination, unless the caller has passed
  /// parameters again.
  var delivered: (made: MadeDestination, parameterPasses: Int)?
  weak var destination: AnyObject?
  /// The destination during a removal. It is held until all listeners are notified of the removal.
  var leaving: AnyObject?
  /// The shown view controller: the destination, or the container around it.
  weak var shown: UIViewController?
  /// The path that showed the destination; never a default path, but the path that replaced it. `nil` after the destination has
  /// left.
  var shownBy: ViewRoutePath?
  weak var window: UIWindow?
  /// A Boolean value that indicates whether the route has ever shown a destination.
  var wasShown = false
  /// A Boolean value that indicates whether code of the app shows the destination, but not in the tree.
  var isOutsideTree = false
  /// A closure that ends the observation of the destination.
  var stopWatching: (() -> Void)?

  /// Forgets how the destination was shown, after it has left. If other code shows it again, the route's path must not remove
  /// it.
  func clearPresentation() { (shownBy, isOutsideTree) = (nil, false) }

  /// The window that contains the destination. If there is none, the window of the last request.
  var currentWindow: UIWindow? {
    switch destination {
    case let viewController as UIViewController: viewController.windowOfTree ?? window
    case let view as UIView: view.window ?? window
    default: window
    }
  }

  var engine: WindowEngine? { currentWindow.map(WindowEngine.of) }

  /// A Boolean value that indicates whether the destination is on screen now, visible or not.
  var isOnScreen: Bool {
    switch destination {
    case let viewController as UIViewController:
      isOutsideTree || engine?.defaults.live.containsAnywhere(viewController) == true
    case let view as UIView: isOutsideTree || view.superview != nil
    case .some: isOutsideTree
    case nil: false
    }
  }

  var state: RouteState {
    switch progress {
    case .routing: .routing
    case .removing: .removing
    case .none: isOnScreen ? .routed : wasShown ? .removed : .unrouted
    }
  }
}
