import StorefrontApp
import Testing
import Wayfinder
import WayfinderTesting

@Suite("Recording and replaying the shop") struct JournalTests {
  @Test(
    "TK-6 A replay of random steps in the shop shows the same screens after every entry",
    // With 24, 121094193 and 121094217 the app dismisses a login itself, and its gate is notified earlier in the replay. With 47 and
    // 121094256 requests share a question, and continue in the order in which they asked.
    arguments: [1, 2, 24, 47, 121_094_193, 121_094_217, 121_094_256] as [UInt64])
  func randomSteps(_ seed: UInt64) async throws {
    let walk = try RandomWalk(seed: seed, mode: .immediate, letsMovesEnd: true)
    let recorder = JournalRecorder(walk.shop.router, keeping: .max)
    walk.recorder = recorder
    var steps = 0
    // A user's next step comes after all running tasks. The end of the walk is no step of the walk.
    walk.afterStep = { _ in
      steps += 1
      for _ in 0..<20 { await Task.yield() }
      if steps == 200 { recorder.stop() }
    }
    await walk.walk(200)
    let journal = try Journal(reading: recorder.encoded)
    #expect(walk.faults == [])
    #expect(journal.entries.count > 300)
    let replay = try await AppUnderTest.walked.replay(journal)
    #expect(replay.isSame, "seed \(seed): \(replay)")
    #expect(replay.agreed == journal.entries.count)
  }

  @Test("TK-5 Each entry of random steps in the shop has less than 200 bytes")
  func small() async throws {
    let walk = try RandomWalk(seed: 1, mode: .immediate, letsMovesEnd: true)
    let recorder = JournalRecorder(walk.shop.router)
    await walk.walk(100)
    let lines = String(decoding: recorder.encoded, as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count + 1 < 200 })
    #expect(try recorder.journal().entries.count > 100)
  }

  @Test("Every place has a name in journals that leads back to the place")
  func names() throws {
    let links = try Links()
    let places: [Place] =
      [
        .tab(.home), .tab(.search), .category(CategoryRequest(id: 3, order: .price)), .product(42),
        .reviews(product: 4),
        .review(ReviewID(product: 4, number: 2)), .newReview(product: 4), .results("a b"),
        .foundProduct(FoundProduct(query: "a b", product: 4)), .filter, .gallery(product: 4), .share(product: 4),
        .sizeGuide, .colours, .orders, .order(1001), .tracking(order: 1001), .receipt(order: 1001),
        .removal(product: 4), .wishList, .settings, .notifications, .language, .about, .login, .register,
        .forgottenPassword, .endOfOnboarding, .chat, .afterLogin(.gallery(product: 4)), .afterLogin(.chat),
      ] + OnboardingPage.allCases.map { .onboarding($0) } + CheckoutPage.allCases.map { .checkout($0) }
    for place in places { #expect(links.place(named: links.name(of: place)) == place, "\(place)") }
    #expect(links.place(named: "nowhere") == nil)
  }
}

extension AppUnderTest where App == Storefront {
  /// The shop with the moves of the random walk: moves of its user, notifications, and moves of its own code.
  static var walked: Self {
    shop { try Storefront.onScreen() }
      .adding { shop in shop.movesByHand + ShopNotification.some.map(shop.move(following:)) }
  }
}

extension Storefront {
  /// The moves of the app's own code that bypass the router.
  fileprivate var movesByHand: [AppMove] {
    guard let tabs = window.rootViewController as? ShopTabs else { return [] }
    let dismissing = AppMove(RandomWalk.dismissing) {
      tabs.presentedViewController.map { _ in tabs.dismiss(animated: true) } != nil
    }
    return [dismissing]
      + Tab.allCases.map { tab in
        AppMove(RandomWalk.popping(tab)) { tabs.stack(of: tab)?.popToRootViewController(animated: true) != nil }
      }
  }
}

extension ShopNotification {
  /// The notifications that the walk follows.
  fileprivate static var some: [ShopNotification] {
    (1001...1003).flatMap { order in OrderStatus.allCases.map { ShopNotification.order(order, $0) } }
      + (1...50).map { ShopNotification.promotion(product: $0) } + [.chat(message: "x")]
  }
}
