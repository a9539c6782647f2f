import ContextNavigation
public import Wayfinder

/// The ways to what the shop sells, from Home down.
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

  /// Assembles the ways.
  public init(_ tabs: TabRoutes, _ sheets: SheetRoutes, _ catalogue: Catalogue, _ session: Session, _ router: Router) {
    category = StepAssembly(
      finder: ClassWithContextFinder<CategoryScreen, CategoryRequest>(),
      factory: CheckingFactory({ try catalogue.category($0.id) }, make: CategoryScreen.init)
    )
    .adding(SortTask())
    .using(UINavigationController.push())
    .from(tabs.home.expectingContainer().adaptingContext())
    .assemble()

    // A product that does not exist has no category, so its route fails before anything is asked.
    product = Route.push(onto: category.adaptingContext { CategoryRequest(id: try catalogue.product($0).category) }) {
      try ProductScreen(catalogue.product($0))
    }
    .showing { number in (try? catalogue.product(number)).map { NavigationContext<ShopContext>.product($0) } }
    .adding(WishTask(session: session)).adding(ColourTask(router: router, colours: sheets.colours))

    reviews = Route.push(onto: product) { try ReviewsScreen(catalogue.product($0)) }
    review = Route.push(onto: reviews.adaptingContext { try catalogue.checked($0).product }) { ReviewScreen($0) }
  }
}

/// Lists the products of a category in the order that was asked for.
private struct SortTask: ContextTask {
  func perform(on screen: CategoryScreen, with request: CategoryRequest) {
    if let order = request.order { screen.order = order }
  }
}

extension Catalogue {
  fileprivate func checked(_ review: ReviewID) throws -> ReviewID {
    try checkReview(review.number, of: review.product)
    return review
  }
}
