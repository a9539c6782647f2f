import ContextNavigation
public import Wayfinder

/// The routes through the Search tab.
public struct SearchRoutes {
  /// The route to the results of a search, on top of Search.
  public let results: DestinationStep<ResultsScreen, ResultsRequest>
  /// The route to a product, on top of the results.
  public let foundProduct: DestinationStep<ProductScreen, FoundProduct>
  /// The route to the filter of the results, in a sheet over the results in the window, or over Search.
  public let filter: DestinationStep<FilterScreen, Any?>

  /// Assembles the routes.
  public init(_ tabs: TabRoutes, _ sheets: SheetRoutes, _ catalogue: Catalogue, _ session: Session, _ router: Router) {
    results = Route.push(onto: tabs.search) { (request: ResultsRequest) in ResultsScreen(request.words, in: catalogue) }
      .adding(
        InlineContextTask { screen, request in
          if let category = request.category { screen.narrow(to: try? catalogue.category(category)) }
        })

    let resultsOfFound = results.adaptingContext { (found: FoundProduct) in
      _ = try catalogue.product(found.product)
      return ResultsRequest(found.query)
    }
    foundProduct = Route.push(
      onto: resultsOfFound, foundBy: AnyFinder(InlineStackIteratingFinder(where: Self.isInSearch))
    ) { try ProductScreen(catalogue.product($0.product)) }
    .showing { found in (try? catalogue.product(found.product)).map { NavigationContext<ShopContext>.product($0) } }
    .adding(WishTask(session: session)).adding(ColourTask(router: router, colours: sheets.colours))

    let resultsOrSearch = SwitchAssembly<TabStack, Any?>()
      .addCase(expecting: ClassFinder<ResultsScreen, Any?>())
      .assemble(default: tabs.search.expectingContainer())
    filter = Route.present(.pageSheet, on: resultsOrSearch) { FilterScreen() }
      .adding(.closing(by: router))
      .adding(
        InlineContextTask { screen, _ in
          screen.findResults = { router.window.flatMap(ResultsScreen.inFront) }
        })
  }

  private static func isInSearch(_ screen: ProductScreen, _ found: FoundProduct) -> Bool {
    guard let stack = screen.navigationController as? TabStack, stack.shopTab == .search else { return false }
    let queries = stack.viewControllers.compactMap { ($0 as? ResultsScreen)?.query }
    return screen.product.id == found.product && queries.contains(found.query)
  }
}

extension ResultsScreen {
  /// Returns the results below a filter in front of the window.
  fileprivate static func inFront(of window: UIWindow) -> ResultsScreen? {
    ClassFinder<ResultsScreen, Any?>(windowProvider: FixedWindowProvider(window)).findViewController()
  }
}
