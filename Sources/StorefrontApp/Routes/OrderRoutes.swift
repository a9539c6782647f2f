import ContextNavigation
public import Wayfinder

/// The ways to what was bought, behind the login.
///
/// Orders stand in the Account tab's split: the list in its stack, one order and its tracking beside the list, or on top
/// of it where there is little room. Each way asks for the login once, whatever screen it begins on.
public struct OrderRoutes {
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

  /// Assembles the ways.
  public init(_ tabs: TabRoutes, _ catalogue: Catalogue, _ router: Router, login: Gate) {
    // The parts of longer routes have no guard: those ask at their end.
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
