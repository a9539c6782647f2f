import Foundation
import TestApps
import Testing
import Wayfinder
import WayfinderMaps
import WayfinderTesting

@Suite("Film strips of violations")
struct FilmStripTests {
  /// A fault, and the navigation paths that show it.
  nonisolated struct Trap: CustomTestStringConvertible, Sendable {
    let fault: Fault
    let way: [AppStep]
    var otherWay: [AppStep]?
    var interruption: Interruption?
    /// The lines of the strip that name the fault for a reader.
    let lines: [String]
    /// The texts that the drawing of the last frame must contain.
    let drawn: [String]
    /// The texts that the drawing of the last frame must not contain.
    var notDrawn: [String] = []

    var testDescription: String { "\(fault)" }
  }

  nonisolated static let traps = [
    Trap(
      fault: .noteWithoutWayOut, way: [.go("a note")],
      lines: ["1 go to a note", "  Outcome: Arrived.", "  Ways back: none"],
      drawn: ["Note"], notDrawn: ["List"]),
    Trap(
      fault: .bookFailsInOtherTab, way: [.go("about"), .go("book 1")],
      lines: [
        "  Plan: build BookScreen; put BookScreen into UINavigationController",
        "  Outcome: Failed: At step 1 (BookScreen): OutOfPrint(). It was thrown by BookFactory, the "
          + "factory of this step; see what it needs.",
      ],
      drawn: ["About"], notDrawn: ["Book 1"]),
    Trap(
      fault: .linkLeadsElsewhere, way: [.set("member", to: "on"), .go("about")], otherWay: [.go("about")],
      lines: [
        "The first path", "1 go to about", "The second path", "2 go to about", "  Outcome: Already there.",
        "  Switches: member on",
      ],
      drawn: ["List"]),
    Trap(
      fault: .guardIsMissing, way: [.go("the shelf")],
      lines: ["  Asked: InlineInterceptor agreed", "  Outcome: Arrived.", "  Switches: member off"], drawn: ["Shelf"]),
    Trap(
      fault: .noteIsRestoredAsShelf, way: [.go("a note")], lines: ["The next launch", "1 restore the position"],
      drawn: ["Empty shelf"], notDrawn: ["Note"]),
    Trap(
      fault: .guardPops, way: [.go("book 2"), .go("the shelf")],
      lines: [
        "  Asked: InlineInterceptor refused", "  Outcome: Blocked: InlineInterceptor<Any?> refused: NotAMember()",
      ],
      drawn: ["List"], notDrawn: ["Book 2"]),
  ]

  private func filmed(_ trap: Trap) async throws -> (strip: FilmStrip, violation: Violation) {
    let app = Library.underTest(trap.fault)
    let violations = try await app.verify(
      along: trap.way, comparedWith: trap.otherWay, interruptedBy: trap.interruption)
    let violation = try #require(violations.first { $0.property == trap.fault.property })
    return (try await app.filmStrip(of: violation), violation)
  }

  @Test("TK-80 A strip has a frame for the launch and for each step, with the screens of that moment")
  func frames() async throws {
    let strip = try await filmed(Self.traps[5]).strip
    #expect(strip.frames.map(\.step) == ["Launch", "go to book 2", "go to the shelf"])
    #expect(strip.frames.map(\.number) == [0, 1, 2])
    #expect(strip.frames.map { $0.drawing?.element.contains("Book 2") } == [false, true, false])
  }

  @Test("TK-80 The drawing of a frame marks the changes since the frame before")
  func changes() async throws {
    let strip = try await filmed(Self.traps[5]).strip
    #expect(strip.frames.map { $0.drawing?.element.contains("d-changed") } == [false, true, true])
  }

  @Test("TK-80 TK-83 A reader names a planted fault from the strip", arguments: traps)
  func trap(_ trap: Trap) async throws {
    let strip = try await filmed(trap).strip
    let lines = strip.description.components(separatedBy: "\n")
    for line in trap.lines { #expect(lines.contains(line), "\(strip)") }
    let drawing = try #require(strip.frames.last?.drawing?.element)
    for text in trap.drawn { #expect(drawing.contains(text)) }
    for text in trap.notDrawn { #expect(!drawing.contains(text)) }
  }

  @Test("TK-81 The strip shows the property and the sentence of the violation", arguments: traps)
  func fault(_ trap: Trap) async throws {
    let (strip, violation) = try await filmed(trap)
    #expect(strip.title == "\(violation.property.rawValue) does not hold: \(violation.property.sentence)")
    #expect(strip.fault == "\(violation.property.rawValue) \(violation.sentence)")
  }

  @Test("TK-81 The page shows the fault in the last frame only")
  func marked() async throws {
    let page = try await filmed(Self.traps[5]).strip.html()
    let frames = page.components(separatedBy: "<li class=\"").dropFirst().map { $0.prefix(5) == "wrong" }
    #expect(frames == [false, false, true])
  }

  @Test("TK-82 A strip has a frame just before an interruption, and a frame after it")
  func interruption() async throws {
    let trap = Trap(
      fault: .guardLeavesItsTab, way: [.go("a note")], interruption: Interruption(.cancelling, at: 0), lines: [],
      drawn: [])
    let strip = try await filmed(trap).strip
    try #require(strip.frames.map(\.step) == ["Launch", "go to a note", "at moment 0 it is cancelled"])
    #expect(strip.frames[1].remarks.map(\.description) == ["Outcome: under way"])
    #expect(strip.frames[2].remarks.first?.description == "Outcome: a note: Cancelled.")
  }

  @Test("TK-82 A strip shows the outcomes of both requests if another request interrupts")
  func secondRequest() async throws {
    let trap = Trap(
      fault: .guardAnswersTheLastAsker, way: [.go("a note")], interruption: Interruption(.request("a note"), at: 0),
      lines: [], drawn: [])
    let frame = try #require(try await filmed(trap).strip.frames.last)
    let outcomes = frame.remarks.filter { $0.label == "Outcome" }.map(\.text)
    #expect(outcomes.first?.hasPrefix("a note: Failed: ") == true)
    #expect(outcomes.last == "the other request: Arrived.")
  }

  @Test("TK-84 A strip of a fault sweep makes the same call fail, and then makes the request again")
  func sweep() async throws {
    var app = try SmallApp()
    let step = StepAssembly(
      finder: NilFinder<HelpScreen, Any?>(),
      factory: InlineFactory { (_: Any?) in
        app.window.rootViewController?.present(SecretScreen(), animated: false)
        return HelpScreen()
      }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    let described = AppUnderTest("small") {
      app = try SmallApp()
      return app
    }
    let request = NavigationRequest.to(step, with: nil)
    let sweep = try await failEachCall(of: request) { try await described.launched() }
    let fault = try #require(sweep.violations.first, "\(sweep)")
    let strip = try await described.filmStrip(of: fault, in: request)
    let failing = "request, while call \(fault.call) (\(fault.kind)) fails"
    #expect(strip.frames.map(\.step) == ["Launch", failing, "request again"])
    #expect(strip.frames[1].remarks.contains { $0.text.contains("call \(fault.call) was made to fail") }, "\(strip)")
    #expect(strip.fault == fault.description)
  }

  @Test("TK-84 A strip of a fault sweep takes the steps to the state of the request")
  func sweepAfterSteps() async throws {
    let app = Library.underTest(.bookFailsInOtherTab)
    let fault = try #require(
      try await failEachCall(of: .select(tab: 7)) { try await app.launched() }.violations.first)
    let strip = try await app.filmStrip(of: fault, in: .select(tab: 7), after: [.go("about")])
    #expect(strip.frames.map(\.step) == ["Launch", "go to about", "request, without a fault", "request again"])
  }

  @Test("TK-87 A path of many steps keeps its first and last frames, and says how many were left out")
  func longPath() async throws {
    let steps = (1...40).map { AppStep.set("member", to: $0 % 2 == 0 ? "off" : "on") } + [.go("the shelf")]
    let strip = try await filmed(Trap(fault: .guardIsMissing, way: steps, lines: [], drawn: [])).strip
    #expect(strip.frames.map(\.number) == Array(0..<8) + Array(26...41))
    #expect(strip.frames.map(\.leftOut).filter { $0 > 0 } == [18])
    #expect(strip.html().contains("… 18 steps left out …"))
  }

  @Test("TK-87 A long text is shortened")
  func longText() async throws {
    let name = String(repeating: "long ", count: 1_000)
    let app = AppUnderTest("small") { try SmallApp() }
      .destination(name) { _ -> NavigationRequest<Void> in throw OutOfPrint() }
    let violation = try #require(try await app.verify(along: [.go(name)]).first)
    let strip = try await app.filmStrip(of: violation)
    #expect(strip.frames.last?.step.count == 600)
    #expect(strip.introduction.count == 600)
    #expect(strip.fault?.count == 600)
  }
}
