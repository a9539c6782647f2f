public import ModuleRouting
import PageFlow
import StorefrontProtocols
public import Wayfinder

/// All ways of the shop. Each is assembled once, holds no state of its own, and leads to its screen from anywhere.
///
/// They belong to one shop and are no statics because they know its catalogue and ask its session.
public struct Routes {
  /// To the tabs.
  public let tabs: TabRoutes
  /// To what the shop sells.
  public let catalogue: CatalogueRoutes
  /// To what stands over a product.
  public let productSheets: ProductSheetRoutes
  /// To what is looked for.
  public let search: SearchRoutes
  /// To what stands over anything.
  public let sheets: SheetRoutes
  /// To what was bought.
  public let orders: OrderRoutes
  /// To what somebody would like to have.
  public let wishList: WishListRoutes
  /// To what can be set.
  public let settings: SettingsRoutes
  /// To logging in.
  public let login: LoginRoutes
  /// The pages that show somebody new how the shop works.
  public let onboarding: OnboardingFlow
  /// The pages that buy what is in the bag.
  public let checkout: CheckoutFlow
  /// To writing a review of a product by its number: a sheet over anything.
  public let newReview: DestinationStep<UIViewController, Int>
  /// Lets only those pass who are logged in.
  public let loginGate: Gate

  /// Assembles the ways.
  ///
  /// - Throws: `AppFlowControllerError`, should the ways of the pages contradict each other; `ModuleRoutingError`, should a
  ///   module be missing.
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
    checkout = try CheckoutFlow(catalogue, router, asking: LeaveDesk(session, router, title: "Leave the checkout?"))
  }
}
