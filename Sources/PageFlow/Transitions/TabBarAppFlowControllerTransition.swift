public import ViewHierarchy

/// Shows a page in a tab of the page before it, whose view controller is a tab bar controller.
///
/// All tabs are made together with the tab bar controller, each in a new navigation controller.
open class TabBarAppFlowControllerTransition<NavigationController: UINavigationController>: AppFlowControllerTransition,
  PlannedTransition, TabTransition, WrappingTransition
{
  private let make: (@MainActor @Sendable () -> NavigationController)?

  /// One that makes the navigation controllers from their class alone.
  nonisolated public static var `default`: TabBarAppFlowControllerTransition<NavigationController> { .init(shared: ()) }

  /// Makes a transition whose navigation controllers are made from their class alone, as `ClassFactory()` does it.
  public init() { make = nil }

  /// Made from anywhere. It is not public, since a subclass in main-actor code could not inherit it.
  nonisolated init(shared: Void) { make = nil }

  /// Makes a transition whose navigation controllers are made by a closure.
  public init(navigationControllerBlock: @escaping @MainActor @Sendable () -> NavigationController) {
    make = navigationControllerBlock
  }

  var join: PageJoin {
    type(of: self) == TabBarAppFlowControllerTransition<NavigationController>.self ? .tab : .opaque
  }

  var wrapperName: String { String(describing: NavigationController.self) }

  func makeNavigationController() throws -> UINavigationController { try makeStack(make) }

  /// Tabs are there before their bar appears.
  open func shouldPreloadViewController() -> Bool { true }

  /// Adds the configured view controller to the tabs.
  open func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {
    guard let tabs = parentViewController as? UITabBarController else { return }
    let tab = configureViewController(from: viewController)
    tabs.setViewControllers((tabs.viewControllers ?? []) + [tab], animated: false)
  }

  /// A new navigation controller around the view controller, or the one that it is in already.
  open func configureViewController(from viewController: UIViewController) -> UIViewController {
    if let stack = viewController.navigationController { return stack }
    guard let stack = try? makeNavigationController() else { return viewController }
    stack.setViewControllers([viewController], animated: false)
    return stack
  }

  /// Selects the tab.
  open func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { _, viewController in
      viewController.selectTab()
      guard let tabs = viewController.tabBarController else { return completionBlock() }
      Settling.afterTransition(of: tabs) { completionBlock() }
    }
  }

  /// A tab is left by leaving its bar or choosing another, so there is nothing to take off.
  open func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { _ in completionBlock() }
  }
}

/// Shows a page in a tab, in a plain navigation controller.
public typealias DefaultTabBarAppFlowControllerTransition = TabBarAppFlowControllerTransition<UINavigationController>

extension UIViewController {
  /// Selects the tab it stands in, if it stands in one.
  func selectTab() {
    guard let tabs = tabBarController else { return }
    var child = self
    while let parent = child.parent, parent !== tabs { child = parent }
    if child.parent === tabs, tabs.selectedViewController !== child { tabs.selectedViewController = child }
  }
}
