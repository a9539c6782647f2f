public import Wayfinder

/// The stack of one tab.
public final class TabStack: UINavigationController {
  /// Which tab.
  public private(set) var shopTab = Tab.home

  /// Makes the stack of a tab, with nothing on it yet.
  public convenience init(_ tab: Tab) {
    self.init(nibName: nil, bundle: nil)
    shopTab = tab
    title = tab.rawValue
    tabBarItem.title = tab.rawValue
  }
}

/// The Account tab: its stack, and beside it the order that was chosen last, whatever the stack shows by now.
///
/// Where there is little room the order is shown on top of the stack.
public final class AccountSplit: UISplitViewController, UISplitViewControllerDelegate {
  /// Makes the split with nothing in it yet.
  public convenience init() {
    self.init(style: .doubleColumn)
    title = Tab.account.rawValue
    tabBarItem.title = Tab.account.rawValue
    delegate = self
  }

  /// Lets an order go that was left where there was little room: it does not come back where there is more.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    if viewController(for: .secondary)?.parent == nil { setViewController(nil, for: .secondary) }
    return proposedDisplayMode
  }
}

/// An order, and what is known about it on top of it.
public final class OrderStack: UINavigationController {}

/// The root of the shop: its four tabs.
public final class ShopTabs: UITabBarController {
  /// The stack of a tab.
  public func stack(of tab: Tab) -> TabStack? { stacks.first { $0.shopTab == tab } }

  /// The tab that is shown.
  public var shownTab: Tab? { selectedViewController.flatMap(Self.stack(in:))?.shopTab }

  /// The split of the Account tab.
  private var accountSplit: AccountSplit? { viewControllers?.lazy.compactMap { $0 as? AccountSplit }.first }

  /// The order beside or above the stack of the Account tab.
  public var orderStack: OrderStack? { accountSplit?.viewController(for: .secondary) as? OrderStack }

  private var stacks: [TabStack] { viewControllers?.compactMap(Self.stack(in:)) ?? [] }

  private static func stack(in tab: UIViewController) -> TabStack? {
    let list = (tab as? AccountSplit)?.viewController(for: .primary) ?? tab
    return list as? TabStack
  }
}
