import Foundation
import StorefrontApp
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite("Verifying the shop") struct VerificationTests {
  /// The output of `storefront check --json`.
  private nonisolated struct Answer: Decodable {
    let verification: VerificationReport
  }

  @concurrent private nonisolated func report(_ arguments: [String]) async throws -> VerificationReport {
    let ending = try await Executable.run(["check", "--json"] + arguments)
    #expect(ending.errors == "")
    return try JSONDecoder().decode(Answer.self, from: Data(ending.results.utf8)).verification
  }

  @Test("TK-13 The verified shop has at least 40 destinations, all switches and four tabs")
  func shop() async throws {
    let shop = try AppUnderTest.shop()
    #expect(shop.destinations.count >= 40)
    #expect(shop.switches.map(\.name) == ShopSwitch.allCases.map(\.rawValue))
    let app = try await shop.launched()
    #expect((app.window.rootViewController as? ShopTabs)?.viewControllers?.count == 4)
    #expect(shop.moves(in: app).contains { $0.name.hasPrefix("tab ") })
  }

  @Test("TK-9 The verifier finds no violation in the first states of the shop")
  func clean() async throws {
    let states = Walks.count(12, long: 1_000)
    let report = try await AppUnderTest.shop().verify(within: VerificationBound(states: states, modals: 2))
    #expect(report.violations.isEmpty, "\(report)")
    #expect(report.lostWays.isEmpty, "\(report)")
    #expect(report.states == states)
  }

  @Test("TK-9 P9 A plan that removes the list from beside an order lists all screens that leave")
  func orderWithoutList() async throws {
    let way: [AppStep] = [
      .go("store://orders/1001/tracking"), .set("wide", to: "on"), .set("logged-in", to: "on"),
    ]
    for destination in ["store://account", "store://settings/about", "store://wishlist"] {
      let violations = try await AppUnderTest.shop().verify(along: way + [.go(destination)])
      #expect(violations.isEmpty, "\(violations)")
    }
  }

  @Test("TK-9 P1 A question of a swipe that another screen covers is shown again in front")
  func coveredQuestion() async throws {
    let way: [AppStep] = [
      .set("logged-in", to: "on"), .go("the confirmation"), .user("swipe down"), .go("a forgotten password"),
    ]
    for destination in ["store://settings/language", "store://bag"] {
      let violations = try await AppUnderTest.shop().verify(along: way + [.go(destination)])
      #expect(violations.isEmpty, "\(violations)")
    }
  }

  @Test("TK-9 P9 A plan lists an order in a hidden tab as leaving if its split collapses when it is visible again")
  func hiddenOrder() async throws {
    let way: [AppStep] = [
      .set("wide", to: "on"), .set("logged-in", to: "on"), .go("store://orders/1001"), .user("tab 0 “Home”"),
      .set("wide", to: "off"),
    ]
    for destination in ["store://login", "store://settings/about", "store://account", "removing from the wish list"] {
      let violations = try await AppUnderTest.shop().verify(along: way + [.go(destination)])
      #expect(violations.isEmpty, "\(violations)")
    }
  }

  @Test(
    "TK-9 P9 If a hidden split expands when it is visible again, only an order in another tab is planned to leave",
    arguments: [AppStep.set("onboarded", to: "off"), .go("the filter")])
  func hiddenOrder(by hiding: AppStep) async throws {
    let way: [AppStep] = [
      .set("logged-in", to: "on"), .go("store://orders/1001/tracking"), hiding, .set("wide", to: "on"),
    ]
    for destination in ["store://settings", "store://settings/about", "store://account", "store://orders"] {
      let violations = try await AppUnderTest.shop().verify(along: way + [.go(destination)])
      #expect(violations.isEmpty, "\(violations)")
    }
  }

  @Test(
    "TK-9 P1 A question about leaving a screen stays in front of a request that keeps the screen")
  func leaveQuestionInFront() async throws {
    let violations = try await AppUnderTest.shop().verify(
      along: [.go("the confirmation"), .set("logged-in", to: "on"), .user("swipe down"), .go("having bought")])
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test(
    "TK-11 `storefront check` ends with 0, with 5 if not all was reached, or with 2 for wrong usage, and writes JSON"
  )
  @concurrent nonisolated func status() async throws {
    func bound(_ states: Int) -> [String] { ["--states", "\(states)", "--interrupted", "0", "--processes", "1"] }
    let whole = try await Executable.run(["check"] + bound(60))
    #expect(whole.status == 0)
    #expect(whole.errors == "")
    #expect(whole.results.hasPrefix("shop: 60 states, 40 destinations, all"))
    let small = try await Executable.run(["check"] + bound(3))
    #expect(small.status == 5)
    #expect(small.errors == "")
    #expect(small.results.contains("NEVER REACHED: store://"))
    #expect(try await report(bound(3)).states == 3)
    for wrong in [["--states"], ["--states", "many"], ["--states", "-1"], ["--states", "0"], ["--fast"]] {
      let ending = try await Executable.run(["check"] + wrong)
      #expect(ending.status == 2)
      #expect(ending.results == "")
      #expect(ending.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("TK-11 `check` draws a progress bar if the output shows progress")
  func bar() async throws {
    var drawn = ""
    let output = Output(showsProgress: true, results: { _ in }, errors: { drawn += $0 })
    let arguments = ["check", "--states", "3", "--interrupted", "0", "--processes", "1"]
    _ = await Tool(output: output) { nil }.run(arguments)
    #expect(drawn.contains("█"))
    #expect(drawn.contains("100 %"))
  }

  @Test("TK-13 Two processes explore the same states as one, with the same findings and fewer launches than states")
  @concurrent nonisolated func processes() async throws {
    let arguments = ["--states", "30", "--interrupted", "0", "--processes"]
    let (one, two) = (try await report(arguments + ["1"]), try await report(arguments + ["2"]))
    #expect(two.processes == 2)
    #expect(one.processes == 1)
    #expect(one.states == two.states)
    #expect(one.transitions == two.transitions)
    #expect(one.screens == two.screens)
    #expect(one.violations == two.violations)
    #expect(one.bytesPerState == two.bytesPerState)
    for report in [one, two] {
      #expect(report.states == 30)
      #expect(report.violations.isEmpty)
      #expect(report.lostWays.isEmpty)
      #expect(report.launches < report.states, "\(report.processes): \(report.launches) launches")
    }
  }

  @Test("TK-13 A released shop releases its session and its window")
  func goesWhole() async throws {
    weak var session: Session?
    weak var window: UIWindow?
    do {
      let shop = try Storefront.onScreen(onboarded: false)
      (session, window) = (shop.session, shop.window)
      _ = await shop.outcome(goingTo: .product(42))
      shop.session.isLoggedIn = true
    }
    await until { session == nil && window == nil }
    #expect(session == nil)
    #expect(window == nil)
  }
}
