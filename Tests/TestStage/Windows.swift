package import Wayfinder

extension Router {
  /// Returns the outcome of a request that ends within the call, or `nil` if it waits.
  package func outcomeAtOnce<Value>(of request: NavigationRequest<Value>) -> Outcome<Value>? {
    var ended: Outcome<Value>?
    navigate(request) { ended = $0 }
    return ended
  }
}

extension UIWindow {
  /// The screen that the user sees: the innermost screen of the topmost view controller.
  package var shownScreen: UIViewController? {
    guard var next = rootViewController else { return nil }
    while let presented = next.presentedViewController { next = presented }
    while let child = (next as? UITabBarController)?.selectedViewController
      ?? (next as? UINavigationController)?.topViewController
    { next = child }
    return next
  }
}

/// Returns a stack of screens.
package func stack(_ screens: UIViewController...) -> UINavigationController {
  let stack = UINavigationController()
  stack.viewControllers = screens
  return stack
}

/// Returns a tab bar controller with the tab at `selected` selected.
package func tabs(_ screens: UIViewController..., selected: Int = 0) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = screens
  tabs.selectedIndex = selected
  return tabs
}

/// Returns screens of the given names.
package func screens(_ names: String...) -> [UIViewController] { names.map { Screen($0) } }

/// Returns all view controllers of a window, by UIKit's own properties.
///
/// Containers come before their children, and a container with its children before its presented view controller.
package func viewControllers(of window: UIWindow) -> [UIViewController] {
  var all: [UIViewController] = []
  func add(_ viewController: UIViewController?) {
    guard let viewController else { return }
    all.append(viewController)
    viewController.children.forEach(add)
    if let presented = viewController.presentedViewController, presented.presentingViewController === viewController {
      add(presented)
    }
  }
  add(window.rootViewController)
  return all
}

/// Returns the identities of all view controllers of a window, to compare instances and their places.
package func identities(_ window: UIWindow) -> [ObjectIdentifier] {
  viewControllers(of: window).map { ObjectIdentifier($0) }
}
