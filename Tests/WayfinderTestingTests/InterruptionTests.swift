import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Interrupting") struct InterruptionTests {
  private static let bound = VerificationBound(
    states: 12, steps: 3, stackDepth: 2, modals: 1, interruptedStates: 8)

  @Test("TK-10 In a sound app nothing is found where something comes between")
  func sound() async throws {
    let report = try await Library.underTest().verify(within: Self.bound)
    #expect(report.isClean && report.interruptions > 100, "\(report)")
    #expect(report.leftOut.contains { $0.hasPrefix("what plans say of navigations that are interrupted") })
  }

  @Test("TK-10 TK-12 A fault that takes an interruption is found, by a way that no shorter one beats")
  func planted() async throws {
    #if os(Linux) || os(macOS)
      // In a process of its own: the main actor of this one has all other tests to run.
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

  /// Finds a planted fault, and none by a shorter way.
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
    "TK-10 An interruption comes at each moment at which the navigation waits: for a guard, and in each turn of a transition"
  )
  func moments() async throws {
    let app = Library.underTest(.noteWantsItsTab)
    var came: [Int] = []
    for moment in 0..<12 {
      let (_, reached) = try await app.findings(
        interrupting: [.go("a note")], by: Interruption(.request("book 1"), at: moment))
      if reached == .came { came.append(moment) }
    }
    // Before the guard has answered, and then at several moments until the note stands there.
    #expect(came.count >= 3 && came == Array(0..<came.count), "\(came)")
  }

  @Test("TK-10 Each call that a navigation makes fails once")
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
    let sweep = try await failEachCall(of: NavigationRequest(to: library.steps.book, with: 1)) { try Library() }
    #expect(came == sweep.calls, "as many as a sweep makes fail: \(sweep)")
  }

  @Test("TK-10 A state that only an interruption leads to is looked at: its position, and whether back leads to a root")
  func looked() async throws {
    // A book that cannot be left by going back, and is the same from everywhere.
    let app = Library.underTest(.bookWithoutBackButton)
    let interruption = Interruption(.request("book 2"), at: 0)
    let unknown = try await app.findings(interrupting: [.go("book 1")], by: interruption)
    #expect(unknown.findings.map(\.property) == [.leadsBack])
    let run = try #require(try await LiveRun.replaying([.go("book 1"), .go("book 2")], of: app))
    let known = KnownStates(explored: [run.fingerprint])
    #expect(try await app.findings(interrupting: [.go("book 1")], by: interruption, knowing: known).findings == [])
    let written = try await Library.underTest(.bookIsWrittenAsAnother).findings(
      interrupting: [.go("book 1")], by: interruption)
    #expect(written.findings.map(\.property) == [.restores])
  }

  @Test("TK-10 What is interrupted shows what it shows elsewhere")
  func same() async throws {
    let elsewhere = KnownStates(arrivals: ["book 1": Arrival(screen: "another", front: "another")])
    let (findings, _) = try await Library.underTest().findings(
      interrupting: [.go("book 1")], by: Interruption(.request("book 2"), at: 0), knowing: elsewhere)
    #expect(findings.map(\.property) == [.showsTheSame])
  }
}
