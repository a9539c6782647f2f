import PageFlow
import StorefrontApp
import Testing
import Walks
import Wayfinder
import WayfinderTesting

/// Tests restoring of the shop's position.
@Suite("Positions of the shop", .serialized) struct PositionTests {
  /// Returns the same shop in a new process, with the stored values of its user.
  private func restarted(_ shop: Storefront) throws -> Storefront {
    let next = try Storefront.onScreen(loggedIn: shop.session.isLoggedIn)
    (next.session.drafts, next.session.wishes) = (shop.session.drafts, shop.session.wishes)
    next.isWide = shop.isWide
    return next
  }

  @Test(
    "DL-13 Every state that random moves reach is restored with an equal position",
    arguments: Walks.seeds(1, long: 1))
  func law(seed: UInt64) async throws {
    let walk = try RandomWalk(seed: seed, mode: .immediate, letsMovesEnd: true)
    var seen: Set<String> = []
    var faults: [String] = []
    walk.afterStep = { shop in
      let position = shop.router.position
      // A position that was restored from an equal state is not restored again.
      guard faults.isEmpty, seen.insert("\(position.json) \(shop.isWide) \(shop.session.isLoggedIn)").inserted else {
        return
      }
      do {
        let next = try self.restarted(shop)
        var outcome: Outcome<Restored>?
        next.router.navigate(.restore(NavigationPosition.reading(position.json))) { outcome = $0 }
        // After a logout, the user may still be on a screen that needs a login. Restoring that screen asks for the login.
        if outcome == nil { next.session.isLoggedIn = true }
        await until { outcome != nil }
        let restored = try outcome?.get()
        if restored?.leftOut != [] { faults.append("left out: \(restored?.leftOut ?? [])\nof \(position.json)") }
        if next.router.position != position {
          faults.append("\(position.json)\nwas restored as\n\(next.router.position.json)")
        }
        let (before, after) = (shop.restorableShape, next.restorableShape)
        if before != after { faults.append("\(before)\nwas restored as\n\(after)") }
        faults += TreeShape(next.window).faults
      } catch {
        faults.append("\(error)\nfor \(position.json)")
      }
    }
    await walk.walk(Walks.count(600, long: 10_000))
    #expect(walk.faults == [])
    #expect(faults == [])
    #expect(seen.count > Walks.count(200, long: 1_000), "\(seen.count)")
  }

  @Test("DL-13 The checkout continues at its page after a restart")
  func checkout() async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    #expect(await shop.router.outcome(of: .link("store://checkout/payment")).value != nil)
    let next = try restarted(shop)
    try await next.router.navigate(.restore(shop.router.position))
    #expect(next.visibleTitle == "Payment")
    #expect(next.routes.checkout.controller.currentPage()?.name == "payment")
    #expect(await next.outcome(goingTo: .checkout(.confirm)).value != nil)
    #expect(next.userGoesBack())
    #expect(next.userGoesBack())
    #expect(next.visibleTitle == "Delivery")
    next.userSwipesDown()
    for _ in 0..<20 { await Task.yield() }
    #expect(next.visibleScreen is UIAlertController, "it asks before it is left, as it did")
  }

  @Test("DL-13 A restored screen is set up by its route")
  func setUp() async throws {
    let shop = try Storefront.onScreen()
    #expect(await shop.outcome(goingTo: .filter).value != nil)
    let next = try restarted(shop)
    try await next.router.navigate(.restore(shop.router.position))
    #expect(next.visibleScreen is FilterScreen)
    next.userTaps("Done")
    #expect(next.visibleScreen is SearchScreen)
    try await next.router.navigate(.link("store://product/4"))
    let again = try restarted(next)
    try await again.router.navigate(.restore(next.router.position))
    again.userTaps("Wish")
    #expect(again.session.wishes.contains(4))
  }

  @Test("DL-12 A position records the category that narrows the results")
  func narrowed() async throws {
    let shop = try Storefront.onScreen()
    #expect(await shop.outcome(goingTo: .results("canvas")).value != nil)
    #expect(await shop.outcome(goingTo: .filter).value != nil)
    shop.userTaps("Bags")
    #expect(shop.visibleTitle == "Results for “canvas” in Bags")
    let next = try restarted(shop)
    try await next.router.navigate(.restore(shop.router.position))
    #expect(next.visibleTitle == "Results for “canvas” in Bags")
  }

  @Test("DL-18 Restoring without a login leaves out the screens that need one, and shows no login")
  func guarded() async throws {
    let shop = try Storefront.onScreen(loggedIn: true)
    try await shop.router.navigate(.link("store://orders/1001"))
    let next = try Storefront.onScreen()
    let restored = try await next.router.navigate(.restore(shop.router.position))
    #expect(restored.leftOut.contains { $0.isRefused })
    #expect(!next.router.position.json.contains("orders"))
    #expect(next.window.rootViewController?.presentedViewController == nil)
  }

  @Test("DL-12 Positions leave out login, alerts, colours and sharing, and keep the screens below")
  func leftOut() async throws {
    for place in [Place.login, .share(product: 42), .colours, .removal(product: 42)] {
      let shop = try Storefront.onScreen(loggedIn: true)
      shop.going(to: .product(42))
      shop.going(to: place)
      #expect(shop.window.rootViewController?.presentedViewController != nil, "\(place)")
      #expect(!shop.router.position.json.contains("presented"), "\(place)")
      #expect(shop.router.position.json.contains("store://product/42"), "\(place)")
    }
  }

  @Test("DL-14 If a chat over a tab and a sheet over all tabs exclude each other, the chat is restored")
  func twoModals() async throws {
    let shop = try Storefront.onScreen()
    let position =
      #"{"version":1,"root":{"name":"shop","selected":0,"tabs":[{"stack":[{"screen":"store://home","#
      + #""presented":[{"screen":"store://chat"}]}]}],"presented":[{"screen":"store://size-guide"}]}}"#
    let restored = try await shop.router.navigate(.restore(NavigationPosition.reading(position).position))
    #expect(shop.visibleScreen is ChatScreen)
    #expect(restored.leftOut.map(\.place) == ["root.presented[0]"])
  }

  @Test("DL-14 Invalid search words are left out, and a title of several lines is shown as one line")
  func words() async throws {
    let shop = try Storefront.onScreen()
    let position =
      #"{"version":1,"root":{"name":"shop","selected":1,"tabs":[null,{"stack":[{"screen":"store://search"},"#
      + #"{"screen":"store://search/results?words=a%0A%E2%97%8F%20Forged"}]}]}}"#
    let restored = try await shop.router.navigate(.restore(NavigationPosition.reading(position).position))
    #expect(restored.leftOut.map(\.place) == ["root.tabs[1].stack[1]"])
    #expect(shop.titles(of: .search) == ["Search"])
    shop.going(to: .results("a\n● Forged"))
    #expect(shop.visibleTitle == "Results for “a ● Forged”")
  }

  @Test("DL-14 A missing product is left out, and its category is restored")
  func soldOut() async throws {
    let shop = try Storefront.onScreen()
    let position =
      #"{"version":1,"root":{"name":"shop","selected":0,"tabs":[{"stack":[{"screen":"store://home"},"#
      + #"{"screen":"store://category/7"},{"screen":"store://product/99"}]}]}}"#
    let restored = try await shop.router.navigate(.restore(NavigationPosition.reading(position).position))
    #expect(shop.visibleScreen is CategoryScreen)
    #expect(
      restored.leftOut.map(\.description) == ["root.tabs[0].stack[2]: There is no product 99; products 1 to 50 exist."])
  }
}

extension Storefront {
  /// The classes of the screens that are both in the window and in positions, with their containers.
  fileprivate var restorableShape: String { window.snapshot().root.map { Self.shape($0) ?? "" } ?? "" }

  private static let leftOut: Set<String> = [
    "UIAlertController", "ColourPickerScreen", "ShareScreen", "LoginStack", "LoginScreen",
  ]

  private static func shape(_ screen: ScreenTree.Screen) -> String? {
    let over = screen.presented.first.flatMap { shape($0) }
    guard !leftOut.contains(screen.type) else { return over }
    var children = screen.children
    // After it has appeared, a collapsed split has the order on top of its list.
    if screen.type == "AccountSplit", let order = children.first?.children.last, order.type == "OrderStack" {
      children[0].children.removeLast()
      children.append(order)
    }
    let inside = children.compactMap { shape($0) }.joined(separator: " ")
    return "\(screen.type)[\(inside)]" + (over.map { " ^ \($0)" } ?? "")
  }
}
