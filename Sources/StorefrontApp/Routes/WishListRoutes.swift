public import Wayfinder

/// The ways to what somebody would like to have, behind the login.
public struct WishListRoutes {
  /// The list.
  public let wishList: DestinationStep<WishListScreen, Any?>
  /// Asking whether a product, by its number, is to go off the list.
  public let removal: DestinationStep<UIAlertController, Int>

  /// Assembles the ways.
  public init(_ tabs: TabRoutes, _ catalogue: Catalogue, _ session: Session, login: Gate) {
    // As a part of the longer route it has no guard: that route asks at its end.
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
