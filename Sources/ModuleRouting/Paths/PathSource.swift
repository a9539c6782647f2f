#if os(iOS) || os(tvOS) || os(visionOS)
  import Foundation
#endif
import ViewHierarchy

extension ViewRoutePath {
  /// This path, or the one that it stands for.
  func resolved(preferring preferred: ((UIViewController) -> ViewRoutePath)?) -> ViewRoutePath {
    guard let source = try? source() as UIViewController, let path = kind.path(from: source, preferring: preferred)
    else {
      return self
    }
    return container.map(path.wrapped) ?? path
  }

  /// The window that the path leads through.
  ///
  /// - Throws: ``ModuleRoutingError`` if the path starts from nothing on screen, or from a view controller of the system's.
  func window() throws -> UIWindow {
    let source: UIResponder = try source()
    if let viewController = source as? UIViewController, viewController.belongsToSystem {
      throw ModuleRoutingError.ownedBySystem(viewController.typeName)
    }
    let window = (source as? UIViewController)?.windowOfTree ?? (source as? UIView)?.window
    guard let window else { throw ModuleRoutingError.sourceOutsideWindow("\(type(of: source))") }
    return window
  }
}

extension UIViewController {
  /// Whether it is one of UIKit's own view controllers whose contents are UIKit's too, such as an alert.
  package var belongsToSystem: Bool { belongsToSystem(whereMadeByUIKit: isMadeByUIKit) }

  /// The same, where it is known whether its class is one of UIKit's.
  package func belongsToSystem(whereMadeByUIKit isMadeByUIKit: Bool) -> Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController: false
    // These are as often used as they are as subclassed.
    case is UITableViewController, is UICollectionViewController: false
    case is UIAlertController: true
    default: isMadeByUIKit && type(of: self) != UIViewController.self
    }
  }

  private var isMadeByUIKit: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      Bundle(for: type(of: self)) == Bundle(for: UIViewController.self)
    #else
      // The headless UIKit has no view controllers of the system's own but alerts.
      false
    #endif
  }

  /// Whether it arranges its children itself, so that nobody else may add one.
  var arrangesItsChildren: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }

  /// Whether a container, a presenter or a window holds it.
  var isHeld: Bool { parentInTree != nil || presenterInTree != nil || windowOfTree != nil }
}
