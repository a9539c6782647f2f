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
  /// To what belongs to somebody.
  public let account: AccountRoutes
  /// To logging in.
  public let login: LoginRoutes
  /// The pages that show somebody new how the shop works.
  public let onboarding: OnboardingFlow
  /// The pages that buy what is in the bag.
  public let checkout: CheckoutFlow
  /// To writing a review of a product by its number: a sheet over anything.
  public let newReview: DestinationStep<UIViewController, Int>
  /// To a conversation with the shop: a sheet with a stack of its own, over anything.
  public let chat: DestinationStep<ChatScreen, Any?>
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
    self.catalogue = CatalogueRoutes(tabs, catalogue, session, router, sharing)
    newReview = ReviewEditorFactory(catalogue, session, modules).route(closing: router, login: loginGate)
    account = AccountRoutes(tabs, catalogue, session, router, login: loginGate)
    onboarding = try OnboardingFlow(session, router)
    checkout = try CheckoutFlow(catalogue, router, asking: LeaveDesk(session, router, title: "Leave the checkout?"))
    chat = StepAssembly(finder: ClassFinder<ChatScreen, Any?>(), factory: ClassFactory())
      .showing { _ in NavigationContext(type: ShopContext.chat) }
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Any?>())
      .using(GeneralAction.presentModally(presentationStyle: .pageSheet))
      .from(GeneralStep.current())
      .assemble()
  }
}
