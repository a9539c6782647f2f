import StorefrontApp
import Testing
import Walks
import Wayfinder

/// A destination behind the login, requested by one of the four vocabularies.
private nonisolated enum Wanted: String, CaseIterable {
  case step, page, context, module

  @MainActor func ask(of shop: Storefront, then note: @escaping (Wanted, String) -> Void) throws {
    let completion: @MainActor (Outcome<UIViewController>) -> Void = { note(self, Reply.kind($0)) }
    switch self {
    case .step: shop.open("store://wishlist", completion: completion)
    case .page: shop.go(to: .checkout(.receipt), completion: completion)
    case .context:
      let screen = UIViewController()
      try shop.follow(.order(1001, .shipped)) { completion($0.map { screen }) }
    case .module: shop.open("store://review/new?product=42", completion: completion)
    }
  }
}

/// Three destinations in one order.
private nonisolated struct Waiting: CustomTestStringConvertible {
  let wanted: [Wanted]
  var testDescription: String { wanted.map(\.rawValue).joined(separator: ", ") }

  static let inEveryOrder = Wanted.allCases.flatMap { first in
    Wanted.allCases.filter { $0 != first }.flatMap { second in
      Wanted.allCases.filter { $0 != first && $0 != second }.map { Waiting(wanted: [first, second, $0]) }
    }
  }
}

@Suite("Three vocabularies at one gate") struct GateOrderTests {
  /// The requests that have ended, in order.
  private final class Endings { var all: [(Wanted, kind: String)] = [] }

  private let endings = Endings()

  private func shopWaiting(for waiting: Waiting) throws -> (Storefront, JournalRecorder) {
    let shop = try Storefront.onScreen()
    let recorder = JournalRecorder(shop.router)
    shop.going(to: .product(3))
    for wanted in waiting.wanted { try wanted.ask(of: shop) { endings.all.append(($0, kind: $1)) } }
    #expect(shop.visibleTitle == "Login")
    #expect(endings.all.isEmpty)
    return (shop, recorder)
  }

  /// Runs the shop until all requests have ended.
  private func finish() async {
    await until { endings.all.count >= 3 }
  }

  @Test(
    "DL-17 Requests of three vocabularies arrive after one login, in the order of the requests",
    arguments: Waiting.inEveryOrder)
  private func arriving(_ waiting: Waiting) async throws {
    let (shop, recorder) = try shopWaiting(for: waiting)
    try #require(shop.visibleScreen as? LoginScreen).submit()
    await finish()
    let goneOn = try recorder.journal().entries.compactMap { entry in
      if case .answer(let request, let guarding, true) = entry.kind, guarding.hasPrefix("Gate") { request } else { nil }
    }
    #expect(Set(goneOn).count > 1)
    #expect(goneOn == goneOn.sorted())
    #expect(endings.all.map(\.0) == waiting.wanted)
    #expect(endings.all.map(\.kind) == ["arrived", "arrived", "arrived"])
  }

  @Test(
    "DL-17 If the login screen leaves without an answer, in any way, the requests end blocked in their order",
    arguments: Waiting.inEveryOrder, LoginTests.Hand.allCases)
  private func leaving(_ waiting: Waiting, _ hand: LoginTests.Hand) async throws {
    let (shop, _) = try shopWaiting(for: waiting)
    try await hand.takeAway(from: shop)
    await finish()
    #expect(endings.all.map(\.0) == waiting.wanted)
    #expect(endings.all.map(\.kind) == ["blocked", "blocked", "blocked"])
    #expect(shop.visibleTitle != "Login")
  }
}
