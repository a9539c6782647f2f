import ContextNavigation
public import Wayfinder

/// The routes to categories, products and reviews, from the Home tab down.
///
/// A route to a product first searches all tabs for a screen with the product's number. If there is none, the route shows the product in
/// the Home tab, on top of its category.
public struct CatalogueRoutes {
  /// The route to a category, on top of Home.
  public let category: DestinationStep<CategoryScreen, CategoryRequest>
  /// The route to a product given by its number, on top of its category.
  public let product: DestinationStep<ProductScreen, Int>
  /// The route to the reviews of a product given by its number, on top of the product.
  public let reviews: DestinationStep<ReviewsScreen, Int>
  /// The route to a review, on top of the other reviews.
  public let review: DestinationStep<ReviewScreen, ReviewID>

  /// Assembles the routes.
  public init(_ tabs: TabRoutes, _ sheets: SheetRoutes, _ catalogue: Catalogue, _ session: Session, _ router: Router) {
    category = StepAssembly(
      finder: ClassWithContextFinder<CategoryScreen, CategoryRequest>(),
      factory: CheckingFactory({ try catalogue.category($0.id) }, make: CategoryScreen.init)
    )
    .adding(SortTask())
    .using(UINavigationController.push())
    .from(tabs.home.expectingContainer().adaptingContext())
    .assemble()

    // A product that does not exist has no category, so its route fails before guards are asked.
    product = Route.push(onto: category.adaptingContext { CategoryRequest(id: try catalogue.product($0).category) }) {
      try ProductScreen(catalogue.product($0))
    }
    .showing { number in (try? catalogue.product(number)).map { NavigationContext<ShopContext>.product($0) } }
    .adding(WishTask(session: session)).adding(ColourTask(router: router, colours: sheets.colours))

    reviews = Route.push(onto: product) { try ReviewsScreen(catalogue.product($0)) }
    review = Route.push(onto: reviews.adaptingContext { try catalogue.checked($0).product }) { ReviewScreen($0) }
  }
}

/// Sorts the products of a category in the requested order.
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
