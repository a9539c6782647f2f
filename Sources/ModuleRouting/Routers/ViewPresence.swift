import NavigationCore
import RouteComposition
import ViewHierarchy

/// The state of one router's route. It holds the shown destination weakly, because the tree holds it.
final class ViewPresence {
  /// The operation in progress.
  enum Progress {
    case none, routing, removing
  }

  var progress = Progress.none
  /// The path of the current or the last performance.
  var path: ViewRoutePath?
  /// An existing destination to prepare and show.
  var given: Any?
  /// The destination of the current performance.
  var held: MadeDestination?
  /// The destination that the caller already received, until it is shown.
  ///
  /// If showing it fails, the next performance shows the same destination, unless the caller has passed parameters again.
  var delivered: (made: MadeDestination, parameterPasses: Int)?
  weak var destination: AnyObject?
  /// Keeps the destination alive until all listeners are notified of its removal.
  var leaving: AnyObject?
  /// The shown view controller: the destination, or the container around it.
  weak var shown: UIViewController?
  /// The path that showed the destination. A default path is stored as the path that replaced it.
  var shownBy: ViewRoutePath?
  weak var window: UIWindow?
  /// A Boolean value that indicates whether the destination was ever shown.
  var wasShown = false
  /// A Boolean value that indicates whether code of the app shows the destination outside the tree.
  var isOutsideTree = false
  /// Ends the observation of the destination.
  var stopWatching: (() -> Void)?

  /// Clears the record of the presentation after the destination has left. Another presentation is not this route's.
  func clearPresentation() { (shownBy, isOutsideTree) = (nil, false) }

  /// The window that contains the destination now, or else the window in which it was shown.
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
      isOutsideTree || engine?.standing.live.containsAnywhere(viewController) == true
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
