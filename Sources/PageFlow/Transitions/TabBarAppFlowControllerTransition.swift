public import ViewHierarchy

/// A transition that shows a page in a tab. The view controller of the page before must be a tab bar controller.
///
/// All tabs are made together with the tab bar controller, each in a new navigation controller.
@MainActor
open class TabBarAppFlowControllerTransition<NavigationController: UINavigationController>: AppFlowControllerTransition,
  PlannedTransition, TabTransition, WrappingTransition
{
  let stack: PageStack

  /// The shared transition, which makes each navigation controller from its class.
  nonisolated public static var `default`: TabBarAppFlowControllerTransition<NavigationController> {
    SharedTransitions.shared(TabBarAppFlowControllerTransition<NavigationController>.self) { .init(shared: ()) }
  }

  /// Creates a transition that makes each navigation controller from its class, as `ClassFactory()` does.
  public init() { stack = PageStack(NavigationController.self) }

  /// Creates a transition on any thread, for ``default``. A public nonisolated initializer could not be inherited by subclasses
  /// on the main actor, so this initializer is internal.
  nonisolated init(shared: Void) { stack = PageStack(NavigationController.self) }

  /// Creates a transition that makes each navigation controller with a closure.
  public init(navigationControllerBlock: @escaping @MainActor @Sendable () -> NavigationController) {
    stack = PageStack(NavigationController.self, navigationControllerBlock)
  }

  var join: PageJoin {
    type(of: self) == TabBarAppFlowControllerTransition<NavigationController>.self ? .tab : .appCode
  }

  /// Returns `true`: tabs are made together with their tab bar controller.
  open func shouldPreloadViewController() -> Bool { true }

  /// Appends the result of ``configureViewController(from:)`` to the tabs. Does nothing if the parent is not a tab bar
  /// controller.
  open func preloadViewController(_ viewController: UIViewController, from parentViewController: UIViewController) {
    guard let tabs = parentViewController as? UITabBarController else { return }
    let tab = configureViewController(from: viewController)
    tabs.setViewControllers((tabs.viewControllers ?? []) + [tab], animated: false)
  }

  /// Returns the view controller's navigation controller. If it has none, returns a new navigation controller with the view
  /// controller in it. If the navigation controller cannot be made or cannot contain the view controller, returns the view
  /// controller itself.
  open func configureViewController(from viewController: UIViewController) -> UIViewController {
    viewController.navigationController ?? (try? stack.around(viewController)) ?? viewController
  }

  /// Returns a closure that selects the tab of the view controller.
  open func forwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UINavigationController, UIViewController) -> Void {
    { _, viewController in
      viewController.selectTab()
      guard let tabs = viewController.tabBarController else { return completionBlock() }
      Settling.afterTransition(of: tabs) { completionBlock() }
    }
  }

  /// Returns a closure that only calls the completion. A tab is left when its tab bar controller is left or another tab is
  /// selected.
  open func backwardTransitionBlock(
    animated: Bool, completionBlock: @escaping () -> Void
  ) -> (UIViewController) -> Void {
    { _ in completionBlock() }
  }
}

/// A transition that shows a page in a tab, in a plain navigation controller.
public typealias DefaultTabBarAppFlowControllerTransition = TabBarAppFlowControllerTransition<UINavigationController>

extension UIViewController {
  /// Selects the tab that contains this view controller, if it is in a tab bar controller.
  func selectTab() {
    guard let tabs = tabBarController else { return }
    let tab = ContainerReader().entry(of: tabs, leadingTo: self)
    if tabs.selectedViewController !== tab { tabs.selectedViewController = tab }
  }
}
