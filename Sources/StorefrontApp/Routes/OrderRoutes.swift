import ContextNavigation
public import Wayfinder

/// The routes to orders, behind the login.
///
/// The Account tab is a split view: its stack has the list of orders, and the second column has an order and its tracking. If the split
/// view is collapsed, the order is on top of the list. Each route asks for the login once, whichever screen it begins on.
public struct OrderRoutes {
  /// The route to the list of orders.
  public let orders: DestinationStep<OrdersScreen, Any?>
  /// The route to an order given by its number, beside the list.
  public let order: DestinationStep<OrderScreen, Int>
  /// The route to an order whose screen shows its new status.
  let orderUpdate: DestinationStep<OrderScreen, OrderUpdate>
  /// The route to the tracking of an order's parcel, on top of the order.
  public let tracking: DestinationStep<TrackingScreen, Int>
  /// The route to the receipt for an order given by its number, in a stack over the screen in front.
  public let receipt: DestinationStep<ReceiptScreen, Int>

  /// Assembles the routes.
  public init(_ tabs: TabRoutes, _ catalogue: Catalogue, _ router: Router, login: Gate) {
    // The parts of longer routes have no guard, because the last step of each route has one.
    let orderList = Route.push(onto: tabs.account) { OrdersScreen() }
    let orderStep = StepAssembly(
      finder: ClassWithContextFinder<OrderScreen, Int>(),
      factory: CheckingFactory(catalogue.order, make: OrderScreen.init)
    )
    .showing { number in (try? catalogue.order(number)).map { NavigationContext<ShopContext>.order($0) } }
    let orderBesideList =
      orderStep
      .using(.push).from(NavigationControllerStep<OrderStack, Int>())
      .using(.showBesideList).from(orderList.expectingContainer().adaptingContext())
      .assemble()

    orders = orderList.adding(login)

    order = orderStep.adding(login)
      .using(.push).from(NavigationControllerStep<OrderStack, Int>())
      .using(.showBesideList).from(orderList.expectingContainer().adaptingContext())
      .assemble()

    orderUpdate = Self.update(of: order, login)

    tracking = Route.push(onto: orderBesideList, guardedBy: login) { try TrackingScreen(catalogue.order($0)) }

    receipt = Self.receipt(catalogue, router, login)
  }

  private static func update(
    of order: DestinationStep<OrderScreen, Int>, _ login: Gate
  ) -> DestinationStep<OrderScreen, OrderUpdate> {
    StepAssembly(
      finder: InlineStackIteratingFinder<OrderScreen, OrderUpdate> { $0.order.id == $1.order.id }, factory: NilFactory()
    )
    .adding(login)
    .adding(InlineContextTask { (screen: OrderScreen, update: OrderUpdate) in screen.show(update.status) })
    .showing { NavigationContext<ShopContext>.order($0.order, $0.status) }
    .from(order.adaptingContext(using: InlineContextTransformer(\OrderUpdate.order.id)))
    .assemble()
  }

  private static func receipt(
    _ catalogue: Catalogue, _ router: Router, _ login: Gate
  ) -> DestinationStep<ReceiptScreen, Int> {
    StepAssembler<ReceiptScreen, Int>()
      .finder(.classWithContextFinder).factory(.checking(catalogue.order, make: ReceiptScreen.init))
      .adding(login)
      .adding(.closing(by: router))
      .using(.push).from(.navigationController)
      .using(.present(.formSheet)).from(.current)
      .assemble()
  }
}
