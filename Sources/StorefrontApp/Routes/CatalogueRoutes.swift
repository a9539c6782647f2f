public import StorefrontProtocols
public import Wayfinder

/// The ways to what the shop sells.
///
/// A product asked for by its number is looked for on screen first, in whatever tab; otherwise it is shown in the Home
/// tab, on top of its category.
public struct CatalogueRoutes {
  /// A category, on top of Home.
  public let category: DestinationStep<CategoryScreen, CategoryRequest>
  /// A product by its number, on top of its category.
  public let product: DestinationStep<ProductScreen, Int>
  /// The reviews of a product by its number, on top of the product.
  public let reviews: DestinationStep<ReviewsScreen, Int>
  /// One review, on top of the others.
  public let review: DestinationStep<ReviewScreen, ReviewID>
  /// What is found for some words, on top of Search.
  public let results: DestinationStep<ResultsScreen, String>
  /// A product on top of what was found, in the Search tab.
  public let foundProduct: DestinationStep<ProductScreen, FoundProduct>
  /// Which of the results are to be listed: a sheet over those that are there, or over Search.
  public let filter: DestinationStep<FilterScreen, Any?>
  /// The pictures of a product by its number, over the whole screen.
  public let gallery: DestinationStep<GalleryScreen, Int>
  /// Sharing a product by its number: a popover at its button.
  public let share: DestinationStep<ShareScreen, Int>
  /// Which size fits whom: a sheet over anything.
  public let sizeGuide: DestinationStep<SizeGuideScreen, Any?>
  /// Choosing a colour: a sheet over anything, which answers who asks.
  public let colours: DestinationStep<ColourPickerScreen, ColourQuestion>

  /// Assembles the ways.
  public init(
    _ tabs: TabRoutes, _ catalogue: Catalogue, _ session: Session, _ router: Router, _ sharing: any Sharing
  ) {
    let colours = StepAssembler<ColourPickerScreen, ColourQuestion>()
      .finder(.classFinder).factory(.classFactory)
      .adding(.closing(by: router))
      .adding(
        InlineContextTask { [weak session] screen, question in
          screen.show(question)
          screen.onChoose = { session?.colour = $0 }
        }
      )
      .using(.presentSheet).from(.current)
      .assemble()
    self.colours = colours

    category = StepAssembly(
      finder: ClassWithContextFinder<CategoryScreen, CategoryRequest>(),
      factory: CheckingFactory({ try catalogue.category($0.id) }, make: CategoryScreen.init)
    )
    .adding(SortTask())
    .using(UINavigationController.push())
    .from(tabs.home.expectingContainer().adaptingContext())
    .assemble()

    product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(),
      factory: CheckingFactory(catalogue.product, make: ProductScreen.init)
    )
    .showing { number in (try? catalogue.product(number)).map { NavigationContext<ShopContext>.product($0) } }
    .adding(WishTask(session: session)).adding(ColourTask(router: router, colours: colours))
    .using(UINavigationController.push())
    .from(category.expectingContainer().adaptingContext(using: CategoryOfProduct(catalogue: catalogue)))
    .assemble()

    reviews = StepAssembly(
      finder: ClassWithContextFinder<ReviewsScreen, Int>(),
      factory: CheckingFactory(catalogue.product, make: ReviewsScreen.init)
    )
    .using(UINavigationController.push())
    .from(product.expectingContainer())
    .assemble()

    review = StepAssembly(
      finder: ClassWithContextFinder<ReviewScreen, ReviewID>(),
      factory: CheckingFactory({ try catalogue.review($0) }, make: ReviewScreen.init)
    )
    .using(UINavigationController.push())
    .from(reviews.expectingContainer().adaptingContext(using: InlineContextTransformer(\ReviewID.product)))
    .assemble()

    results = StepAssembly(
      finder: ClassWithContextFinder<ResultsScreen, String>(), factory: InlineFactory(ResultsScreen.init)
    )
    .using(UINavigationController.push())
    .from(tabs.search.expectingContainer().adaptingContext())
    .assemble()

    foundProduct = StepAssembly(
      finder: InlineStackIteratingFinder<ProductScreen, FoundProduct>(where: Self.isInSearch),
      factory: CheckingFactory({ try catalogue.product($0.product) }, make: ProductScreen.init)
    )
    .showing { found in (try? catalogue.product(found.product)).map { NavigationContext<ShopContext>.product($0) } }
    .adding(WishTask(session: session)).adding(ColourTask(router: router, colours: colours))
    .using(UINavigationController.push())
    .from(results.expectingContainer().adaptingContext(using: InlineContextTransformer(\FoundProduct.query)))
    .assemble()

    let results = SwitchAssembly<TabStack, Any?>()
      .addCase(expecting: ClassFinder<ResultsScreen, Any?>())
      .assemble(default: tabs.search.expectingContainer())
    filter = StepAssembler<FilterScreen, Any?>()
      .finder(.classFinder).factory(.classFactory)
      .adding(.closing(by: router))
      .using(.presentSheet).from(results)
      .assemble()

    gallery = StepAssembler<GalleryScreen, Int>()
      .finder(.classWithContextFinder).factory(.checking(catalogue.product, make: GalleryScreen.init))
      .adding(.closing(by: router))
      .using(.present(.fullScreen)).from(product)
      .assemble()

    share = StepAssembler<ShareScreen, Int>()
      .finder(.classWithContextFinder).factory(.checking(catalogue.product) { ShareScreen($0, sharing) })
      .adding(.closing(by: router))
      .using(.presentPopover).from(product)
      .assemble()

    sizeGuide = StepAssembler<SizeGuideScreen, Any?>()
      .finder(.classFinder).factory(.classFactory)
      .adding(.closing(by: router))
      .using(.presentSheet).from(.current)
      .assemble()
  }

  private static func isInSearch(_ screen: ProductScreen, _ wanted: FoundProduct) -> Bool {
    guard let stack = screen.navigationController as? TabStack, stack.shopTab == .search else { return false }
    let queries = stack.viewControllers.compactMap { ($0 as? ResultsScreen)?.query }
    return screen.product.id == wanted.product && queries.contains(wanted.query)
  }
}

/// The category that a product stands in. A product that does not exist is refused by its factory, which is asked next.
private struct CategoryOfProduct: ContextTransformer {
  let catalogue: Catalogue

  func transform(_ product: Int) -> CategoryRequest {
    let category = (try? catalogue.product(product))?.category ?? catalogue.categories.first?.id
    return CategoryRequest(id: category ?? 0)
  }
}

/// Lists the products of a category in the order that was asked for.
private struct SortTask: ContextTask {
  func perform(on screen: CategoryScreen, with request: CategoryRequest) {
    if let order = request.order { screen.order = order }
  }
}

/// Lets the user put a product on the wish list.
private struct WishTask<Context>: ContextTask {
  weak var session: Session?

  func perform(on screen: ProductScreen, with context: Context) {
    if let session { screen.wishes(of: session) }
  }
}

/// Lets the user choose a colour for a product.
private struct ColourTask<Context>: ContextTask {
  let router: Router
  let colours: DestinationStep<ColourPickerScreen, ColourQuestion>

  func perform(on screen: ProductScreen, with context: Context) {
    screen.askForColour = { [router, colours] product, hear in
      router.ask(colours, with: ColourQuestion(for: product)) { hear($0.value) }
    }
  }
}

extension Catalogue {
  fileprivate func review(_ review: ReviewID) throws -> ReviewID {
    try checkReview(review.number, of: review.product)
    return review
  }
}
