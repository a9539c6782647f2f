import StorefrontApp
import Testing
import Walks
import Wayfinder
import WayfinderTesting

/// A destination of a navigation whose calls fail, and its start.
nonisolated struct SweepCase: CustomTestStringConvertible {
  let place: Place
  let start: Start
  var testDescription: String { "\(place), from \(start.testDescription)" }

  /// Every route of the shop.
  static let places: [Place] = [
    .tab(.home), .tab(.search), .tab(.bag), .tab(.account), .category(CategoryRequest(id: 7, order: .price)),
    .product(42), .reviews(product: 42), .review(ReviewID(product: 42, number: 7)),
    .newReview(product: 42), .results("red shoes"),
    .foundProduct(FoundProduct(query: "pump", product: 42)), .filter, .gallery(product: 42), .share(product: 42),
    .sizeGuide, .colours, .orders, .order(1001), .tracking(order: 1001), .receipt(order: 1001), .removal(product: 42),
    .wishList, .settings, .notifications, .language, .about, .login, .register, .forgottenPassword, .chat,
    .onboarding(.welcome), .onboarding(.ready), .endOfOnboarding, .checkout(.address), .checkout(.payment),
    .checkout(.receipt),
  ]

  private static let starts = [
    Start(name: "just launched", places: [], width: .narrow),
    Start(name: "a sheet over a product over results", places: [.results("x"), .product(5), .chat], width: .narrow),
    Start(name: "a sheet over an order", places: [.product(41), .order(1002), .sizeGuide], width: .wide),
    Start(
      name: "the onboarding over a receipt", places: [.checkout(.receipt), .onboarding(.permissions)], width: .narrow),
  ]

  /// Each place from each start. In the short form each place has one of the starts in turn.
  static let all = places.enumerated().flatMap { number, place in
    let chosen = Walks.areLong ? starts : [starts[number % starts.count]]
    return chosen.map { SweepCase(place: place, start: $0) }
  }

  /// Each place from an order on top of its list, in a window too narrow for both. In the short form every third place.
  static let collapsed = stride(from: 0, to: places.count, by: Walks.count(3, long: 1)).map { number in
    SweepCase(place: places[number], start: Start(name: "an order", places: [.order(1002)], width: .narrow))
  }
}

@Suite("Failing calls") struct SweepTests {
  @Test(
    "RC-29 If any call on any route of the shop fails, the tree is as before and the next navigation works",
    arguments: SweepCase.all)
  func everyRoute(_ one: SweepCase) async throws { try await sweep(one) }

  @Test(
    "RC-29 If any call on a route from an order on top of its list fails, the tree is as before",
    arguments: SweepCase.collapsed)
  func collapsed(_ one: SweepCase) async throws {
    try await sweep(one)
  }

  private func sweep(_ one: SweepCase) async throws {
    let log = MisuseLog()
    try await UIKitMisuse.$log.withValue(log) {
      let maker = try Storefront.onScreen(loggedIn: true)
      let request = try maker.routes.request(for: one.place).navigation
      let sweep = try await failEachCall(of: request) {
        let shop = try Storefront.onScreen(loggedIn: true)
        one.start.enter(shop)
        return LaunchedApp(window: shop.window, router: shop.router)
      }
      #expect(sweep.violations.isEmpty, "\(sweep)")
      #expect(sweep.calls > 0)
    }
    #expect(log.entries.map(\.sentence) == [])
  }
}
