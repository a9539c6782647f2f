#if os(iOS) || os(tvOS) || os(visionOS)
  import Foundation
#endif
import ViewHierarchy

extension ViewRoutePath {
  /// This path, or the one that a default path stands for.
  func resolved(with configuration: ViewRouteConfiguration) -> ViewRoutePath {
    guard case .byDefault = kind, let source else { return self }
    var path = configuration.defaultPath?(source) ?? .presentModally(from: source)
    if case .byDefault = path.kind { path = .presentModally(from: source) }
    return container.map(path.wrapped) ?? path
  }

  /// The window that the path leads through.
  ///
  /// - Throws: ``ModuleRoutingError`` where the path starts from nothing that is on screen, or from what is not the app's.
  func window() throws -> UIWindow {
    if case .subview = kind {
      guard let sourceView else { throw ModuleRoutingError.sourceIsGone(path: name) }
      guard let window = sourceView.window else {
        throw ModuleRoutingError.sourceOutsideWindow("\(type(of: sourceView))")
      }
      return window
    }
    guard let source else { throw ModuleRoutingError.sourceIsGone(path: name) }
    if source.belongsToSystem { throw ModuleRoutingError.ownedBySystem(source.typeName) }
    guard let window = source.windowOfTree else { throw ModuleRoutingError.sourceOutsideWindow(source.typeName) }
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

  /// What holds it: a container, or what presents it, or the window; `nil` where nothing does.
  var holder: String? {
    if let parentInTree { return parentInTree.typeName }
    if let presenterInTree { return presenterInTree.typeName }
    guard let window = viewIfLoaded?.window, window.treeRoot === self else { return nil }
    return "the window"
  }
}
