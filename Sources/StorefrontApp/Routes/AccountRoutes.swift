public import Wayfinder

/// The ways to what belongs to somebody: orders and wish list behind the login, settings without.
///
/// Each screen that needs a login asks for itself, as the way to it may begin on any screen below it.
public struct AccountRoutes {
  /// What was bought.
  public let orders: DestinationStep<OrdersScreen, Any?>
  /// One order by its number, on top of the others.
  public let order: DestinationStep<OrderScreen, Int>
  /// Where the parcel of an order is, on top of the order.
  public let tracking: DestinationStep<TrackingScreen, Int>
  /// What somebody would like to have.
  public let wishList: DestinationStep<WishListScreen, Any?>
  /// What can be set.
  public let settings: DestinationStep<SettingsScreen, Any?>
  /// Of what the shop may notify.
  public let notifications: DestinationStep<NotificationsScreen, Any?>
  /// In which language the shop speaks.
  public let language: DestinationStep<LanguageScreen, Any?>
  /// About the shop.
  public let about: DestinationStep<AboutScreen, Any?>

  /// Assembles the ways.
  public init(_ tabs: TabRoutes, _ catalogue: Catalogue, login: LoginGuard) {
    orders = StepAssembly(finder: ClassFinder<OrdersScreen, Any?>(), factory: ClassFactory())
      .adding(login)
      .using(UINavigationController.push())
      .from(tabs.account.expectingContainer())
      .assemble()

    order = StepAssembly(
      finder: ClassWithContextFinder<OrderScreen, Int>(),
      factory: CheckingFactory(catalogue.order, make: OrderScreen.init)
    )
    .adding(login)
    .using(UINavigationController.push())
    .from(orders.expectingContainer().adaptingContext())
    .assemble()

    tracking = StepAssembly(
      finder: ClassWithContextFinder<TrackingScreen, Int>(),
      factory: CheckingFactory(catalogue.order, make: TrackingScreen.init)
    )
    .adding(login)
    .using(UINavigationController.push())
    .from(order.expectingContainer())
    .assemble()

    wishList = StepAssembly(finder: ClassFinder<WishListScreen, Any?>(), factory: ClassFactory())
      .adding(login)
      .using(UINavigationController.push())
      .from(tabs.account.expectingContainer())
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
