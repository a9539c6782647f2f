import StorefrontApp
import Testing
import Walks
import Wayfinder
import WayfinderTesting

/// Tests the destinations of links, and the way back from them.
@Suite("Arriving by links") struct LinkArrivalTests {
  /// A link for each pattern of the shop that leads to a screen, and the first of the pattern's old forms.
  nonisolated static let links: [String] =
    [
      "home", "product/42", "product/42/reviews", "product/42/reviews/7", "review/new?product=42",
      "category/7?sort=price",
      "search", "search?q=red+shoes", "bag", "checkout", "checkout/payment", "account", "orders", "orders/1001",
      "orders/1001/tracking", "wishlist", "settings", "settings/notifications", "settings/language", "settings/about",
      "login?next=orders", "chat", "item/42", "basket", "favourites", "tracking/1001", "shelf/7",
    ]

  @Test("The links of these tests cover every pattern of the shop")
  func complete() throws {
    let links = try Links()
    let opened = try Self.links.map { try links.routes.match("store://" + $0).pattern }
    #expect(Set(opened) == Set(links.routes.patterns))
  }

  @Test(
    "DL-11 After any link, going back leads to the first screen of a tab",
    arguments: links, [false, true])
  func wayBack(_ path: String, isWide: Bool) async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.isWide = isWide
    #expect(await shop.router.outcome(of: .link("https://shop.example/" + path)).value != nil)
    for _ in 0..<10 {
      if case .arrived = await goBack(shop) { continue }
      // In a wide window, the list has its own back button next to details on the first level.
      guard shop.userGoesBack() else { break }
    }
    let tabs = try #require(shop.window.rootViewController as? ShopTabs)
    #expect(tabs.presentedViewController == nil)
    let tab = try #require(shop.selectedTab)
    let stack = try #require(tabs.stack(of: tab))
    #expect(stack.viewControllers.count == 1)
  }

  /// Goes back, and confirms each question whether to leave.
  private func goBack(_ shop: Storefront) async -> Outcome<Void> {
    async let outcome = shop.router.outcome(of: .back)
    for _ in 0..<20 {
      await Task.yield()
      shop.user { if case .answer(let title) = $0 { title == "Leave" } else { false } }
    }
    return await outcome
  }

  @Test("DL-10 A link that waits for a login arrives after the app was ended and launched again")
  func outlivesTheApp() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      let shop = try Storefront.onScreen()
      let waiting = WaitingLinks(in: WaitingLinkFile(file)) { true }
      let task = Task { await shop.router.outcome(opening: "store://orders/1001", waitingIn: waiting) }
      await until { shop.visibleTitle == "Login" }
      #expect(shop.visibleTitle == "Login")
      // The process ends here, and the login never answers.
      _ = task
    }
    let shop = try Storefront.onScreen()
    let waiting = WaitingLinks(in: WaitingLinkFile(file)) { shop.session.isLoggedIn }
    #expect(await shop.router.openWaiting(in: waiting) == nil)
    shop.going(to: .login)
    (shop.visibleScreen as? LoginScreen)?.submit()
    #expect(await shop.router.openWaiting(in: waiting)?.value != nil)
    #expect(shop.visibleTitle == "Order 1001")
    #expect(await shop.router.openWaiting(in: waiting) == nil)
  }
}
