import ContextNavigation
public import Wayfinder

/// The ways through the Search tab.
public struct SearchRoutes {
  /// What is found for some words, on top of Search.
  public let results: DestinationStep<ResultsScreen, ResultsRequest>
  /// A product on top of what was found.
  public let foundProduct: DestinationStep<ProductScreen, FoundProduct>
  /// Which of the results are to be listed: a sheet over those that are there, or over Search.
  public let filter: DestinationStep<FilterScreen, Any?>

  /// Assembles the ways.
  public init(_ tabs: TabRoutes, _ sheets: SheetRoutes, _ catalogue: Catalogue, _ session: Session, _ router: Router) {
    results = StepAssembly(
      finder: ClassWithContextFinder<ResultsScreen, ResultsRequest>(),
      factory: InlineFactory { ResultsScreen($0.words, in: catalogue) }
    )
    .adding(
      InlineContextTask { (screen: ResultsScreen, request: ResultsRequest) in
        if let category = request.category { screen.narrow(to: try? catalogue.category(category)) }
      }
    )
    .using(UINavigationController.push())
    .from(tabs.search.expectingContainer().adaptingContext())
    .assemble()

    foundProduct = StepAssembly(
      finder: InlineStackIteratingFinder<ProductScreen, FoundProduct>(where: Self.isInSearch),
      factory: CheckingFactory({ try catalogue.product($0.product) }, make: ProductScreen.init)
    )
    .showing { found in (try? catalogue.product(found.product)).map { NavigationContext<ShopContext>.product($0) } }
    .adding(WishTask(session: session)).adding(ColourTask(router: router, colours: sheets.colours))
    .using(UINavigationController.push())
    .from(
      results.expectingContainer().adaptingContext(
        using: InlineContextTransformer { (found: FoundProduct) in ResultsRequest(found.query) })
    )
    .assemble()

    let resultsOrSearch = SwitchAssembly<TabStack, Any?>()
      .addCase(expecting: ClassFinder<ResultsScreen, Any?>())
      .assemble(default: tabs.search.expectingContainer())
    filter = StepAssembler<FilterScreen, Any?>()
      .finder(.classFinder).factory(.classFactory)
      .adding(.closing(by: router))
      .adding(
        InlineContextTask { screen, _ in
          screen.findResults = { router.window.flatMap(ResultsScreen.inFront) }
        }
      )
      .using(.presentSheet).from(resultsOrSearch)
      .assemble()
  }

  private static func isInSearch(_ screen: ProductScreen, _ wanted: FoundProduct) -> Bool {
    guard let stack = screen.navigationController as? TabStack, stack.shopTab == .search else { return false }
    let queries = stack.viewControllers.compactMap { ($0 as? ResultsScreen)?.query }
    return screen.product.id == wanted.product && queries.contains(wanted.query)
  }
}

extension ResultsScreen {
  /// The results that a filter in front of the window stands over.
  fileprivate static func inFront(of window: UIWindow) -> ResultsScreen? {
    ClassFinder<ResultsScreen, Any?>(windowProvider: FixedWindowProvider(window)).findViewController()
  }
}
