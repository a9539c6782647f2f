public import Wayfinder

/// The ways to what belongs to somebody: orders and wish list behind the login, settings without.
///
/// Orders stand in the Account tab's split: the list in its stack, one order and its tracking beside the list, or on top
/// of it where there is little room. Each way that needs a login asks once, whatever screen it begins on.
public struct AccountRoutes {
  /// What was bought.
  public let orders: DestinationStep<OrdersScreen, Any?>
  /// One order by its number, beside the others.
  public let order: DestinationStep<OrderScreen, Int>
  /// An order that there is something new about, which its screen then says.
  let orderUpdate: DestinationStep<OrderScreen, OrderUpdate>
  /// Where the parcel of an order is, on top of the order.
  public let tracking: DestinationStep<TrackingScreen, Int>
  /// The receipt for an order by its number: a stack over anything.
  public let receipt: DestinationStep<ReceiptScreen, Int>
  /// What somebody would like to have.
  public let wishList: DestinationStep<WishListScreen, Any?>
  /// Asking whether a product, by its number, is to go off the wish list.
  public let removal: DestinationStep<UIAlertController, Int>
  /// What can be set.
  public let settings: DestinationStep<SettingsScreen, Any?>
  /// Of what the shop may notify.
  public let notifications: DestinationStep<NotificationsScreen, Any?>
  /// In which language the shop speaks.
  public let language: DestinationStep<LanguageScreen, Any?>
  /// About the shop.
  public let about: DestinationStep<AboutScreen, Any?>

  /// Assembles the ways.
  public init(_ tabs: TabRoutes, _ catalogue: Catalogue, _ session: Session, _ router: Router, login: Gate) {
    // With the guard these are ways of their own; without, parts of longer ones that ask at their end.
    let ordersStep = StepAssembly(finder: ClassFinder<OrdersScreen, Any?>(), factory: ClassFactory())
    let orderStep = StepAssembly(
      finder: ClassWithContextFinder<OrderScreen, Int>(),
      factory: CheckingFactory(catalogue.order, make: OrderScreen.init)
    )
    .showing { number in (try? catalogue.order(number)).map { NavigationContext<ShopContext>.order($0) } }
    let orderList = ordersStep.using(.push).from(tabs.account.expectingContainer()).assemble()

    orders = ordersStep.adding(login)
      .using(UINavigationController.push())
      .from(tabs.account.expectingContainer())
      .assemble()

    order = orderStep.adding(login)
      .using(.push).from(NavigationControllerStep<OrderStack, Int>())
      .using(.showBesideList).from(orderList.expectingContainer().adaptingContext())
      .assemble()

    orderUpdate = StepAssembly(
      finder: InlineStackIteratingFinder<OrderScreen, OrderUpdate> { $0.order.id == $1.order.id }, factory: NilFactory()
    )
    .adding(login)
    .adding(InlineContextTask { (screen: OrderScreen, update: OrderUpdate) in screen.show(update.status) })
    .showing { NavigationContext<ShopContext>.order($0.order, $0.status) }
    .from(order.adaptingContext(using: InlineContextTransformer(\OrderUpdate.order.id)))
    .assemble()

    let orderBesideList =
      orderStep
      .using(.push).from(NavigationControllerStep<OrderStack, Int>())
      .using(.showBesideList).from(orderList.expectingContainer().adaptingContext())
      .assemble()

    tracking = StepAssembly(
      finder: ClassWithContextFinder<TrackingScreen, Int>(),
      factory: CheckingFactory(catalogue.order, make: TrackingScreen.init)
    )
    .adding(login)
    .using(UINavigationController.push())
    .from(orderBesideList.expectingContainer())
    .assemble()

    receipt = StepAssembler<ReceiptScreen, Int>()
      .finder(.classWithContextFinder).factory(.checking(catalogue.order, make: ReceiptScreen.init))
      .adding(login)
      .adding(.closing(by: router))
      .using(.push).from(.navigationController)
      .using(.present(.formSheet)).from(.current)
      .assemble()

    let wishListStep = StepAssembly(finder: ClassFinder<WishListScreen, Any?>(), factory: ClassFactory())
      .adding(
        InlineContextTask { (screen: WishListScreen, _: Any?) in
          screen.wishes = { [weak session] in session?.wishes.compactMap { try? catalogue.product($0) } ?? [] }
        })
    wishList = wishListStep.adding(login)
      .using(UINavigationController.push())
      .from(tabs.account.expectingContainer())
      .assemble()

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
    .from(
      wishListStep.using(.push).from(tabs.account.expectingContainer()).assemble().adaptingContext()
    )
    .assemble()

    let settings = StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(tabs.account.expectingContainer())
      .assemble()
    self.settings = settings
    notifications = Self.setting(on: settings)
    language = Self.setting(on: settings)
    about = Self.setting(on: settings)
  }

  private static func setting<Screen: UIViewController>(
    on settings: DestinationStep<SettingsScreen, Any?>
  ) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(settings.expectingContainer())
      .assemble()
  }
}

extension Session {
  fileprivate func wish(_ product: Product) throws -> Product {
    guard wishes.contains(product.id) else { throw CatalogueError.notWished(product.name) }
    return product
  }
}
