import StorefrontApp
import Testing
import Walks
import Wayfinder

/// A place with the title of its screen, and the tab that contains the screen. The tab is `nil` if the screen covers the tabs.
nonisolated struct Expectation: CustomTestStringConvertible {
  enum Target {
    case link(String)
    case place(Place)
  }

  let target: Target
  let title: String
  let tab: Tab?

  var testDescription: String {
    switch target {
    case .link(let link): link
    case .place(let place): "\(place)"
    }
  }

  init(_ link: String, _ title: String, _ tab: Tab?) {
    target = .link("store://" + link)
    self.title = title
    self.tab = tab
  }

  init(_ place: Place, _ title: String, _ tab: Tab? = nil) {
    target = .place(place)
    self.title = title
    self.tab = tab
  }

  static let links = [
    Expectation("home", "Home", .home), Expectation("product/42", "Frame pump", .home),
    Expectation("product/42/reviews", "Reviews of Frame pump", .home),
    Expectation("product/42/reviews/7", "Review 7", .home), Expectation("category/7?sort=price", "Bicycle", .home),
    Expectation("search", "Search", .search), Expectation("search?q=red+shoes", "Results for “red shoes”", .search),
    Expectation("review/new?product=42", "Review of Frame pump", nil), Expectation("bag", "Bag", .bag),
    Expectation("account", "Account", .account),
    Expectation("orders", "Orders", .account), Expectation("orders/1001", "Order 1001", .account),
    Expectation("orders/1001/tracking", "Tracking of order 1001", .account),
    Expectation("wishlist", "Wish list", .account), Expectation("settings", "Settings", .account),
    Expectation("settings/notifications", "Notifications", .account),
    Expectation("settings/language", "Language", .account), Expectation("settings/about", "About", .account),
    Expectation("login", "Account", .account), Expectation("login?next=orders/1002", "Order 1002", .account),
    Expectation("chat", "Chat", nil), Expectation("checkout", "Address", nil),
    Expectation("checkout/payment", "Payment", nil),
  ]

  /// Places without a link.
  static let others = [
    Expectation(.foundProduct(FoundProduct(query: "x", product: 9)), "Wool coat", .search),
    Expectation(.gallery(product: 42), "Picture 1 of Frame pump"), Expectation(.share(product: 42), "Share Frame pump"),
    Expectation(.sizeGuide, "Size guide"), Expectation(.filter, "Filter"), Expectation(.colours, "Colours"),
    Expectation(.receipt(order: 1002), "Receipt for order 1002"), Expectation(.login, "Login"),
    Expectation(.removal(product: 42), "Remove Frame pump?"), Expectation(.register, "Register"),
    Expectation(.forgottenPassword, "Forgotten password"),
    Expectation(.checkout(.receipt), "Receipt for order 1003"), Expectation(.onboarding(.welcome), "Welcome"),
    Expectation(.onboarding(.interests), "Interests"), Expectation(.endOfOnboarding, "Ready"),
  ]

  static let all = links + others
}

/// The earlier destinations of a user, and the width of the window.
nonisolated struct Start: CustomTestStringConvertible {
  enum Width: CaseIterable {
    case narrow, wide, narrowed, widened
  }

  let name: String
  let places: [Place]
  var width = Width.narrow
  var testDescription: String { "\(name), \(width)" }

  /// Navigates to each of the places in turn.
  @MainActor func enter(_ shop: Storefront) {
    shop.isWide = width == .wide || width == .narrowed
    for place in places { #expect(shop.going(to: place).kind == "arrived") }
    shop.isWide = width == .wide || width == .widened
  }

  static let all = names.flatMap { start in
    Width.allCases.map { Start(name: start.name, places: start.places, width: $0) }
  }

  private static let names = [
    Start(name: "just launched", places: []),
    Start(name: "a product", places: [.product(5)]),
    Start(name: "another product of the same category", places: [.product(41)]),
    Start(name: "a review", places: [.review(ReviewID(product: 42, number: 2))]),
    Start(name: "results", places: [.results("red shoes")]),
    Start(name: "a found product", places: [.foundProduct(FoundProduct(query: "pump", product: 7))]),
    Start(name: "the bag, over a product in Home", places: [.product(42), .tab(.bag)]),
    Start(name: "orders", places: [.orders]),
    Start(name: "another order", places: [.order(1003)]),
    Start(name: "tracking", places: [.tracking(order: 1003)]),
    Start(name: "tracking of the same order", places: [.tracking(order: 1001)]),
    Start(name: "Home, over an order", places: [.order(1001), .tab(.home)]),
    Start(name: "a setting", places: [.language]),
    Start(name: "wish list after an order", places: [.order(1001), .wishList]),
    Start(name: "chat over home", places: [.chat]),
    Start(name: "chat over an order", places: [.order(1002), .chat]),
    Start(name: "login, although logged in", places: [.login]),
    Start(
      name: "registering over chat over a category", places: [.category(CategoryRequest(id: 3)), .chat, .register]),
    Start(name: "chat over a forgotten password", places: [.forgottenPassword, .chat]),
    Start(name: "a gallery", places: [.gallery(product: 42)]),
    Start(name: "another gallery", places: [.gallery(product: 5)]),
    Start(name: "sharing", places: [.share(product: 41)]),
    Start(name: "a filter over results", places: [.results("x"), .filter]),
    Start(name: "size guide over a gallery", places: [.gallery(product: 7), .sizeGuide]),
    Start(
      name: "colours over a receipt over tracking", places: [.tracking(order: 1002), .receipt(order: 1002), .colours]),
    Start(name: "an alert", places: [.removal(product: 42)]),
    Start(name: "another alert", places: [.removal(product: 3)]),
    Start(name: "the receipt of a checkout", places: [.category(CategoryRequest(id: 2)), .checkout(.receipt)]),
    Start(name: "chat over the onboarding over orders", places: [.orders, .onboarding(.permissions), .chat]),
    Start(
      name: "all tabs deep", places: [.product(9), .results("x"), .order(1001), .notifications, .tab(.search)]),
  ]
}

@Suite("Navigation in the shop") struct NavigationTests {
  /// Every place from every start. The short form has a tenth of them, with each start and each place.
  nonisolated private static let journeys: [(Start, Expectation)] = {
    let stride = Walks.count(10, long: 1)
    return Start.all.enumerated().flatMap { number, start in
      Expectation.all.enumerated().filter { ($0.offset + number).isMultiple(of: stride) }.map { (start, $0.element) }
    }
  }()

  @Test("Every link and every other place leads to its screen from each start", arguments: journeys)
  func everywhere(_ start: Start, _ wanted: Expectation) throws {
    try withoutMisuse { try go(from: start, to: wanted) }
  }

  private func go(from start: Start, to wanted: Expectation) throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    start.enter(shop)
    let place =
      switch wanted.target {
      case .link(let link): try shop.place(of: link)
      case .place(let place): place
      }

    let plan = try shop.plan(place)
    let reply = shop.going(to: place)

    #expect(reply.kind == (plan.changes.isEmpty ? "already there" : "arrived"))
    #expect(shop.visibleTitles.contains(wanted.title))
    #expect(reply.screen?.viewIfLoaded?.window === shop.window)
    #expect((shop.window.rootViewController?.presentedViewController == nil) == (wanted.tab != nil))
    if let tab = wanted.tab { #expect(shop.selectedTab == tab) }
    #expect(TreeShape(shop.window).faults == [])
    #expect(shop.going(to: place).kind == "already there")
  }

  @Test("A link to a review has its product, category and Home below, and back leads through them")
  func wayBack() throws {
    let shop = try Storefront.onScreen()
    shop.opening("store://product/42/reviews/7")
    #expect(shop.titles(of: .home) == ["Home", "Bicycle", "Frame pump", "Reviews of Frame pump", "Review 7"])
    for title in ["Reviews of Frame pump", "Frame pump", "Bicycle", "Home"] {
      #expect(shop.userGoesBack())
      #expect(shop.visibleTitle == title)
    }
    #expect(!shop.userGoesBack())
  }

  @Test("A link shows the existing screen of its product in the Search tab")
  func foundWhereItIs() throws {
    let shop = try Storefront.onScreen()
    let found = shop.going(to: .foundProduct(FoundProduct(query: "pump", product: 42)))
    shop.going(to: .tab(.bag))
    let reply = shop.opening("store://product/42")
    #expect(reply.screen === found.screen)
    #expect(shop.selectedTab == .search)
    #expect(shop.titles(of: .search) == ["Search", "Results for “pump”", "Frame pump"])
    #expect(shop.titles(of: .home) == ["Home"])
  }

  @Test("A link to a visible category sorts the category again")
  func sorting() throws {
    let shop = try Storefront.onScreen()
    let first = shop.opening("store://category/7?sort=price")
    let second = shop.opening("store://category/7?sort=name")
    #expect(second.kind == "already there")
    #expect(second.screen === first.screen)
    #expect((second.screen as? CategoryScreen)?.order == .name)
  }

  @Test(
    "A link to a missing place fails with a sentence, shows no login, and changes nothing",
    arguments: [
      ("product/77", "There is no product 77; products 1 to 50 exist."),
      ("product/0/reviews/1", "There is no product 0; products 1 to 50 exist."),
      ("product/42/reviews/99", "Product 42 has no review 99; it has 8, numbered from 1."),
      ("category/9", "There is no category 9; categories 1 to 8 exist."),
      ("orders/1004", "There is no order 1004; orders 1001 to 1003 exist."),
      ("orders/7/tracking", "There is no order 7; orders 1001 to 1003 exist."),
    ])
  func unknown(_ path: String, _ sentence: String) throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .product(3))
    shop.going(to: .chat)
    let before = TreeShape(shop.window)
    let reply = shop.opening("store://" + path)
    #expect(reply.kind == "failed")
    #expect(reply.outcomes.map { "\($0)".contains(sentence) } == [true])
    #expect(TreeShape(shop.window) == before)
  }

  @Test("A plan for a missing product fails")
  func planOfUnknown() throws {
    let shop = try Storefront.onScreen()
    #expect(throws: NavigationFailure.self) { try shop.plan(opening: "store://product/77") }
  }

  @Test("A link makes the tabs the root again if the window has another root")
  func otherRoot() throws {
    let shop = try Storefront.onScreen()
    shop.window.rootViewController = UIViewController()
    #expect(shop.opening("store://product/42").kind == "arrived")
    #expect(shop.titles(of: .home) == ["Home", "Bicycle", "Frame pump"])
  }

  @Test("A link that opens before the launch is visible in the first frame")
  func coldStart() throws {
    let shop = try Storefront(catalogue: try Catalogue.bundled())
    shop.window.transitionScheduler = TransitionScheduler(.immediate)
    let reply = shop.opening("store://product/42")
    #expect(reply.kind == "arrived")
    shop.launch()
    #expect(shop.visibleTitle == "Frame pump")
  }

  @Test("A link that opens while a sheet is swiped away arrives after the sheet has gone")
  func whileSwiping() throws {
    try withoutMisuse {
      let scheduler = TransitionScheduler(.manual)
      let shop = try Storefront.onScreen(scheduler: scheduler)
      shop.going(to: .chat)
      scheduler.advanceUntilIdle()
      #expect(shop.userSwipesDown())
      let reply = shop.going(to: .chat)
      scheduler.advanceUntilIdle()
      #expect(reply.kind == "arrived")
      #expect(shop.visibleTitle == "Chat")
    }
  }

  @Test("Links that open one after the other all arrive in order, also with slow transitions")
  func inOrder() throws {
    try withoutMisuse {
      let scheduler = TransitionScheduler(.manual)
      let shop = try Storefront.onScreen(scheduler: scheduler)
      let replies = [Place.chat, .product(42), .chat, .results("x"), .review(ReviewID(product: 42, number: 1))]
        .map { shop.going(to: $0) }
      #expect(replies.map(\.kind) == ["", "", "", "", ""])
      scheduler.advanceUntilIdle()
      #expect(replies.map(\.kind) == Array(repeating: "arrived", count: 5))
      #expect(shop.visibleTitle == "Review 1")
      #expect(shop.titles(of: .search) == ["Search", "Results for “x”"])
    }
  }
}
