import PageFlow
import StorefrontApp
import Testing
import Walks
import Wayfinder

@Suite("Checkout") struct CheckoutTests {
  /// The titles in the sheet of the checkout.
  private func pages(_ shop: Storefront) -> [String?]? {
    shop.routes.checkout.controller.rootNavigationController?.viewControllers.map(\.title)
  }

  @Test("The bag's button opens the checkout, which leads page by page to a receipt without a way back")
  func buying() throws {
    try withoutMisuse {
      let shop = try Storefront.onScreen(loggedIn: true)
      shop.going(to: .tab(.bag))
      #expect(shop.userTaps("Checkout")?.kind == "arrived")
      for title in ["Address", "Delivery", "Payment"] {
        #expect(shop.visibleTitle == title)
        #expect(shop.userTaps("Continue")?.kind == "arrived")
      }
      #expect(shop.userTaps("Buy")?.kind == "arrived")
      #expect(pages(shop) == ["Receipt for order 1003"])
      #expect(!shop.userGoesBack())
      #expect(shop.userTaps("Done") != nil)
      #expect(shop.visibleTitle == "Bag")
      #expect(pages(shop) == nil)
    }
  }

  @Test("A link to the payment arrives with address and delivery below, as its plan says")
  func link() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .product(42))
    let plan = try shop.plan(opening: "store://checkout/payment")
    #expect(plan.asked == ["Gate(asking: LoginScreen)"])
    #expect("\(plan)".contains("present CheckoutStack on ShopTabs"))
    #expect(shop.opening("store://checkout/payment").kind == "arrived")
    #expect(pages(shop) == ["Address", "Delivery", "Payment"])
    #expect(shop.titles(of: .home) == ["Home", "Bicycle", "Frame pump"])
    for title in ["Delivery", "Address"] {
      #expect(shop.userGoesBack())
      #expect(shop.visibleTitle == title)
    }
  }

  @Test("A link can begin a new checkout after a receipt")
  func again() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .checkout(.receipt))
    #expect(shop.opening("store://checkout/payment").kind == "arrived")
    #expect(pages(shop) == ["Address", "Delivery", "Payment"])
  }

  @Test("A link to the checkout asks for a login, and continues after the login")
  func guarded() throws {
    let shop = try Storefront.onScreen()
    let reply = shop.opening("store://checkout/payment")
    #expect(shop.visibleTitle == "Login")
    (shop.visibleScreen as? LoginScreen)?.submit()
    #expect(reply.kind == "arrived")
    #expect(shop.visibleTitle == "Payment")
  }

  /// A manner of leaving the checkout.
  nonisolated enum Leaving: CaseIterable {
    case swipe, cancel, link, close

    /// Starts to leave. Returns the reply to the request, or `nil` if the manner has no reply.
    @MainActor func begin(in shop: Storefront) throws -> Reply? {
      switch self {
      case .swipe: #expect(!shop.userSwipesDown())
      case .cancel: shop.userTaps("Cancel")
      case .link: return shop.opening("store://search")
      case .close: shop.router.navigate(.dismissAll) { _ in }
      }
      return nil
    }
  }

  @Test("Every way out of an unfinished checkout asks first", arguments: Leaving.allCases, [true, false])
  func asking(_ leaving: Leaving, leaves: Bool) async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .checkout(.delivery))
    let before = TreeShape(shop.window)
    let reply = try leaving.begin(in: shop)
    #expect(shop.visibleTitle == "Leave the checkout?")
    let sheet = try #require(shop.routes.checkout.controller.rootNavigationController)
    #expect(shop.user { $0 == .answer(leaves ? "Leave" : "Stay") })
    if let reply {
      await reply.ended()
      #expect(reply.kind == (leaves ? "arrived" : "blocked"))
    }
    if leaves {
      await shop.router.departure(of: sheet)
      #expect(pages(shop) == nil)
    } else {
      await Task.yield()
      #expect(TreeShape(shop.window) == before)
    }
  }

  @Test("Going back within the checkout does not ask, nor does leaving the receipt")
  func notAsking() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .checkout(.payment))
    #expect(shop.userGoesBack())
    #expect(shop.visibleTitle == "Delivery")
    shop.going(to: .checkout(.receipt))
    #expect(shop.opening("store://search").kind == "arrived")
  }

  @Test(
    "Two requests that leave the checkout wait for one answer, and both receive the answer", arguments: [true, false])
  func twoAsk(leaves: Bool) async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .checkout(.delivery))
    let replies = [shop.going(to: .tab(.search)), shop.going(to: .tab(.bag))]
    #expect(TreeShape(shop.window).viewControllers.count { $0 is UIAlertController } == 1)
    #expect(shop.user { $0 == .answer(leaves ? "Leave" : "Stay") })
    for reply in replies { await reply.ended() }
    #expect(replies.map(\.kind) == (leaves ? ["arrived", "arrived"] : ["blocked", "blocked"]))
    // Swift does not define the order in which two waiting tasks continue.
    #expect((leaves ? ["Search", "Bag"] : ["Delivery"]).contains(shop.visibleTitle))
  }

  @Test("A swipe and a link that wait for the same answer leave the checkout once")
  func swipeAndLink() async throws {
    let log = MisuseLog()
    try await UIKitMisuse.$log.withValue(log) {
      let shop = try Storefront.onScreen(loggedIn: true)
      shop.going(to: .checkout(.delivery))
      #expect(!shop.userSwipesDown())
      let reply = shop.going(to: .tab(.bag))
      #expect(shop.user { $0 == .answer("Leave") })
      await reply.ended()
      #expect(reply.kind == "arrived")
      #expect(shop.visibleTitle == "Bag")
    }
    #expect(log.entries.map(\.sentence) == [])
  }

  @Test("A request is blocked if app code dismisses its question without an answer")
  func unanswered() async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .checkout(.delivery))
    let reply = shop.going(to: .tab(.search))
    shop.visibleScreen?.presentingViewController?.dismiss(animated: false)
    await reply.ended()
    #expect(reply.kind == "blocked")
    #expect(shop.visibleTitle == "Delivery")
  }

  @Test("Logging out removes the checkout without a question")
  func loggingOut() async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    let sheet = try #require(shop.going(to: .checkout(.payment)).screen?.navigationController)
    let asking = shop.going(to: .tab(.search))
    shop.session.isLoggedIn = false
    await shop.router.departure(of: sheet)
    await asking.ended()
    #expect(pages(shop) == nil)
  }

  @Test("An unattended shop refuses a link that would leave the checkout")
  func unattended() async throws {
    let shop = try Storefront.onScreen(loggedIn: true, attended: false)
    shop.going(to: .checkout(.payment))
    let reply = shop.opening("store://bag")
    await reply.ended()
    #expect(reply.kind == "blocked")
    #expect(shop.visibleTitle == "Payment")
  }

  @Test("The question is dismissed only when the last request that waits for its answer is cancelled")
  func cancelled() async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .checkout(.delivery))
    let before = TreeShape(shop.window)
    let (first, second) = (Reply(), Reply())
    let request = try shop.routes.request(for: .tab(.search)).navigation
    let handles = [first, second].map { reply in shop.router.navigate(request) { reply.outcomes.append($0) } }
    #expect(shop.visibleScreen is UIAlertController)
    handles[0].cancel()
    for _ in 0..<20 { await Task.yield() }
    #expect(shop.visibleScreen is UIAlertController)
    #expect(first.kind == "cancelled")
    handles[1].cancel()
    for _ in 0..<20 { await Task.yield() }
    #expect(TreeShape(shop.window) == before)
    #expect(second.kind == "cancelled")
  }

  @Test("A shop that is released while a swipe asks releases its checkout")
  func gone() async throws {
    weak var sheet: CheckoutStack?
    func ask() throws {
      let shop = try Storefront.onScreen(loggedIn: true)
      shop.going(to: .checkout(.delivery))
      sheet = shop.window.rootViewController?.presentedViewController as? CheckoutStack
      #expect(!shop.userSwipesDown())
      #expect(shop.visibleScreen is UIAlertController)
      #expect(sheet != nil)
    }
    try ask()
    await until { sheet == nil }
    #expect(sheet == nil)
  }

  @Test("Logging out dismisses a question about the user's wish list")
  func askedAndLoggedOut() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.going(to: .removal(product: 42))
    #expect(shop.visibleScreen is UIAlertController)
    shop.session.isLoggedIn = false
    #expect(shop.window.rootViewController?.presentedViewController == nil)
    #expect(shop.titles(of: .account) == ["Account"])
  }
}
