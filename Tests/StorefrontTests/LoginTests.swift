import StorefrontApp
import Testing
import Walks
import Wayfinder

@Suite("Logging in") struct LoginTests {
  @Test("RC-28 A guarded link, login by the guard, register from there, back, log in: the wanted screen arrives")
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
    "What belongs to who has logged out goes, also where its closing waits and is replaced by what the user asks for",
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

  @Test("What a guard has let pass goes again where its user has logged out before it is shown")
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

  /// What takes the login screen away.
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
    "The login screen's leaving, by whatever hand, refuses those who wait",
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

  @Test("Leaving the login screen alone leaves everything else as it was")
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

  @Test("Two guarded links wait at one login screen, and both go on, in order")
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

  @Test("A login nobody waits for closes itself when it is submitted")
  func closesItself() throws {
    let shop = try Storefront.onScreen()
    shop.going(to: .product(3))
    let before = TreeShape(shop.window)
    #expect(shop.opening("store://login").kind == "arrived")
    (shop.visibleScreen as? LoginScreen)?.submit()
    #expect(shop.session.isLoggedIn)
    #expect(TreeShape(shop.window) == before)
  }

  @Test("Cancelling the last request that waits for the login takes that away, and the next shows it again")
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

  @Test("Where nobody is there to log in, a guarded link is refused at once, with the remedy")
  func unattended() throws {
    let shop = try Storefront.onScreen(attended: false)
    let before = TreeShape(shop.window)
    let reply = shop.opening("store://orders")
    #expect(reply.kind == "blocked")
    #expect(reply.outcomes.map { "\($0)".contains("--logged-in") } == [true])
    #expect(TreeShape(shop.window) == before)
  }

  @Test("Logging out takes what belongs to somebody off the account's stack, and its links ask again")
  func loggingOut() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .order(1002))
    shop.session.isLoggedIn = false
    #expect(shop.titles(of: .account) == ["Account"])
    #expect(shop.opening("store://orders/1002").kind == "")
    #expect(shop.visibleTitle == "Login")
  }

  @Test(
    "What is presented over whatever is in front stands there after the login, and not on the login screen",
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

  @Test("`next` goes on after the login, also to a place that needs none")
  func next() throws {
    let shop = try Storefront.onScreen()
    let reply = shop.opening("store://login?next=product/42")
    #expect(reply.kind == "")
    (shop.visibleScreen as? LoginScreen)?.submit()
    #expect(reply.kind == "arrived")
    #expect(shop.visibleTitle == "Frame pump")
  }
}
