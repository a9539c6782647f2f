public import ViewHierarchy

/// Shows a page in a tab of the page before it, whose view controller is a tab bar controller.
///
/// All tabs are made together with the tab bar controller, each in a new navigation controller.
@MainActor
open class TabBarAppFlowControllerTransition<NavigationController: UINavigationController>: AppFlowControllerTransition,
  PlannedTransition, TabTransition, WrappingTransition
{
  let stack: PageStack

  /// One that makes the navigation controllers from their class alone: always the same.
  nonisolated public static var `default`: TabBarAppFlowControllerTransition<NavigationController> {
    ReadyTransitions.one(of: TabBarAppFlowControllerTransition<NavigationController>.self) { .init(shared: ()) }
  }

  /// Makes a transition whose navigation controllers are made from their class alone, as `ClassFactory()` does it.
  public init() { stack = PageStack(NavigationController.self) }

  /// Made from anywhere. It is not public, since a subclass in main-actor code could not inherit it.
  nonisolated init(shared: Void) { stack = PageStack(NavigationController.self) }

  /// Makes a transition whose navigation controllers are made by a closure.
  public init(navigationControllerBlock: @escaping @MainActor @Sendable () -> NavigationController) {
    stack = PageStack(NavigationController.self, navigationControllerBlock)
  }

  var join: PageJoin {
    type(of: self) == TabBarAppFlowControllerTransition<NavigationController>.self ? .tab : .appCode
  }

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
    viewController.navigationController ?? (try? stack.around(viewController)) ?? viewController
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
    let tab = ContainerReader().entry(of: tabs, leadingTo: self)
    if tabs.selectedViewController !== tab { tabs.selectedViewController = tab }
  }
}
