import Foundation
@testable import StorefrontApp
import Testing
import Wayfinder
import WayfinderTesting

@Suite("Notifications") struct NotificationTests {
  /// Follows a notification, and returns its outcome, or `nil` while it waits.
  private func follow(_ notification: ShopNotification, in shop: Storefront) throws -> String? {
    var ended: String?
    try shop.follow(notification) { ended = Reply.kind($0) }
    return ended
  }

  @Test(
    "A notification about an order shows the order on top of the list, with its new status", arguments: [false, true])
  func order(isWide: Bool) throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    shop.isWide = isWide
    try withoutMisuse { () throws in
      #expect(try follow(.order(1001, .shipped), in: shop) == "arrived")
      #expect(shop.titles(of: .account) == ["Account", "Orders", "Order 1001, shipped"])
      #expect(try follow(.order(1001, .shipped), in: shop) == "already there")
      #expect(try follow(.order(1002, .delayed), in: shop) == "arrived")
      #expect(shop.visibleTitle == "Order 1002, delayed")
    }
  }

  @Test("A notification about an order in another tab finds and updates the existing screen")
  func otherTab() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    #expect(shop.opening("store://orders/1001").kind == "arrived")
    let screen = shop.visibleScreen
    #expect(shop.going(to: .tab(.home)).kind == "arrived")
    #expect(try follow(.order(1001, .delivered), in: shop) == "arrived")
    #expect(shop.visibleScreen === screen)
    #expect(shop.visibleTitle == "Order 1001, delivered")
    #expect(shop.selectedTab == .account)
  }

  @Test("A promotion updates the existing product screen, and links then find the screen by the new product")
  func promotion() throws {
    let shop = try Storefront.onScreen()
    #expect(shop.going(to: .foundProduct(FoundProduct(query: "pump", product: 42))).kind == "arrived")
    let screen = shop.visibleScreen as? ProductScreen
    #expect(shop.going(to: .tab(.home)).kind == "arrived")
    #expect(try follow(.promotion(product: 7), in: shop) == "arrived")
    #expect(shop.visibleScreen === screen)
    #expect(screen?.product.id == 7)
    #expect(shop.selectedTab == .search)
    #expect(screen.map { shop.router.context(of: $0) == nil } == true)
    #expect(shop.opening("store://product/7").kind == "already there")
    screen?.onWish?()
    #expect(shop.session.wishes.last == 7)
    #expect(try follow(.promotion(product: 42), in: shop) == "arrived")
    #expect(screen?.product.id == 42)
  }

  @Test("A promotion without a product screen pushes one onto the visible tab, or presents one over a modal")
  func newProduct() throws {
    let shop = try Storefront.onScreen()
    #expect(try follow(.promotion(product: 7), in: shop) == "arrived")
    #expect(shop.titles(of: .home).count == 2)
    let other = try Storefront.onScreen()
    #expect(other.opening("store://chat").kind == "arrived")
    #expect(try follow(.promotion(product: 7), in: other) == "arrived")
    #expect((other.visibleScreen as? ProductScreen)?.product.id == 7)
    #expect(other.userSwipesDown())
    #expect(other.visibleScreen is ChatScreen)
  }

  @Test("A message opens the chat, or appears in the open chat")
  func chat() throws {
    let shop = try Storefront.onScreen()
    #expect(try follow(.chat(message: "Hello"), in: shop) == "arrived")
    #expect(try follow(.chat(message: "Again"), in: shop) == "arrived")
    #expect((shop.visibleScreen as? ChatScreen)?.messages == ["Hello", "Again"])
    #expect(shop.userSwipesDown())
    #expect(shop.opening("store://chat").kind == "arrived")
    #expect(try follow(.chat(message: "Third"), in: shop) == "arrived")
    #expect((shop.visibleScreen as? ChatScreen)?.messages == ["Third"])
  }

  @Test("A tap, a link and a notification for the same product or order lead to one screen")
  func oneScreen() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    #expect(shop.going(to: .product(42)).kind == "arrived")
    let product = shop.visibleScreen
    #expect(shop.going(to: .tab(.account)).kind == "arrived")
    #expect(try follow(.promotion(product: 42), in: shop) == "arrived")
    #expect(shop.visibleScreen === product)
    #expect(shop.opening("store://product/42").kind == "already there")
    #expect(try follow(.promotion(product: 42), in: shop) == "already there")
    #expect(try follow(.order(1001, .shipped), in: shop) == "arrived")
    let order = shop.visibleScreen
    #expect(shop.opening("store://orders/1001").kind == "already there")
    #expect(shop.going(to: .order(1001)).kind == "already there")
    #expect(shop.visibleScreen === order)
  }

  @Test("An order notification waits for a login screen that is visible already, and then shows its order")
  func login() throws {
    let shop = try Storefront.onScreen()
    let link = shop.opening("store://wishlist")
    let screen = try #require(shop.visibleScreen as? LoginScreen)
    for order in [1001, 1002] {
      #expect(try follow(.order(order, .shipped), in: shop) == nil)
      #expect(shop.visibleScreen === screen)
    }
    screen.submit()
    #expect(link.kind == "arrived")
    #expect(shop.visibleTitle == "Order 1002, shipped")
    #expect(shop.window.rootViewController?.presentedViewController == nil)
    shop.session.isLoggedIn = false
    #expect(shop.titles(of: .account) == ["Account"])
    shop.session.isLoggedIn = true
    #expect(shop.titles(of: .account) == ["Account"])
  }

  @Test("An unattended shop refuses an order notification and changes nothing")
  func unattended() throws {
    let shop = try Storefront.onScreen(attended: false)
    let before = shop.router.tree
    #expect(try follow(.order(1001, .shipped), in: shop) == "blocked")
    #expect(shop.router.tree == before)
  }

  @Test("A checkout asks before an order notification replaces the checkout, and stays if the user stays")
  func checkout() async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    #expect(shop.opening("store://checkout/payment").kind == "arrived")
    #expect(try follow(.order(1001, .shipped), in: shop) == nil)
    #expect(shop.visibleScreen is UIAlertController)
    #expect(shop.user { $0 == .answer("Stay") })
    #expect(shop.visibleTitle == "Payment")
  }

  @Test("A notification about a missing order or product fails at once and changes nothing")
  func unknown() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    let before = shop.router.tree
    #expect(throws: CatalogueError.self) { try follow(.order(9, .shipped), in: shop) }
    #expect(throws: CatalogueError.self) { try follow(.promotion(product: 77), in: shop) }
    #expect(shop.router.tree == before)
  }

  @Test("TK-6 A replay follows a notification by its name, and the moves of the user do not list the notification")
  func replayed() async throws {
    let bench = try ShellBench()
    for line in ["notify promotion 7", "notify chat Hello there"] { _ = bench.say(line) }
    let journal = try bench.shell.recorder.journal()
    let described = AppUnderTest.shop(of: journal)
    let replay = try await described.replay(journal)
    #expect(replay.isSame, "\(replay)")
    #expect(replay.steps.suffix(2) == [.user("notify promotion 7"), .user("notify chat Hello there")])
    let shop = try await described.launched()
    #expect(!described.moves(in: shop).contains { $0.name.hasPrefix("notify ") })
  }

  // MARK: Files

  @Test("Notifications are read from JSON as they were written")
  func written() throws {
    let notifications: [ShopNotification] = [
      .order(1001, .shipped), .promotion(product: 42), .chat(message: "Grüße 👋"),
    ]
    #expect(try NotificationFile(json: JSONEncoder().encode(notifications)).notifications == notifications)
  }

  @Test(
    "A file without valid notifications is refused with one sentence that names the place",
    arguments: [
      ("", "it is no JSON."), ("{", "it is no JSON."), ("{}", "a list of notifications is needed there."),
      ("[7]", "notification 1: a notification is needed there."),
      ("[{}]", "notification 1: “kind” is missing."),
      (
        #"[{"kind":"chat","message":"x"},{"kind":"parcel"}]"#,
        "notification 2: “kind”: “parcel” is none of order, promotion, chat."
      ),
      (#"[{"kind":"order","order":"1","status":"shipped"}]"#, "notification 1: “order”: a number is needed there."),
      (#"[{"kind":"order","order":1001}]"#, "notification 1: “status” is missing."),
      (
        #"[{"kind":"order","order":1001,"status":"lost"}]"#,
        "notification 1: “status”: “lost” is none of shipped, delayed, delivered."
      ),
      (#"[{"kind":"promotion","product":null}]"#, "notification 1: “product”: a number is needed there."),
      (#"[{"kind":"chat","message":5}]"#, "notification 1: “message”: a text is needed there."),
    ] as [(String, String)])
  func refused(_ json: String, _ sentence: String) {
    #expect {
      try NotificationFile(json: Data(json.utf8))
    } throws: { error in
      "\(error)" == sentence
    }
  }

  @Test("The shell follows notifications, and refuses meaningless ones with a sentence")
  func shell() throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    var (results, errors) = ("", "")
    let shell = Shell(shop: shop, output: Output(results: { results += $0 }, errors: { errors += $0 }))
    for line in ["notify order 1001 shipped", "notify promotion 7", "notify chat Hello there"] {
      #expect(shell.run(line))
    }
    #expect(errors.isEmpty)
    #expect(results.contains("Chat: “Hello there”"))
    let rubbish = [
      "notify", "notify parcel", "notify order", "notify order x shipped", "notify order 1001 lost",
      "notify order 1001 shipped now", "notify promotion", "notify promotion x", "notify chat",
    ]
    let before = shop.router.tree
    for line in rubbish {
      errors = ""
      #expect(shell.run(line))
      #expect(errors.lowercased().contains("write `notify "), "\(line)")
      #expect(errors.hasSuffix(".\n"), "\(line)")
    }
    #expect(shop.router.tree == before)
  }
}
