import Foundation
import Testing
import Wayfinder
import WayfinderTesting

@Suite("Reports", .serialized) struct VerificationReportTests {
  private let library = Library.underTest(.shelfStaysVisible)

  private func report() async throws -> VerificationReport {
    try await library.verify(within: VerificationBound(states: 50, steps: 5, stackDepth: 2, modals: 0))
  }

  @Test(
    "TK-11 The report gives states, transitions, checks, bound, switches, what counts as one state, what is left out, time"
  )
  func figures() async throws {
    let report = try await report()
    #expect(report.states == 37 && report.transitions > 100 && report.navigations > 100 && report.checks > 300)
    #expect(report.bound.states == 50 && report.switches == ["member": ["off", "on"]] && report.seconds > 0)
    let text = report.description
    for words in [
      "library: 37 states, 5 destinations", "transitions:", "checks:", "bound:         50 states", "one state:",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(report.leftOut.contains { $0.contains("not explored") } && text.contains("left out:"))
    #expect(report.oneState.contains { $0.contains("facts") })
  }

  @Test("TK-11 A violation has the shortest way as steps, and as a test that runs")
  func testSource() async throws {
    let violation = try #require(try await report().violations.first { $0.property == .keepsGuarded })
    #expect(violation.way.map(\.description) == ["set member to on", "go to the shelf", "set member to off"])
    let source = violation.testSource(app: "library")
    #expect(
      source == """
        @Test("P4 ShelfScreen “Shelf” is visible, and the guard of the shelf would refuse it.")
        func keepsGuarded() async throws {
          let violations = try await library.verify(
            along: [
              .set("member", to: "on"),
              .go("the shelf"),
              .set("member", to: "off"),
            ],
            comparedWith: [
              .set("member", to: "on"),
              .go("the shelf"),
            ])
          #expect(violations.isEmpty)
        }
        """)
    // The body of that test, as it is printed.
    let violations = try await library.verify(
      along: [
        .set("member", to: "on"),
        .go("the shelf"),
        .set("member", to: "off"),
      ],
      comparedWith: [
        .set("member", to: "on"),
        .go("the shelf"),
      ])
    #expect(violations.map(\.property) == [.keepsGuarded])
    let mended = try await Library.underTest().verify(along: violation.way, comparedWith: violation.otherWay)
    #expect(mended == [])
  }

  @Test("TK-11 It is written as JSON and read again")
  func json() async throws {
    let report = try await report()
    let again = try JSONDecoder().decode(VerificationReport.self, from: JSONEncoder().encode(report))
    #expect(again == report)
  }

  @Test("TK-11 Progress is told, up to the whole")
  func progress() async throws {
    var told: [VerificationProgress] = []
    _ = try await library.verify(within: VerificationBound(states: 20, steps: 5)) { told.append($0) }
    #expect(told.last?.explored == 20 && told.last?.fraction == 1)
    #expect(zip(told, told.dropFirst()).allSatisfy { $0.explored <= $1.explored })
  }

  @Test("TK-11 A violation that its own way does not show again is reported as the verifier's fault")
  func unreproduced() async throws {
    var launches = 0
    // The first app launched is another than all later ones.
    let unsteady = AppUnderTest("unsteady") {
      launches += 1
      return try Library(launches == 1 ? .guardIsMissing : nil)
    }
    .adding(
      AppDestination<Library>("the shelf") { NavigationRequest(to: $0.steps.shelf, with: nil) }
        .refused { !$0.isMember })
    let report = try await unsteady.verify(within: VerificationBound(states: 5, steps: 2))
    let violation = try #require(report.violations.first { $0.property == .keepsGuarded })
    #expect(!violation.isReproduced && violation.description.contains("the verifier is at fault"))
    #expect(report.exitStatus == 5)
  }

  @Test("TK-11 A way that cannot be gone is refused with the step")
  func impossible() async throws {
    await #expect(throws: WayError.impossible(.user("fly"), position: 2)) {
      try await library.verify(along: [.go("book 1"), .user("fly")])
    }
  }
}
