import PageFlow
import StorefrontProtocols
import Wayfinder

// Names of the shop's screens in positions. A screen is named by its link, or by a pattern of the same form if it has no link. A position
// leaves out the login, the choice of a colour, the share popover and alerts, and keeps the screens below them.
extension ScreenTable {
  /// Returns the table of the shop's screens.
  ///
  /// - Throws: An error of the table or of the pages if patterns or paths contradict each other.
  static func shop(_ routes: Routes, _ catalogue: Catalogue) throws -> ScreenTable {
    try ScreenTable(origin: .scheme("store")) { screens in
      screens.addContainer("shop", factory: TabRoutes.allTabs)
      screens.add(.home, routes.tabs.home)
      screens.add(.searchTab, routes.tabs.search)
      screens.add(.bag, routes.tabs.bag)
      screens.add(.account, routes.tabs.account)
      // A product in the Search tab is one of the results, so this pattern is compared first.
      screens.add(routes.search)
      screens.add(routes.catalogue)
      screens.add(.gallery, routes.productSheets.gallery) { $0.product.id }
      screens.add(.sizeGuide, routes.sheets.sizeGuide)
      screens.add(.chat, routes.sheets.chat)
      screens.add(routes.orders)
      screens.add(.wishList, routes.wishList.wishList)
      screens.add(routes.settings)
      screens.add(.newReview, routes.newReview, context: \.product) { screen in
        guard let editor = screen as? any ReviewEditing else { return nil }
        return catalogue.products.first { $0.name == editor.productName }.map { NewReviewLink(product: $0.id) }
      }
      try screens.add(routes.checkout, guards: [routes.loginGate])
      try screens.add(routes.onboarding)
      // The receipt of a checkout has the same class, so the pages of the checkout are compared first.
      screens.add(.receipt, routes.orders.receipt) { $0.order.id }
    }
  }
}

extension ScreenTableBuilder {
  fileprivate mutating func add(_ routes: CatalogueRoutes) {
    add(.category, routes.category, context: { CategoryRequest(id: $0.category, order: $0.sort) }) { screen in
      CategoryLink(category: screen.category.id, sort: screen.order)
    }
    add(.product, routes.product) { $0.product.id }
    add(.reviews, routes.reviews) { $0.product.id }
    add(.review, routes.review, context: { ReviewID(product: $0.product, number: $0.review) }) { screen in
      ReviewLink(product: screen.review.product, review: screen.review.number)
    }
  }

  fileprivate mutating func add(_ routes: SearchRoutes) {
    add(.foundProduct, routes.foundProduct)
    add(
      .results, routes.results,
      context: { ResultsRequest(try Links.searchable($0.words), category: $0.category) }
    ) { screen in
      ResultsLink(words: screen.query, category: screen.category?.id)
    }
    add(.filter, routes.filter)
  }

  fileprivate mutating func add(_ routes: OrderRoutes) {
    addContainer("order", factory: NavigationControllerFactory<OrderStack, Any?>())
    add(.orders, routes.orders)
    add(.order, routes.order) { $0.order.id }
    add(.tracking, routes.tracking) { $0.order.id }
  }

  fileprivate mutating func add(_ routes: SettingsRoutes) {
    add(.settings, routes.settings)
    add(.notifications, routes.notifications)
    add(.language, routes.language)
    add(.about, routes.about)
  }

  fileprivate mutating func add(_ flow: CheckoutFlow, guards: [any RoutingInterceptor<Any?>]) throws {
    addContainer("checkout", factory: flow.stackFactory, guards: guards)
    for page in CheckoutPage.allCases {
      let factory = try flow.factory(for: page)
      add(LinkPattern<Void>("checkout/page/\(page.rawValue)"), factory: factory, guards: guards, where: factory.hasMade)
    }
  }

  fileprivate mutating func add(_ flow: OnboardingFlow) throws {
    addContainer("onboarding", factory: NavigationControllerFactory<OnboardingStack, Any?> { OnboardingStack() })
    for page in OnboardingPage.allCases {
      let factory = try flow.factory(for: page)
      add(LinkPattern<Void>("onboarding/\(page.rawValue)"), factory: factory, where: factory.hasMade)
    }
  }
}

// Patterns of screens that have no link.
nonisolated extension LinkPattern {
  fileprivate static var searchTab: LinkPattern<Void> { LinkPattern<Void>("search") }
  fileprivate static var results: LinkPattern<ResultsLink> { LinkPattern<ResultsLink>("search/results?words&category") }
  fileprivate static var foundProduct: LinkPattern<FoundProduct> {
    LinkPattern<FoundProduct>("search/results/:product?query")
  }
  fileprivate static var gallery: LinkPattern<Int> { LinkPattern<Int>("product/:product/gallery") }
  fileprivate static var filter: LinkPattern<Void> { LinkPattern<Void>("filter") }
  fileprivate static var sizeGuide: LinkPattern<Void> { LinkPattern<Void>("size-guide") }
  fileprivate static var receipt: LinkPattern<Int> { LinkPattern<Int>("orders/:order/receipt") }
}

/// The values of the results' pattern in a position: the words, and the category if the results are filtered.
private nonisolated struct ResultsLink: Codable, Hashable, Sendable {
  var words: String
  var category: Int?
}
