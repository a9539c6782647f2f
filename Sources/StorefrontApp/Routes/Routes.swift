public import ModuleRouting
import PageFlow
import StorefrontProtocols
public import Wayfinder

/// All routes of the shop. Each route is assembled once, has no state of its own, and leads to its screen from any screen.
///
/// The routes belong to one shop, and are not static, because they use the shop's catalogue and session.
public struct Routes {
  /// The routes to the tabs.
  public let tabs: TabRoutes
  /// The routes to categories, products and reviews.
  public let catalogue: CatalogueRoutes
  /// The routes to screens over a product.
  public let productSheets: ProductSheetRoutes
  /// The routes through the Search tab.
  public let search: SearchRoutes
  /// The routes to sheets over any screen.
  public let sheets: SheetRoutes
  /// The routes to orders.
  public let orders: OrderRoutes
  /// The routes to the wish list.
  public let wishList: WishListRoutes
  /// The routes to the settings.
  public let settings: SettingsRoutes
  /// The routes to the login.
  public let login: LoginRoutes
  /// The pages of the onboarding.
  public let onboarding: OnboardingFlow
  /// The pages of the checkout.
  public let checkout: CheckoutFlow
  /// The route to a new review of a product given by its number, in a sheet over any screen.
  public let newReview: DestinationStep<UIViewController, Int>
  /// The gate that only logged-in users pass.
  public let loginGate: Gate

  /// Assembles the routes.
  ///
  /// - Throws: `AppFlowControllerError` if the paths of the pages contradict each other, or `ModuleRoutingError` if a module is missing.
  public init(_ catalogue: Catalogue, _ session: Session, _ router: Router, _ modules: ModuleRegistry) throws {
    tabs = TabRoutes()
    login = LoginRoutes(session)
    loginGate = .login(session, login)
    session.whenChanged(\.isLoggedIn) { isLoggedIn in
      if isLoggedIn { router.endLogin() }
    }
    let sharing = try modules.use { try Router.requireDestination(to: RoutableService<any Sharing>()) }
    sheets = SheetRoutes(session, router)
    self.catalogue = CatalogueRoutes(tabs, sheets, catalogue, session, router)
    productSheets = ProductSheetRoutes(self.catalogue.product, catalogue, router, sharing)
    search = SearchRoutes(tabs, sheets, catalogue, session, router)
    orders = OrderRoutes(tabs, catalogue, router, login: loginGate)
    wishList = WishListRoutes(tabs, catalogue, session, login: loginGate)
    settings = SettingsRoutes(tabs)
    newReview = ReviewEditorFactory(catalogue, session, modules).route(closing: router, login: loginGate)
    onboarding = try OnboardingFlow(session, router)
    checkout = try CheckoutFlow(catalogue, router, asking: LeavePrompt(session, router, title: "Leave the checkout?"))
  }
}
