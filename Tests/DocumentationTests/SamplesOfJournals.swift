// The samples of the guide on journals, compiled and run. A test compares the document with this file.
import Foundation
import Testing
import Wayfinder
import WayfinderMaps
import WayfinderTesting

nonisolated struct CardNumber: Sendable {}

final class Basket {
  var count = 0
  func buy() { count -= 1 }
}

final class Shop: RunningApp {
  let window = UIWindow.visible(UINavigationController(rootViewController: HomeScreen()))
  let router: Router
  let basket = Basket()
  var isLoggedIn = false
  init() throws { router = Router(window: window) }
}

struct WrongBasket: Error {}

func basketHolds(_ app: Shop) throws {
  if app.basket.count < 0 { throw WrongBasket() }
}

@Suite struct SamplesOfJournals {
  private func describedShop() -> AppUnderTest<Shop> {
    let shop = AppUnderTest("shop") { try Shop() }
      .switching("logged in", \.isLoggedIn)
      .resolving { app, name in
        guard name.hasPrefix("product "), let id = Int(name.dropFirst(8)) else { return nil }
        return NavigationRequest.to(Routes.product, with: id).asScreen
      }
    return shop.adding { app in
      let buy = AppMove("tap “Buy”") {
        app.basket.buy()
        return true
      }
      return [buy]
    }
  }

  @Test func recordedReplayedAndShrunk() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).journal")
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try Shop()
    let (router, basket) = (session.router, session.basket)
    let recorder = JournalRecorder(router, redacting: [CardNumber.self])
    let last = try? Journal(contentsOf: file)
    try recorder.keep(in: file)
    #expect(last == nil)

    let request = NavigationRequest.to(Routes.product, with: 42).named("product 42")
    router.navigate(request) { _ in }
    recorder.fact("logged in", "on") { session.isLoggedIn = true }
    recorder.move("tap “Buy”") { basket.buy() }

    let journal = try Journal(contentsOf: file)
    let shop = describedShop()
    let replay = try await shop.replay(journal)
    #expect(replay.isSame, "\(replay)")
    let strip = try await shop.filmStrip(of: journal)
    Attachment.record(strip.html(), named: "journal.html")
    #expect(strip.frames.map(\.number) == [0, 2, 4, 5], "\(strip)")
    let shrunk = try await shop.shrink(journal, holding: basketHolds)
    print(shrunk.elements.swiftTest(named: "The basket holds", app: "shop", law: "basketHolds"))
    #expect(shrunk.elements == [.user("tap “Buy”")])
  }
}
