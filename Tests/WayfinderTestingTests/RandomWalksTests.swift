import TestApps
import Testing
import Walks
import Wayfinder

@testable import WayfinderTesting

@Suite("Random walks") struct RandomWalksTests {
  @Test("TK-15 A walk finds a violation of several steps, and leaves out all other steps")
  func finds() async throws {
    let report = try await Library.underTest(.guardRemembers).walk(Walks.count(600, long: 10_000), seed: 3)
    let violation = try #require(report.violations.first { $0.property == .keepsGuarded }, "\(report)")
    #expect(violation.isReproduced, "\(violation)")
    #expect(violation.way.count == 4, "\(violation)")
    #expect(violation.way.last == .go("the shelf"))
  }

  @Test("TK-15 A walk in a sound app finds nothing")
  func sound() async throws {
    let report = try await Library.underTest().walk(Walks.count(500, long: 100_000), seed: 1)
    #expect(report.violations == [], "\(report)")
    #expect(report.moves >= 500, "\(report)")
  }

  @Test("TK-15 The same seed gives the same walk")
  func seeds() async throws {
    func walked(_ seed: UInt64) async throws -> [Violation] {
      try await Library.underTest(.postTaskTakesAway).walk(200, seed: seed).violations
    }
    let (first, again) = (try await walked(7), try await walked(7))
    #expect(first == again)
    #expect(!first.isEmpty)
  }

  @Test("TK-15 A failing walk is shortened until no step can be left out, in a bounded number of tries")
  func shortened() async throws {
    let app = Library.underTest(.guardRemembers)
    let detour: [AppStep] = [.go("book 1"), .go("about"), .go("book 2"), .go("about")]
    let needed: [AppStep] = [
      .set("member", to: "on"), .go("the shelf"), .set("member", to: "off"), .go("the shelf"),
    ]
    let steps = needed.flatMap { detour + [$0] }
    let finding = Finding(.keepsGuarded, "the shelf", "")
    let short = try await app.shortened(steps, showing: Violation(finding, way: steps))
    #expect(short == needed)
    #expect(try await app.shortened(detour, showing: Violation(finding, way: detour)) == nil)
  }

  @Test("TK-11 TK-15 The report of a walk has the bound, the switches and the omissions")
  func report() async throws {
    let report = try await Library.underTest().walk(5, seed: 1)
    let lines = report.description.split(separator: "\n").map(String.init)
    #expect(lines.contains("bound:         400 steps in one app, 12 screens in a stack, 4 modals, 2 requests waiting"))
    #expect(lines.contains("switches:      member (off, on)"))
    #expect(lines.contains { $0.hasPrefix("one state:") })
    for property in ["P2", "P3", "P5", "P8"] {
      #expect(lines.contains { $0.hasPrefix("left out:      \(property)") }, "\(report)")
    }
  }

  private static func plain(_ button: String?) -> AppUnderTest<LaunchedApp> {
    AppUnderTest("plain") {
      let screen = UIViewController()
      let window = UIWindow.visible(UINavigationController(rootViewController: screen))
      if let button {
        screen.view.addSubview(UIButton(primaryAction: UIAction(title: button) { _ in }))
        window.layoutIfNeeded()
      }
      return LaunchedApp(window: window, router: Router(window: window))
    }
  }

  @Test("TK-15 A walk in an app without any moves ends")
  func nothingToDo() async throws {
    let report = try await Self.plain(nil).walk(10, seed: 1)
    #expect(report.moves == 0)
    #expect(report.launches == 1)
    #expect(report.violations.isEmpty)
  }

  @Test("TK-15 A walk in an app without destinations makes moves of the user")
  func withoutDestinations() async throws {
    let report = try await Self.plain("Next").walk(300, seed: 1)
    #expect(report.moves == 300)
    #expect(report.launches == 1)
  }
}
