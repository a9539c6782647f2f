import NavigationCore
import RouteComposition
import ViewHierarchy

/// The state of one router's route. The destination is held weakly once it is shown, since the tree holds it.
final class ViewPresence {
  /// What is under way.
  enum Progress {
    case none, routing, removing
  }

  var progress = Progress.none
  /// How the route was performed last, or is being performed.
  var path: ViewRoutePath?
  /// A destination that was made elsewhere, to be prepared and shown.
  var given: Any?
  /// What was made, until it is shown or given up.
  var held: MadeView?
  /// What its caller was handed, until it is shown: where that fails, the next performance shows the same, unless parameters
  /// were handed over more often by then.
  var handedOut: (made: MadeView, handovers: Int)?
  weak var destination: AnyObject?
  /// Keeps the destination until those who want to know have been told that it has gone.
  var leaving: AnyObject?
  /// What was really shown: the destination, or the container that it was wrapped in.
  weak var shown: UIViewController?
  /// How the destination was shown: never by a default path, which may stand for another one by now.
  var shownBy: ViewRoutePath?
  weak var window: UIWindow?
  /// Whether the destination was ever shown.
  var wasShown = false
  /// Whether a way of the app's own has put the destination somewhere that cannot be read from the tree.
  var isElsewhere = false
  /// Takes back the wait for the destination to leave.
  var stopWatching: (() -> Void)?

  /// Forgets how the destination was shown: it has gone, and where it is put from now on it was not shown by this route.
  func forgetShowing() { (shownBy, isElsewhere) = (nil, false) }

  /// The window that the destination is in now, wherever it was put since; else the one that it was shown in.
  var windowNow: UIWindow? {
    switch destination {
    case let viewController as UIViewController: viewController.windowOfTree ?? window
    case let view as UIView: view.window ?? window
    default: window
    }
  }

  var engine: WindowEngine? { windowNow.map(WindowEngine.of) }

  /// Whether the destination is on screen now, visible or not.
  var isThere: Bool {
    switch destination {
    case let viewController as UIViewController:
      isElsewhere || engine?.standing.live.containsAnywhere(viewController) == true
    case let view as UIView: isElsewhere || view.superview != nil
    case .some: isElsewhere
    case nil: false
    }
  }

  var state: RouteState {
    switch progress {
    case .routing: .routing
    case .removing: .removing
    case .none: isThere ? .routed : wasShown ? .removed : .unrouted
    }
  }
}
