import PageFlow
public import Wayfinder

/// A request for any screen of the shop, independent of the screen's class.
public struct ShopRequest {
  /// The navigation request, with its guards.
  public private(set) var navigation: NavigationRequest<UIViewController>

  fileprivate init<Screen: UIViewController>(
    _ request: NavigationRequest<Screen>, adding interceptor: Gate? = nil
  ) {
    let leading = request.map { $0 as UIViewController }
    navigation = interceptor.map(leading.adding) ?? leading
  }

  /// Returns the same request with a name for journals. The name is evaluated only for a journal.
  func named(_ name: @autoclosure @escaping () -> String) -> ShopRequest {
    var copy = self
    copy.navigation = navigation.named(name())
    return copy
  }

  /// Returns the plan of the request for the present screens.
  ///
  /// - Throws: The `NavigationFailure` that the request would end with.
  public func plan(on router: Router) throws -> RoutePlan { try router.plan(navigation) }

  /// Performs the request. The completion receives the outcome, and is called once.
  public func perform(
    on router: Router, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) { router.navigate(navigation.policy(policy), completion: completion) }

  /// Performs the request, and returns the outcome.
  public func outcome(on router: Router, policy: OverlapPolicy = .waitTurn) async -> Outcome<UIViewController> {
    await router.outcome(of: navigation.policy(policy))
  }
}

extension Routes {
  /// Returns the request for a place.
  ///
  /// - Throws: `AppFlowControllerError` if a page cannot be shown from the present screens.
  public func request(for place: Place) throws -> ShopRequest { try request(for: place, adding: nil) }

  private func request(for place: Place, adding interceptor: Gate?) throws -> ShopRequest {
    func to<Screen, Context>(_ step: DestinationStep<Screen, Context>, _ context: Context) -> ShopRequest {
      ShopRequest(NavigationRequest.to(step, with: context), adding: interceptor)
    }
    switch place {
    case .tab(.home): return to(tabs.home, nil)
    case .tab(.search): return to(tabs.search, nil)
    case .tab(.bag): return to(tabs.bag, nil)
    case .tab(.account): return to(tabs.account, nil)
    // Categories, products and reviews.
    case .category(let category): return to(catalogue.category, category)
    case .product(let id): return to(catalogue.product, id)
    case .reviews(let product): return to(catalogue.reviews, product)
    case .review(let review): return to(catalogue.review, review)
    case .newReview(let product): return to(newReview, product)
    case .gallery(let product): return to(productSheets.gallery, product)
    case .share(let product): return to(productSheets.share, product)
    // Search.
    case .results(let words): return to(search.results, ResultsRequest(words))
    case .foundProduct(let found): return to(search.foundProduct, found)
    case .filter: return to(search.filter, nil)
    // Sheets over any screen.
    case .sizeGuide: return to(sheets.sizeGuide, nil)
    case .colours: return to(sheets.colours, ColourQuestion())
    case .chat: return to(sheets.chat, nil)
    // Orders, the wish list and the settings.
    case .orders: return to(orders.orders, nil)
    case .order(let id): return to(orders.order, id)
    case .tracking(let order): return to(orders.tracking, order)
    case .receipt(let order): return to(orders.receipt, order)
    case .wishList: return to(wishList.wishList, nil)
    case .removal(let product): return to(wishList.removal, product)
    case .settings: return to(settings.settings, nil)
    case .notifications: return to(settings.notifications, nil)
    case .language: return to(settings.language, nil)
    case .about: return to(settings.about, nil)
    // Login.
    case .login: return to(login.login, nil)
    case .register: return to(login.register, nil)
    case .forgottenPassword: return to(login.forgottenPassword, nil)
    case .afterLogin(let place): return try request(for: place, adding: loginGate)
    // Pages.
    case .onboarding(let page): return ShopRequest(onboarding.request(for: page), adding: interceptor)
    case .endOfOnboarding: return ShopRequest(onboarding.requestSkippingToEnd(), adding: interceptor)
    case .checkout(let page): return ShopRequest(checkout.request(for: page), adding: loginGate)
    }
  }
}
