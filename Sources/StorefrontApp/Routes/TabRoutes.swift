public import Wayfinder

/// The routes to the first screens of the tabs, where all other routes of the shop begin.
public struct TabRoutes {
  /// The route to the tabs, which makes them again if another screen has become the root of the window.
  public let tabs: DestinationStep<ShopTabs, Any?>
  /// The route to the first screen of the Home tab.
  public let home: DestinationStep<HomeScreen, Any?>
  /// The route to the first screen of the Search tab.
  public let search: DestinationStep<SearchScreen, Any?>
  /// The route to the first screen of the Bag tab.
  public let bag: DestinationStep<BagScreen, Any?>
  /// The route to the first screen of the Account tab.
  public let account: DestinationStep<AccountScreen, Any?>

  /// Assembles the routes.
  public init() {
    tabs = Route.root(foundBy: .classFinder(options: .currentAllStack, startingPoint: .root)) {
      try Self.allTabs.build()
    }
    home = Self.first(in: tabs)
    search = Self.first(in: tabs)
    bag = Self.first(in: tabs)
    account = Self.first(in: tabs)
  }

  /// The factory of the tabs with their first screens.
  static var allTabs: CompleteFactory<ShopTabs, Any?> {
    CompleteFactoryAssembly(factory: TabBarControllerFactory<ShopTabs, Any?> { ShopTabs() })
      .with(stack(.home, ClassFactory<HomeScreen, Any?>()))
      .with(stack(.search, ClassFactory<SearchScreen, Any?>()))
      .with(stack(.bag, ClassFactory<BagScreen, Any?>()))
      .with(
        CompleteFactoryAssembly(factory: SplitControllerFactory<AccountSplit, Any?> { AccountSplit() })
          .with(stack(.account, ClassFactory<AccountScreen, Any?>()))
          .assemble()
      )
      .assemble()
  }

  private static func stack<Screen: UIViewController>(
    _ tab: Tab, _ first: ClassFactory<Screen, Any?>
  ) -> CompleteFactory<TabStack, Any?> {
    CompleteFactoryAssembly(factory: NavigationControllerFactory<TabStack, Any?> { TabStack(tab) })
      .with(first)
      .assemble()
  }

  /// Returns the route to a screen that the tabs contain from the beginning.
  private static func first<Screen: UIViewController>(
    in tabs: DestinationStep<ShopTabs, Any?>
  ) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: NilFactory()).from(tabs).assemble()
  }
}
