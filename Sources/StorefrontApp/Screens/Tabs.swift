public import Wayfinder

/// The stack of a tab.
public final class TabStack: UINavigationController {
  /// The tab of the stack.
  public private(set) var shopTab = Tab.home

  /// Creates the empty stack of a tab.
  public convenience init(_ tab: Tab) {
    self.init(nibName: nil, bundle: nil)
    shopTab = tab
    title = tab.rawValue
    tabBarItem.title = tab.rawValue
  }
}

/// The split view of the Account tab: the tab's stack, and beside it the last chosen order, also after the stack shows another screen.
///
/// A collapsed split view shows the order on top of the stack.
public final class AccountSplit: UISplitViewController, UISplitViewControllerDelegate {
  /// Creates an empty split view.
  public convenience init() {
    self.init(style: .doubleColumn)
    title = Tab.account.rawValue
    tabBarItem.title = Tab.account.rawValue
    delegate = self
  }

  /// Removes the order from its column if the user has left the order in the collapsed split view. The order does not return when the
  /// split view expands.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    if viewController(for: .secondary)?.parent == nil { setViewController(nil, for: .secondary) }
    return proposedDisplayMode
  }
}

/// The stack of an order and its tracking.
public final class OrderStack: UINavigationController {}

/// The root of the shop: the tab bar controller of the four tabs.
public final class ShopTabs: UITabBarController {
  /// Returns the stack of a tab.
  public func stack(of tab: Tab) -> TabStack? { stacks.first { $0.shopTab == tab } }

  /// The selected tab.
  public var shownTab: Tab? { selectedViewController.flatMap(Self.stack(in:))?.shopTab }

  /// The split view of the Account tab.
  private var accountSplit: AccountSplit? { viewControllers?.lazy.compactMap { $0 as? AccountSplit }.first }

  /// The stack of the order in the Account tab's split view.
  public var orderStack: OrderStack? { accountSplit?.viewController(for: .secondary) as? OrderStack }

  private var stacks: [TabStack] { viewControllers?.compactMap(Self.stack(in:)) ?? [] }

  private static func stack(in tab: UIViewController) -> TabStack? {
    let list = (tab as? AccountSplit)?.viewController(for: .primary) ?? tab
    return list as? TabStack
  }
}
