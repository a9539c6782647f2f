public import Wayfinder

/// The four tabs of the shop.
nonisolated public enum Tab: String, CaseIterable, Hashable, Sendable {
  /// What the shop has to offer.
  case home = "Home"
  /// Looking for something.
  case search = "Search"
  /// What is going to be bought.
  case bag = "Bag"
  /// Orders, wish list and settings.
  case account = "Account"
}

/// The stack of one tab.
public final class TabStack: UINavigationController {
  /// Which tab.
  public private(set) var tab = Tab.home

  /// Makes the stack with the tab's first screen.
  public convenience init(_ tab: Tab) {
    self.init(rootViewController: tab.makeScreen())
    self.tab = tab
    title = tab.rawValue
    tabBarItem.title = tab.rawValue
  }
}

/// The root of the shop: its four tabs.
public final class ShopTabs: UITabBarController {
  /// Makes the tabs, each with its first screen.
  public static func make() -> ShopTabs {
    let tabs = ShopTabs()
    tabs.viewControllers = Tab.allCases.map(TabStack.init)
    return tabs
  }

  /// The stack of a tab.
  public func stack(of tab: Tab) -> TabStack? {
    viewControllers?.lazy.compactMap { $0 as? TabStack }.first { $0.tab == tab }
  }
}

extension Tab {
  @MainActor fileprivate func makeScreen() -> UIViewController {
    switch self {
    case .home: HomeScreen()
    case .search: SearchScreen()
    case .bag: BagScreen()
    case .account: AccountScreen()
    }
  }
}
