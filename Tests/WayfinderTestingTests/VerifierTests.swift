import TestApps
import Foundation
import Testing
import Wayfinder
import WayfinderTesting

@Suite("Verifying") struct VerifierTests {
  private static let bound = VerificationBound(states: 40, steps: 4, stackDepth: 3, modals: 1)

  @Test("TK-8 TK-9 The verifier explores a sound app without a violation, and reaches and leaves all destinations")
  func sound() async throws {
    let report = try await Library.underTest().verify(
      within: VerificationBound(states: 60, steps: 5, stackDepth: 3, modals: 1))
    #expect(report.isClean, "\(report)")
    #expect(report.states == 60)
    #expect(report.unreached == [])
    #expect(report.exitStatus == 0)
    #expect(report.summary == "60 states, 5 destinations, all reached, all left again.")
    #expect(report.screens.contains("ShelfScreen"))
    #expect(report.screens.contains("NoteScreen"))
  }

  @Test("TK-8 The verifier explores each state within the bound once, as many as a search by hand")
  func everyState() async throws {
    let bound = VerificationBound(states: 10_000, steps: 2, stackDepth: 2, modals: 1)
    let report = try await Library.underTest().verify(within: bound)
    // Counts states after at most two steps, without the verifier. States differ by their outline and by the login.
    var seen: Set<String> = []
    let app = Library.underTest()
    for way in try await Self.ways(of: app, upTo: 2) where way.count < 2 {
      let run = try await app.launched()
      for step in way { await Self.take(step, in: run, app) }
      if run.visibleStack.map({ $0.viewControllers.count <= 2 }) == true { seen.insert(Self.picture(run)) }
    }
    #expect(report.states == seen.count, "\(seen)")
    #expect(report.unexplored > 0, "what is two steps away is seen, and not explored")
  }

  @Test("TK-8 Tree, contexts and environment distinguish states; screens that are alike do not")
  func alike() async throws {
    let bound = VerificationBound(states: 500, steps: 4, stackDepth: 2, modals: 0)
    let apart = try await Library.underTest().verify(within: bound)
    let alike = try await Library.underTest().treatingAlike { $0 is BookScreen ? "a book" : nil }.verify(within: bound)
    #expect(alike.states < apart.states)
    #expect(alike.violations == [])
    #expect(apart.violations == [])
  }

  @Test(
    "TK-9 TK-12 The verifier finds each planted fault, by a shortest way", .serialized,
    arguments: VerifiedProperty.allCases)
  func planted(_ property: VerifiedProperty) async throws {
    #if os(Linux) || os(macOS)
      // The test needs its own process, because the main actor of this process runs all other tests.
      await #expect(processExitsWith: .success) { [property] in
        try await withMainSerialExecutor { try await VerifierTests.findFaults(of: property) }
      }
    #else
      try await Self.findFaults(of: property)
    #endif
  }

  private static func findFaults(of property: VerifiedProperty) async throws {
    for fault in Fault.showingByThemselves where fault.property == property { try await find(fault) }
  }

  /// Expects that the verifier finds a planted fault, and that no shorter path shows it.
  private static func find(_ fault: Fault) async throws {
    let app = Library.underTest(fault)
    var bound = bound
    if [.guardRemembers, .shelfStaysVisible].contains(fault) {
      // These faults need more steps, but no notes and no high stacks.
      bound = VerificationBound(states: 70, steps: 5, stackDepth: 2, modals: 0)
    }
    let report = try await app.verify(within: bound)
    let found = report.violations.filter { $0.property == fault.property }
    let violation = try #require(found.min { $0.way.count < $1.way.count }, "\(fault): \(report)")
    #expect(violation.isReproduced, "\(fault): \(violation)")
    #expect(report.exitStatus == 5)
    for way in try await Self.ways(of: app, upTo: min(violation.way.count - 1, 2)) {
      let shorter = try await app.verify(along: way, comparedWith: violation.otherWay)
      #expect(!shorter.contains { $0.property == fault.property }, "\(way) beats \(violation)")
    }
  }

  @Test("TK-12 At least thirty faults are planted, three of each property and three that need an interruption")
  func threeOfEach() {
    #expect(Fault.allCases.count >= 30)
    #expect(Fault.takingAnInterruption.count >= 3)
    for property in VerifiedProperty.allCases {
      #expect(Fault.showingByThemselves.filter { $0.property == property }.count >= 3, "\(property)")
    }
  }
}

// MARK: - By brute force

extension VerifierTests {
  /// Returns all paths of an app with at most this number of steps, the shortest first.
  static func ways(of app: AppUnderTest<Library>, upTo steps: Int) async throws -> [[AppStep]] {
    var (all, last): ([[AppStep]], [[AppStep]]) = ([[]], [[]])
    for _ in 0..<max(0, steps) {
      var next: [[AppStep]] = []
      for way in last {
        let run = try await app.launched()
        for step in way { await take(step, in: run, app) }
        next += app.destinations.map { way + [.go($0.name)] }
        next += app.moves(in: run).map { way + [.user($0.name)] }
        next.append(way + [.set("member", to: run.isMember ? "off" : "on")])
      }
      all += next
      last = next
    }
    return steps < 0 ? [] : all
  }

  static func take(_ step: AppStep, in run: Library, _ app: AppUnderTest<Library>) async {
    switch step {
    case .go(let name):
      guard let destination = app.destinations.first(where: { $0.name == name }),
        let request = try? destination.request(in: run)
      else { return }
      run.router.navigate(request) { _ in }
    case .user(let name): app.moves(in: run).first { $0.name == name }?.perform()
    case .set(let name, let value): app.switches.first { $0.name == name }?.set(value, in: run)
    }
    for _ in 0..<10 { await Task.yield() }
  }

  private static func picture(_ run: Library) -> String { "\(run.window.outline) \(run.isMember)" }

  @Test("TK-9 P7 A misuse of UIKit during the launch is found, by the path without steps")
  func misuseAtLaunch() async throws {
    let app = AppUnderTest("careless") {
      let window = UIWindow.visible(UINavigationController(rootViewController: UIViewController()))
      window.rootViewController?.present(UINavigationController(), animated: false)
      window.rootViewController?.present(UIViewController(), animated: false)
      window.rootViewController?.dismiss(animated: false)
      return LaunchedApp(window: window, router: Router(window: window))
    }
    let report = try await app.verify(within: VerificationBound(states: 5))
    #expect(report.violations.map(\.property) == [.usesUIKit])
    #expect(report.violations.first?.way == [])
    #expect(report.violations.first?.isReproduced == true)
  }
}
