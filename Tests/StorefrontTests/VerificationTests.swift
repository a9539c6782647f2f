import Foundation
import StorefrontApp
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite("Verifying the shop") struct VerificationTests {
  /// What `storefront check --json` writes.
  private nonisolated struct Answer: Decodable {
    let verification: VerificationReport
  }

  @concurrent private nonisolated func report(_ arguments: [String]) async throws -> VerificationReport {
    let ending = try await Executable.run(["check", "--json"] + arguments)
    #expect(ending.errors == "")
    return try JSONDecoder().decode(Answer.self, from: Data(ending.results.utf8)).verification
  }

  @Test("TK-13 The shop has all that is to be verified: 25 screens, four tabs, a login, modals, a split")
  func shop() async throws {
    let shop = try AppUnderTest.shop()
    #expect(shop.destinations.count >= 40)
    #expect(shop.switches.map(\.name) == ShopSwitch.allCases.map(\.rawValue))
    let app = try await shop.launched()
    #expect((app.window.rootViewController as? ShopTabs)?.viewControllers?.count == 4)
    #expect(shop.moves(in: app).contains { $0.name.hasPrefix("tab ") })
  }

  @Test("TK-9 Nothing is found in the states of the shop that are reached first")
  func clean() async throws {
    let states = Walks.count(12, long: 1_000)
    let report = try await AppUnderTest.shop().verify(within: VerificationBound(states: states, modals: 2))
    #expect(report.violations.isEmpty, "\(report)")
    #expect(report.lostWays.isEmpty, "\(report)")
    #expect(report.states == states)
  }

  @Test("TK-9 P9 What takes the list away from beside an order says all that leaves, as nothing else does")
  func orderWithoutList() async throws {
    let way: [AppStep] = [
      .go("store://orders/1001/tracking"), .set("wide", to: "on"), .set("logged-in", to: "on"),
    ]
    for destination in ["store://account", "store://settings/about", "store://wishlist"] {
      let violations = try await AppUnderTest.shop().verify(along: way + [.go(destination)])
      #expect(violations.isEmpty, "\(violations)")
    }
  }

  @Test("TK-9 P1 A question that a swipe has put, and another screen covers, is put again in front")
  func coveredQuestion() async throws {
    let way: [AppStep] = [
      .set("logged-in", to: "on"), .go("the confirmation"), .user("swipe down"), .go("a forgotten password"),
    ]
    for destination in ["store://settings/language", "store://bag"] {
      let violations = try await AppUnderTest.shop().verify(along: way + [.go(destination)])
      #expect(violations.isEmpty, "\(violations)")
    }
  }

  @Test("TK-9 P9 An order in a tab that nobody sees is said to leave where its split collapses as it is seen again")
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
    "TK-9 P9 An order that is covered is not said to leave where its split expands as it is seen again, and one in another tab is",
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
    "TK-9 P1 A question whether a screen may be left stays in front of a request that leaves the screen where it is")
  func leaveQuestionInFront() async throws {
    let violations = try await AppUnderTest.shop().verify(
      along: [.go("the confirmation"), .set("logged-in", to: "on"), .user("swipe down"), .go("having bought")])
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test(
    "TK-11 `storefront check` ends with 0 where all holds, 5 where not all was reached, 2 for wrong usage, and writes JSON"
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

  @Test("TK-11 A progress bar is drawn for people, and for nobody else")
  func bar() async throws {
    var drawn = ""
    let output = Output(showsProgress: true, results: { _ in }, errors: { drawn += $0 })
    let arguments = ["check", "--states", "3", "--interrupted", "0", "--processes", "1"]
    _ = await Tool(output: output) { nil }.run(arguments)
    #expect(drawn.contains("█"))
    #expect(drawn.contains("100 %"))
  }

  @Test("TK-13 Two processes explore what one does, and find the same: few states are worth a launch to them")
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

  @Test("TK-13 A shop that is let go of goes whole, as each that is launched for a state has to")
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
