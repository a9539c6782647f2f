import TestApps
import Foundation
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Interruptions") struct InterruptionTests {
  private static let bound = VerificationBound(
    states: 12, steps: 3, stackDepth: 2, modals: 1, interruptedStates: 8)

  @Test("TK-10 Interruptions of a sound app have no findings")
  func sound() async throws {
    let report = try await Library.underTest().verify(within: Self.bound)
    #expect(report.isClean, "\(report)")
    #expect(report.interruptions > 100, "\(report)")
    #expect(report.leftOut.contains { $0.hasPrefix("what plans say of navigations that are interrupted") })
  }

  @Test("TK-10 TK-12 The verifier finds a fault that needs an interruption, by a shortest way")
  func planted() async throws {
    #if os(Linux) || os(macOS)
      // The test needs its own process, because the main actor of this process runs all other tests.
      await #expect(processExitsWith: .success) {
        try await withMainSerialExecutor { try await InterruptionTests.findAll() }
      }
    #else
      try await Self.findAll()
    #endif
  }

  private static func findAll() async throws {
    for fault in Fault.takingAnInterruption { try await find(fault) }
  }

  /// Expects that the verifier finds a planted fault, and that no shorter path shows it.
  private static func find(_ fault: Fault) async throws {
    let app = Library.underTest(fault)
    let report = try await app.verify(within: bound)
    let kind = try #require(fault.interruption)
    let found = report.violations.filter { $0.property == fault.property && $0.interruption?.kind == kind }
    let violation = try #require(found.min { $0.way.count < $1.way.count }, "\(fault): \(report)")
    #expect(violation.isReproduced, "\(fault): \(violation)")
    #expect(try await app.verify(along: violation.way).isEmpty, "it takes the interruption")
    for way in try await VerifierTests.ways(of: app, upTo: violation.way.count - 1) {
      guard case .go? = way.last else { continue }
      for moment in 0..<12 {
        let shorter = try await app.verify(along: way, interruptedBy: Interruption(kind, at: moment))
        #expect(!shorter.contains { $0.property == fault.property }, "\(way) beats \(violation)")
      }
    }
  }

  @Test(
    "TK-10 An interruption comes at each moment at which the navigation waits for a guard or a transition"
  )
  func moments() async throws {
    let app = Library.underTest(.noteWantsItsTab)
    var came: [Int] = []
    for moment in 0..<12 {
      let (_, reached) = try await app.findings(
        interrupting: [.go("a note")], by: Interruption(.request("book 1"), at: moment))
      if reached == .came { came.append(moment) }
    }
    // The first moment is before the guard has answered. Several more follow until the note is shown.
    #expect(came.count >= 3, "\(came)")
    #expect(came == Array(0..<came.count), "\(came)")
  }

  @Test("TK-10 The verifier makes each call of a navigation fail once")
  func calls() async throws {
    var came = 0
    for moment in 0..<40 {
      let (findings, reached) = try await Library.underTest().findings(
        interrupting: [.go("book 1")], by: Interruption(.failingCall, at: moment))
      guard reached == .came else { break }
      #expect(findings == [])
      came += 1
    }
    let library = try Library()
    let sweep = try await failEachCall(of: NavigationRequest.to(library.steps.book, with: 1)) { try Library() }
    #expect(came == sweep.calls, "as many as a sweep makes fail: \(sweep)")
  }

  @Test("TK-10 The verifier checks the position and the way back of a state that only an interruption reaches")
  func looked() async throws {
    // The book has no way back, and is the same state from every start.
    let app = Library.underTest(.bookWithoutBackButton)
    let interruption = Interruption(.request("book 2"), at: 0)
    let unknown = try await app.findings(interrupting: [.go("book 1")], by: interruption)
    #expect(unknown.findings.map(\.property) == [.leadsBack])
    let there = try await RunningCopy.going([.go("book 1"), .go("book 2")], in: app).fingerprint
    let known = KnownStates(explored: [there])
    #expect(try await app.findings(interrupting: [.go("book 1")], by: interruption, knowing: known).findings == [])
    let written = try await Library.underTest(.bookIsWrittenAsAnother).findings(
      interrupting: [.go("book 1")], by: interruption)
    #expect(written.findings.map(\.property) == [.restores])
  }

  @Test(
    "TK-10 A state that its shortest way misses or passes is reported as lost, and the verification continues",
    arguments: [true, false])
  func lostWay(leadsPast: Bool) async throws {
    let app = AppUnderTest("small") { try SmallApp(UINavigationController(rootViewController: BooksScreen())) }
      // The condition prevents requests that look for gates. The count would include them too.
      .adding(
        AppDestination("a") { (app: SmallApp) in
          app.count += 1
          return .to(SmallApp.pushing { HelpScreen() }, with: nil)
        }.refused { _ in false }
      )
      .adding(
        AppDestination("b") { (app: SmallApp) in
          app.count += 1
          return .to(SmallApp.pushing { LateScreen() }, with: nil)
        }.refused { _ in false }
      )
      .adding { app in
        // The moves depend on the app's counter, which the app does not report.
        let stack = app.window.rootViewController as? UINavigationController
        let (top, isSecret) = (stack?.topViewController, app.count > 1)
        guard top is HelpScreen, isSecret || leadsPast else { return [] }
        let secret = AppMove("secret") {
          stack?.pushViewController(isSecret ? SecretScreen() : LateScreen(), animated: false)
          return true
        }
        return [secret]
      }
    let explored = try await app.verify(within: VerificationBound(states: 10, steps: 3))
    #expect(explored.lostWays == [], "as long as the app is not launched once more")
    let report = try await app.verify(within: VerificationBound(states: 10, steps: 3, interruptedStates: 10))
    #expect(report.lostWays == [[.go("a"), .user("secret")]], "\(report)")
    #expect(report.states == explored.states)
    #expect(report.interruptions > 0)
    #expect(report.exitStatus == 5)
  }

  @Test("TK-10 An interrupted destination shows the same screen as elsewhere")
  func same() async throws {
    let elsewhere = KnownStates(arrivals: ["book 1": ShownScreens(screen: "another", front: "another")])
    let (findings, _) = try await Library.underTest().findings(
      interrupting: [.go("book 1")], by: Interruption(.request("book 2"), at: 0), knowing: elsewhere)
    #expect(findings.map(\.property) == [.showsTheSame])
  }

  @Test("TK-10 TK-13 Helpers interrupt some of the navigations, and find the same as one process")
  func shared() async throws {
    #if os(Linux) || os(macOS)
      // In another process, the moments would depend on the load of the main actor by other tests.
      await #expect(processExitsWith: .success) {
        try await withMainSerialExecutor { try await InterruptionTests.share() }
      }
    #else
      try await Self.share()
    #endif
  }

  private static func share() async throws {
    // With so few states, the verifier explores without its helpers.
    let bound = VerificationBound(states: 6, steps: 2, stackDepth: 2, modals: 1, interruptedStates: 2)
    let app = Library.underTest(.noteWantsItsTab)
    let alone = try await app.verify(within: bound)
    #expect(alone.violations.contains { $0.interruption?.kind == .choosingTab }, "\(alone)")
    // A helper without an answer records the task that the next helper receives.
    let first = ReadyHelper()
    await #expect(throws: HelperHasGone.self) { try await app.verify(within: bound, with: [first]) }
    let task = try #require(first.tasks.first)
    let helper = ReadyHelper(try await Walker(app, within: bound).answer(task))
    let shared = try await app.verify(within: bound, with: [helper])
    #expect(helper.tasks.count == 1)
    #expect(shared.processes == 2)
    let (ways, before) = (try helper.interrupted(), try first.interrupted())
    #expect(ways.count == 5, "half of two states with five destinations")
    #expect(ways == before, "half of two states with five destinations")
    #expect(shared.interruptions == alone.interruptions)
    #expect(shared.interruptions > 0)
    #expect(shared.violations == alone.violations)
    #expect(shared.lostWays == [])
  }

  /// Interrupts a push in a small app. Returns the result, and the number of launches.
  private func interruptPush(
    _ move: ((SmallApp) -> Void)? = nil,
    launching launch: @escaping @MainActor () throws -> SmallApp = { try SmallApp() }
  ) async throws -> (InterruptedNavigation, launches: Int) {
    var launches = 0
    let app = AppUnderTest("small") { @MainActor () throws -> SmallApp in
      launches += 1
      return try launch()
    }
    .destination("help") { _ in .to(SmallApp.pushing { HelpScreen() }, with: nil) }
    .destination("secret") { _ in .to(SmallApp.pushing { SecretScreen() }, with: nil) }
    .adding { app in
      guard let move, !app.router.waiting.isEmpty else { return [] }
      return [
        AppMove("move", goesBack: true) {
          move(app)
          return true
        }
      ]
    }
    let start = try await RunningCopy(app).fingerprint
    launches = 0
    let navigation = InterruptingTask.Navigation([.go("help")], from: start)
    let task = InterruptingTask(navigations: [navigation], known: KnownStates(explored: [start]))
    return (try #require(try await app.interrupted(task).first), launches)
  }

  @Test("TK-10 TK-13 An app is interrupted again if it returns to the beginning of the navigation")
  func oneApp() async throws {
    let (navigation, launches) = try await interruptPush()
    #expect(navigation.count > 8)
    #expect(navigation.found.isEmpty)
    // One launch checks the position of the state that only an interruption reaches.
    #expect(launches <= 4, "\(launches) for \(navigation.count)")
  }

  @Test("TK-9 TK-10 A leak of an ended app is reported for the interruptions that show it again")
  func goneApp() async throws {
    let keeper = Keeper()
    let (navigation, launches) = try await interruptPush { keeper.windows.append($0.window) }
    #expect(!navigation.found.isEmpty)
    #expect(navigation.found.count < navigation.count)
    for found in navigation.found {
      #expect(found.interruption.kind == .goingBack)
      #expect(found.findings.map(\.property) == [.releases], "\(found.findings)")
    }
    #expect(launches > navigation.count, "each is tried once more in an app of its own")
  }

  @Test(
    "TK-9 TK-10 A leak is reported even if no further launch reaches the state"
  )
  func launchedElsewhere() async throws {
    // The windows that one app leaks change the next launch.
    let keeper = Keeper()
    let (navigation, _) = try await interruptPush {
      keeper.windows.append($0.window)
    } launching: {
      if keeper.windows.isEmpty { return try SmallApp() }
      return try SmallApp(UINavigationController(rootViewController: HelpScreen()))
    }
    #expect(!navigation.isLost)
    #expect(navigation.found.flatMap(\.findings).map(\.property) == [.releases], "\(navigation)")
  }

  @Test("TK-9 TK-10 Other interruptions are not blamed for the leak of one with a finding")
  func keptBesides() async throws {
    let keeper = Keeper()
    let (navigation, _) = try await interruptPush { app in
      keeper.windows.append(app.window)
      guard let stack = app.window.rootViewController as? UINavigationController else { return }
      app.kept += stack.viewControllers
      stack.viewControllers = [LateScreen()]
    }
    #expect(!navigation.found.isEmpty)
    #expect(navigation.found.allSatisfy { $0.interruption.kind == .goingBack })
  }

  @Test("TK-9 TK-10 A screen that an interruption removes must be released")
  func leftScreen() async throws {
    let (navigation, _) = try await interruptPush { app in
      guard let stack = app.window.rootViewController as? UINavigationController else { return }
      app.kept += stack.viewControllers
      stack.viewControllers = [LateScreen()]
    }
    let found = navigation.found.filter { $0.findings.contains { $0.property == .releases } }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.interruption.kind == .goingBack })
    #expect(found.flatMap(\.findings).contains { $0.subject == "BooksScreen" }, "\(navigation)")
  }

  @Test("TK-10 TK-13 Each interrupted navigation is assigned to exactly one process", arguments: 1...12)
  func dealtOut(_ count: Int) {
    let ways = (0..<10).map { [AppStep.go("\($0)")] }
    let navigations = ways.map { InterruptingTask.Navigation($0, from: Fingerprint()) }
    let shares = InterruptingTask(navigations: navigations, known: KnownStates()).parts(count)
    #expect(shares.count == count)
    #expect(shares.flatMap(\.navigations).count == ways.count)
    for (number, way) in ways.enumerated() {
      #expect(shares[number % count].navigations[number / count].steps == way)
    }
  }
}

/// An object that keeps windows alive until the end of the test.
private final class Keeper {
  var windows: [UIWindow] = []
}

/// A helper that answers at once, or ends without an answer.
private final class ReadyHelper: VerificationHelper {
  private let ready: Data?
  private(set) var tasks: [Data] = []

  init(_ ready: Data? = nil) { self.ready = ready }

  var hasAnswered: Bool { true }

  func begin(_ task: Data) { tasks.append(task) }

  func answer() throws -> Data {
    guard let ready else { throw HelperHasGone() }
    return ready
  }

  /// The navigations that the helper was asked to interrupt.
  func interrupted() throws -> [[AppStep]] {
    try tasks.flatMap { data -> [[AppStep]] in
      guard case .interrupt(let task) = try HelperTask(answer: data) else { return [] }
      return task.navigations.map(\.steps)
    }
  }
}
