#if os(iOS) || os(tvOS) || os(visionOS)
  import Foundation
#endif
import ViewHierarchy

extension ViewRoutePath {
  /// Returns the path that replaces the default path. Returns this path if it is no default path, or if its source no longer
  /// exists.
  ///
  /// The replacement is the result of the closure for the source. If the closure is `nil` or returns a default path, the
  /// replacement is a modal presentation. If this path has a container, the replacement shows the destination in that container.
  func resolved(preferring preferred: ((UIViewController) -> ViewRoutePath)?) -> ViewRoutePath {
    guard kind is DefaultPath, let source: UIViewController = try? source() else { return self }
    var path = preferred?(source) ?? .presentModally(from: source)
    if path.kind is DefaultPath { path = .presentModally(from: source) }
    return container.map(path.wrapped) ?? path
  }

  /// Returns the window of the path's source.
  ///
  /// - Throws: ``ModuleRoutingError`` if the source no longer exists, is in no window, or is a view controller of the system.
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
  /// A Boolean value that indicates whether UIKit provides both the class and the content of the view controller. An alert is
  /// an example. A container of UIKit is not, because the app provides its content.
  package var belongsToSystem: Bool { belongsToSystem(whereMadeByUIKit: isMadeByUIKit) }

  /// Returns whether UIKit provides both the class and the content of the view controller.
  ///
  /// - Parameter isMadeByUIKit: A Boolean value that indicates whether the class is one of UIKit's.
  package func belongsToSystem(whereMadeByUIKit isMadeByUIKit: Bool) -> Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController: false
    // Apps use these classes directly and as superclasses, with content of their own.
    case is UITableViewController, is UICollectionViewController: false
    case is UIAlertController: true
    default: isMadeByUIKit && type(of: self) != UIViewController.self
    }
  }

  private var isMadeByUIKit: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      Bundle(for: type(of: self)) == Bundle(for: UIViewController.self)
    #else
      // Alerts are the only system view controllers of the headless UIKit.
      false
    #endif
  }

  /// A Boolean value that indicates whether the view controller is a container of UIKit that arranges its children itself.
  /// Other code must not add children to it.
  var arrangesItsChildren: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }

  /// A Boolean value that indicates whether the view controller has a parent, a presenter or a window.
  var isHeld: Bool { parentInTree != nil || presenterInTree != nil || windowOfTree != nil }
}
