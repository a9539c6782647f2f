import StorefrontApp
import Testing
import Walks
import Wayfinder

@Suite("Logging in") struct LoginTests {
  @Test("RC-28 A guarded link arrives after a detour from the login screen to the register screen and back")
  func registerOnTheWay() throws {
    try withoutMisuse {
      let shop = try Storefront.onScreen()
      let reply = shop.opening("store://orders/1001/tracking")
      #expect(reply.kind == "")
      #expect(shop.visibleTitle == "Login")

      #expect(shop.going(to: .register).kind == "arrived")
      #expect(shop.visibleTitle == "Register")
      #expect(shop.userGoesBack())
      #expect(reply.kind == "")

      let login = try #require(shop.visibleScreen as? LoginScreen)
      login.submit()
      #expect(reply.kind == "arrived")
      #expect(shop.visibleTitle == "Tracking of order 1001")
      #expect(shop.window.rootViewController?.presentedViewController == nil)
      #expect(shop.titles(of: .account) == ["Account", "Orders", "Order 1001", "Tracking of order 1001"])
    }
  }

  @Test(
    "Logging out removes the user's screens, even if a request of the user replaces the waiting removal",
    arguments: OverlapPolicy.allCases)
  func loggedOutMeanwhile(policy: OverlapPolicy) throws {
    let scheduler = TransitionScheduler(.manual)
    let shop = try Storefront.onScreen(loggedIn: true, scheduler: scheduler)
    shop.going(to: .order(1001))
    scheduler.advanceUntilIdle()
    #expect(shop.titles(of: .account) == ["Account", "Orders", "Order 1001"])
    shop.going(to: .product(3))
    shop.session.isLoggedIn = false
    let reply = shop.going(to: .tab(.bag), policy: policy)
    scheduler.advanceUntilIdle()
    #expect(shop.titles(of: .account) == ["Account"])
    #expect(reply.kind == (policy == .refuseWhenBusy ? "blocked" : "arrived"))
  }

  @Test("A screen that a guard has allowed is removed if its user logs out before the screen is shown")
  func loggedOutBeforeArrival() throws {
    let scheduler = TransitionScheduler(.manual)
    let shop = try Storefront.onScreen(scheduler: scheduler)
    let reply = shop.going(to: .orders)
    scheduler.advanceUntilIdle()
    let login = try #require(shop.visibleScreen as? LoginScreen)
    login.submit()
    shop.session.isLoggedIn = false
    scheduler.advanceUntilIdle()
    #expect(reply.outcomes.count == 1)
    #expect(shop.titles(of: .account) == ["Account"])
  }

  /// A manner of removing the login screen.
  nonisolated enum Hand: CaseIterable {
    case swipe, link, dismissAll, back, close, code, otherRoot

    @MainActor func takeAway(from shop: Storefront) async throws {
      switch self {
      case .swipe: #expect(shop.userSwipesDown())
      case .link: #expect(shop.opening("store://bag").kind == "arrived")
      case .dismissAll: try await shop.router.navigate(.dismissAll)
      case .back: try await shop.router.navigate(.back)
      case .close: try await shop.router.navigate(.close(try #require(shop.visibleScreen)))
      case .code: shop.window.rootViewController?.dismiss(animated: true)
      case .otherRoot: shop.window.rootViewController = UIViewController()
      }
    }
  }

  @Test(
    "All requests that wait for a login are blocked if the login screen leaves, in any way",
    arguments: Hand.allCases)
  func leaving(_ hand: Hand) async throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .product(3))
    let replies = [shop.going(to: .orders), shop.going(to: .wishList)]
    #expect(shop.visibleTitle == "Login")
    try await hand.takeAway(from: shop)
    for reply in replies {
      await reply.ended()
      #expect(reply.kind == "blocked")
    }
    #expect(shop.visibleTitle != "Login")
  }

  @Test("Dismissing the login screen leaves the rest of the tree unchanged")
  func leavesNothing() throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .product(3))
    shop.going(to: .chat)
    let before = TreeShape(shop.window)
    let reply = shop.opening("store://wishlist")
    #expect(shop.userSwipesDown())
    #expect(reply.kind == "blocked")
    #expect(TreeShape(shop.window) == before)
  }

  @Test("Two guarded links wait at one login screen, and both arrive after the login")
  func twoWait() throws {
    let shop = try Storefront.onScreen()
    let first = shop.opening("store://orders/1002")
    shop.going(to: .register)
    let second = shop.opening("store://wishlist")
    #expect(shop.visibleTitle == "Register")
    #expect(shop.userGoesBack())
    (shop.visibleScreen as? LoginScreen)?.submit()
    #expect(first.kind == "arrived")
    #expect(second.kind == "arrived")
    #expect(shop.visibleTitle == "Wish list")
  }

  @Test("A login screen without waiting requests closes itself when the user submits the login")
  func closesItself() throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .product(3))
    let before = TreeShape(shop.window)
    #expect(shop.opening("store://login").kind == "arrived")
    (shop.visibleScreen as? LoginScreen)?.submit()
    #expect(shop.session.isLoggedIn)
    #expect(TreeShape(shop.window) == before)
  }

  @Test("The login screen leaves when its last waiting request is cancelled, and the next request shows it again")
  func cancelled() async throws {
    let shop = try Storefront.onScreen()
    let waiting = Task { await shop.outcome(goingTo: .orders) }
    await until { shop.visibleTitle == "Login" }
    await shop.going(to: .register).ended()
    #expect(shop.userGoesBack())
    waiting.cancel()
    #expect(Reply.kind(await waiting.value) == "cancelled")
    #expect(shop.visibleTitle == "Home")
    let reply = shop.opening("store://wishlist")
    (shop.visibleScreen as? LoginScreen)?.submit()
    #expect(reply.kind == "arrived")
    #expect(shop.visibleTitle == "Wish list")
  }

  @Test("An unattended shop refuses a guarded link at once, with the remedy")
  func unattended() throws {
    let shop = try Storefront.onScreen(attended: false)
    let before = TreeShape(shop.window)
    let reply = shop.opening("store://orders")
    #expect(reply.kind == "blocked")
    #expect(reply.outcomes.map { "\($0)".contains("--logged-in") } == [true])
    #expect(TreeShape(shop.window) == before)
  }

  @Test("Logging out removes the user's screens from the account's stack, and their links ask again")
  func loggingOut() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .order(1002))
    shop.session.isLoggedIn = false
    #expect(shop.titles(of: .account) == ["Account"])
    #expect(shop.opening("store://orders/1002").kind == "")
    #expect(shop.visibleTitle == "Login")
  }

  @Test(
    "A modal that waits for the login appears after the login screen has left",
    arguments: [(Place.afterLogin(.chat), "Chat"), (.receipt(order: 1001), "Receipt for order 1001")], [true, false])
  func presentedAfterwards(_ wanted: (place: Place, title: String), atOnce: Bool) throws {
    try withoutMisuse {
      let scheduler = TransitionScheduler(atOnce ? .immediate : .manual)
      let shop = try Storefront.onScreen(scheduler: scheduler)
      let reply = shop.going(to: wanted.place)
      scheduler.advanceUntilIdle()
      (shop.visibleScreen as? LoginScreen)?.submit()
      scheduler.advanceUntilIdle()
      #expect(reply.kind == "arrived")
      #expect(shop.visibleTitle == wanted.title)
      #expect(!TreeShape(shop.window).viewControllers.contains { $0 is LoginStack })
    }
  }

  @Test("A login link continues to its `next` place after the login, even if the place needs no login")
  func next() throws {
    let shop = try Storefront.onScreen()
    let reply = shop.opening("store://login?next=product/42")
    #expect(reply.kind == "")
    (shop.visibleScreen as? LoginScreen)?.submit()
    #expect(reply.kind == "arrived")
    #expect(shop.visibleTitle == "Frame pump")
  }
}
