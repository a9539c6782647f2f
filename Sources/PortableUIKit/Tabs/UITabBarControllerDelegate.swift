/// Asked and told about the user's choices in a tab bar.
///
/// Follows Apple's page `UITabBarControllerDelegate`: nothing of it is called when code selects.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has chosen a controller, the chosen one again included.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Who animates the change.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the change by the user's finger.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// The user may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing to do.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// The change is not animated.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// No finger drives.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// What a tab bar shows for a controller.
///
/// Follows Apple's page `UITabBarItem`.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// What is shown in its corner.
  open var badgeValue: String?
}

/// The bar of a tab bar controller.
///
/// Follows Apple's page `UITabBar`.
@preconcurrency @MainActor open class UITabBar: UIView {
  weak var tabs: UITabBarController?

  /// The items of the controllers.
  open var items: [UITabBarItem]? {
    guard let tabs else { return nil }
    let items = tabs.tabsInBar.map { $0.madeTabBarItem() }
    return tabs.hasMore ? items + [tabs.madeMore().madeTabBarItem()] : items
  }
  /// The item of the chosen controller.
  open var selectedItem: UITabBarItem? { tabs.flatMap { $0.shown(for: $0.selectedChild) }?.madeTabBarItem() }
}
