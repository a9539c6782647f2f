import ModuleRouting
import StorefrontApp
import StorefrontProtocols
import Testing
import Walks
import Wayfinder

@Suite("The review editor") struct ReviewEditorTests {
  private func editor(of shop: Storefront) throws -> any ReviewEditing {
    try #require(shop.visibleScreen as? any ReviewEditing)
  }

  @Test("MR-1 The module makes the review editor from the product's name, after the login")
  func opens() throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .product(42))
    let reply = shop.opening("store://review/new?product=42")
    #expect(shop.visibleTitle == "Login")
    (shop.visibleScreen as? LoginScreen)?.submit()
    #expect(reply.kind == "arrived")
    let editor = try editor(of: shop)
    #expect(editor === reply.screen)
    #expect(editor.productName == "Frame pump")
    #expect(editor.text == "")
    #expect(shop.going(to: .newReview(product: 42)).kind == "already there")
  }

  @Test("MR-1 The review editor continues a saved draft")
  func drafts() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .reviews(product: 42))
    #expect(shop.userTaps("Write")?.kind == "arrived")
    shop.userTaps("Like it")
    shop.userTaps("Like it")
    shop.userTaps("Save draft")
    #expect(shop.visibleTitle == "Reviews of Frame pump")
    shop.going(to: .newReview(product: 42))
    #expect(try editor(of: shop).text == "I like it.")
    shop.going(to: .newReview(product: 5))
    #expect(try editor(of: shop).text == "")
  }

  @Test("A published review is stored and closes the editor, and an empty review is not published")
  func publishes() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .newReview(product: 42))
    shop.userTaps("Publish")
    let editor = try editor(of: shop)
    editor.text = "It pumps."
    shop.userTaps("Publish")
    #expect(shop.visibleTitle == "Home")
    #expect(shop.session.reviews.map(\.text) == ["It pumps."])
    #expect(shop.session.drafts.isEmpty)
  }

  @Test(
    "The review editor asks before it is left with an unsaved text, by a swipe, a button or a link",
    arguments: ["swipe", "button", "link"], [true, false])
  func asks(_ way: String, leaves: Bool) async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .newReview(product: 42))
    let editor = try editor(of: shop)
    editor.text = "It"
    var reply: Reply?
    switch way {
    case "swipe": #expect(!shop.userSwipesDown())
    case "button": shop.userTaps("Cancel")
    default: reply = shop.going(to: .tab(.bag))
    }
    #expect(shop.visibleTitle == "Leave the review?")
    #expect(shop.user { $0 == .answer(leaves ? "Leave" : "Stay") })
    if let reply {
      await reply.ended()
      #expect(reply.kind == (leaves ? "arrived" : "blocked"))
    }
    if leaves {
      await shop.router.departure(of: editor)
    } else {
      await Task.yield()
      #expect(shop.visibleScreen === editor)
      #expect(editor.text == "It")
    }
  }

  @Test("Logging out removes the review editor without a question")
  func loggingOut() async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .newReview(product: 42))
    let editor = try editor(of: shop)
    editor.text = "It"
    shop.session.isLoggedIn = false
    await shop.router.departure(of: editor)
    #expect(shop.visibleTitle == "Home")
    #expect(shop.window.rootViewController?.presentedViewController == nil)
  }

  @Test("EN-48 Logging out closes the question about a draft, and the next user does not see the draft")
  func loggingOutWhileAsked() async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .newReview(product: 42))
    try editor(of: shop).text = "It"
    let asking = shop.going(to: .tab(.search))
    await until { shop.visibleScreen is UIAlertController }
    #expect(shop.visibleScreen is UIAlertController)
    shop.session.isLoggedIn = false
    #expect(shop.visibleTitle == "Home")
    #expect(asking.kind == "superseded")
    shop.session.isLoggedIn = true
    shop.going(to: .newReview(product: 42))
    #expect(try editor(of: shop).text == "")
  }

  @Test("A review of a missing product is refused before the login screen is shown")
  func noProduct() throws {
    let shop = try Storefront.onScreen()
    #expect(shop.going(to: .newReview(product: 77)).kind == "failed")
    #expect(shop.visibleTitle == "Home")
  }
}

@Suite("The services") struct ServiceModuleTests {
  /// A replacement for the module of the prices.
  nonisolated private struct Free: PriceFormatting {
    func price(cents: Int) -> String { "free" }
  }

  @Test("A shared text has the product's name, price and link")
  func sharing() throws {
    let shop = try Storefront.onScreen()
    let share = try #require(shop.going(to: .share(product: 42)).screen as? ShareScreen)
    let cents = share.product.cents
    let rest = cents % 100 < 10 ? "0\(cents % 100)" : "\(cents % 100)"
    #expect(share.text == "Frame pump, €\(cents / 100).\(rest): https://shop.example/product/42")
  }

  @Test("MR-30 A test can replace a module for its own shop only")
  func replaced() throws {
    let shop = try Storefront(catalogue: try Catalogue.bundled()) {
      AnyServiceRouter.register(RoutableService<any PriceFormatting>(), forMakingService: Free.self) { _ in Free() }
    }
    let sharing = shop.modules.use { Router.makeDestination(to: RoutableService<any Sharing>()) }
    let product = ProductBrief(id: 1, name: "Bell", cents: 900)
    #expect(sharing?.text(for: product) == "Bell, free: https://shop.example/product/1")
    let other = try Storefront.onScreen().modules.use { Router.makeDestination(to: RoutableService<any Sharing>()) }
    #expect(other?.text(for: product) == "Bell, €9.00: https://shop.example/product/1")
  }
}
