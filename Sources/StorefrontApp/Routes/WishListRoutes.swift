public import Wayfinder

/// The routes to the wish list, behind the login.
public struct WishListRoutes {
  /// The route to the wish list.
  public let wishList: DestinationStep<WishListScreen, Any?>
  /// The route to the question whether to remove a product given by its number from the list.
  public let removal: DestinationStep<UIAlertController, Int>

  /// Assembles the routes.
  public init(_ tabs: TabRoutes, _ catalogue: Catalogue, _ session: Session, login: Gate) {
    // The list has no guard as a part of the longer route, because that route's last step has one.
    let list = Route.push(onto: tabs.account) { WishListScreen() }
      .adding(
        InlineContextTask { screen, _ in
          screen.wishes = { [weak session] in session?.wishes.compactMap { try? catalogue.product($0) } ?? [] }
        })
    wishList = list.adding(login)

    removal = StepAssembly(
      finder: InlineStackIteratingFinder<UIAlertController, Int> { alert, product in
        alert.title == (try? catalogue.product(product)).map(UIAlertController.removalTitle)
      },
      factory: CheckingFactory({ try session.wish(catalogue.product($0)) }) { [weak session] product in
        .askingToRemove(product) { session?.wishes.removeAll { $0 == product.id } }
      }
    )
    .adding(login)
    .using(GeneralAction.presentModally())
    .from(list.adaptingContext())
    .assemble()
  }
}

extension Session {
  fileprivate func wish(_ product: Product) throws -> Product {
    guard wishes.contains(product.id) else { throw CatalogueError.notWished(product.name) }
    return product
  }
}
