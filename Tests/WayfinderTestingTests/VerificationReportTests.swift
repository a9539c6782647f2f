import TestApps
import Foundation
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Reports") struct VerificationReportTests {
  private let library = Library.underTest(.shelfStaysVisible)

  private func report() async throws -> VerificationReport {
    try await library.verify(within: VerificationBound(states: 50, steps: 5, stackDepth: 2, modals: 0))
  }

  @Test(
    "TK-11 The report has states, transitions, checks, bound, switches, the parts of a state, omissions and time"
  )
  func figures() async throws {
    let report = try await report()
    #expect(report.states == 37)
    #expect(report.transitions > 100)
    #expect(report.navigations > 100)
    #expect(report.checks > 300)
    #expect(report.bound.states == 50)
    #expect(report.switches == ["member": ["off", "on"]])
    #expect(report.seconds > 0)
    let text = report.description
    for words in [
      "library: 37 states, 5 destinations", "transitions:", "checks:", "bound:         50 states", "one state:",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(report.leftOut.contains { $0.contains("not explored") })
    #expect(text.contains("left out:"))
    #expect(report.oneState.contains { $0.contains("1 fact that") })
  }

  @Test("TK-11 A violation has the shortest way as steps and as a runnable test")
  func testSource() async throws {
    let violation = try #require(try await report().violations.first { $0.property == .keepsGuarded })
    #expect(violation.way.map(\.description) == ["set member to on", "go to the shelf", "set member to off"])
    let source = violation.testSource(app: "library", of: "Library")
    let printed = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PrintedViolation.swift"),
      encoding: .utf8)
    #expect(printed.hasSuffix(source + "\n"), "\(source)")
    // Each violation has its own test name, in a title of one line.
    let names = try await report().violations.map { $0.testSource(app: "app").split(separator: "\n")[2] }
    #expect(Set(names).count == names.count)
    let long = Violation(
      Finding(.restores, String(repeating: "x", count: 300), String(repeating: "y", count: 300)), way: [])
    #expect(long.testSource(app: "app").split(separator: "\n").allSatisfy { $0.count < 140 })
    let mended = try await Library.underTest().verify(along: violation.way, comparedWith: violation.otherWay)
    #expect(mended == [])
  }

  @Test("TK-11 The name of a printed test depends on the kind of an interruption, and not on its moment")
  func namesOfInterrupted() {
    func name(_ kind: Interruption.Kind, at moment: Int) -> Substring {
      let finding = Finding(.leavesTree, "the shelf \(kind.words)", "")
      let interruption = Interruption(kind, at: moment)
      return Violation(finding, way: [.go("the shelf")], interruption: interruption).testSource(app: "app")
        .split(separator: "\n")[2]
    }
    #expect(name(.cancelling, at: 1) == name(.cancelling, at: 2))
    #expect(name(.cancelling, at: 1) != name(.goingBack, at: 1))
  }

  @Test("TK-11 A report that is encoded as JSON decodes to the same report")
  func json() async throws {
    let report = try await report()
    let again = try JSONDecoder().decode(VerificationReport.self, from: JSONEncoder().encode(report))
    #expect(again == report)
  }

  @Test("TK-11 Progress is reported up to the end")
  func progress() async throws {
    var told: [VerificationProgress] = []
    _ = try await library.verify(within: VerificationBound(states: 20, steps: 5)) { told.append($0) }
    #expect(told.last?.explored == 20)
    #expect(told.last?.fraction == 1)
    #expect(zip(told, told.dropFirst()).allSatisfy { $0.explored <= $1.explored })
  }

  @Test("TK-11 A violation that its own way does not reproduce is reported as the verifier's fault")
  func unreproduced() async throws {
    var launches = 0
    // The first launch has a fault that all later launches do not have.
    let unsteady = AppUnderTest("unsteady") {
      launches += 1
      return try Library(launches == 1 ? .guardIsMissing : nil)
    }
    .adding(
      AppDestination<Library>("the shelf") { NavigationRequest.to($0.steps.shelf, with: nil) }
        .refused { !$0.isMember })
    let report = try await unsteady.verify(within: VerificationBound(states: 5, steps: 2))
    let violation = try #require(report.violations.first { $0.property == .keepsGuarded })
    #expect(!violation.isReproduced)
    #expect(violation.description.contains("the verifier does not see"))
    #expect(report.exitStatus == 5)
  }

  @Test("TK-11 The path of a violation has the step whose effect no state shows")
  func leftBehind() async throws {
    let app = Library.underTest(.guardRemembers, isTold: false)
    let report = try await app.verify(within: VerificationBound(states: 70, steps: 5, stackDepth: 2, modals: 0))
    let violation = try #require(report.violations.first { $0.property == .keepsGuarded }, "\(report)")
    #expect(violation.isReproduced)
    #expect(
      violation.way
        == [.set("member", to: "on"), .go("the shelf"), .set("member", to: "off"), .go("the shelf")])
  }

  @Test("TK-11 A state that is not reached again is reported once, also if a way back leads to it")
  func lostOnce() async throws {
    let (launch, lost) = (Fingerprint(1, 0), Fingerprint(2, 0))
    let verification = Verification(launch: launch, within: VerificationBound(states: 4)) { paths, _ in
      paths.map { path in
        var expansion = Expansion(state: path.state)
        expansion.isLost = path.state == lost
        if !expansion.isLost {
          expansion.edges = [Expansion.Edge(step: .user("back"), target: lost, leadsBack: true, isWithin: true)]
        }
        return expansion
      }
    }
    try await verification.explore()
    try await verification.lookBack()
    #expect(verification.lost == [[.user("back")]])
    #expect(verification.states == 1)
  }

  @Test("TK-11 Uneven states and lost steps are reported also on ways back")
  func lostLookingBack() async throws {
    let (launch, behind) = (Fingerprint(1, 0), Fingerprint(2, 0))
    let verification = Verification(launch: launch, within: VerificationBound(states: 1)) { paths, _ in
      paths.map { path in
        var expansion = Expansion(state: path.state)
        if path.state == launch {
          expansion.edges = [Expansion.Edge(step: .user("try"), target: behind, leadsBack: true, isWithin: true)]
        } else {
          (expansion.isUneven, expansion.lostSteps, expansion.hasLostWayBack) = (true, [.user("back")], true)
        }
        return expansion
      }
    }
    try await verification.explore()
    try await verification.lookBack()
    #expect(verification.lost == [[.user("try"), .user("back")]])
    #expect(verification.uneven == 1)
    #expect(verification.found.isEmpty, "the step that was lost may have been the way back")
  }

  @Test("TK-11 One cause is reported once for all screens of a class, with the number of further occurrences")
  func grouped() async throws {
    let report = try await Library.underTest(.bookWithoutBackButton).verify(
      within: VerificationBound(states: 10, steps: 2, stackDepth: 2, modals: 0))
    let traps = report.violations.filter { $0.property == .leadsBack }
    #expect(traps.map(\.subject) == ["BookScreen"])
    #expect(traps.allSatisfy { $0.others > 0 && $0.description.contains("more, by ways as long or longer") })
  }

  @Test("TK-11 The violations of one path are in the order of the properties")
  func ordered() async throws {
    let app = AppUnderTest("small") {
      try SmallApp(UINavigationController(rootViewController: BooksScreen())) {
        $0.add(LinkPattern<Void>("list"), factory: ClassFactory<BooksScreen, Any?>())
        let never = InlineFactory { (_: Any?) -> UIViewController in throw OutOfPrint() }
        $0.add(LinkPattern<Void>("help"), factory: never, where: { $0 is HelpScreen })
      }
    }
    .destination("help") { _ in
      let help = SmallApp.pushing { () -> HelpScreen in
        let help = HelpScreen()
        help.navigationItem.hidesBackButton = true
        return help
      }
      return .to(help, with: nil)
    }
    let violations = try await app.verify(along: [.go("help")])
    #expect(violations.map(\.property) == [.leadsBack, .restores], "\(violations)")
  }

  @Test("TK-11 A failed expectation, written as in the guide, prints the report once")
  func printedOnce() async throws {
    let report = try await report()
    withKnownIssue {
      #expect(report.isClean)
    } matching: { issue in
      "\(issue)".components(separatedBy: "one state:").count == 2
    }
  }

  @Test("TK-11 The report uses the singular for one")
  func plurals() async throws {
    let bound = VerificationBound(states: 1, steps: 1, stackDepth: 1, modals: 1, waiting: 1, interruptedStates: 1)
    #expect(
      bound.description
        == "1 state, 1 step, 1 screen in a stack, 1 modal, 1 request waiting, interruptions in 1 state")
    let app = AppUnderTest("small") { try SmallApp() }
      .destination("help") { _ in .to(SmallApp.pushing { HelpScreen() }, with: nil) }
      .leaving("HelpScreen", otherwiseThanBack: "it helps")
    let report = try await app.verify(within: VerificationBound(states: 1))
    #expect(report.summary == "1 state, 1 destination, all reached, all left again.")
    #expect(report.leftOut.contains("HelpScreen is left otherwise than by going back: it helps"))
    var violation = Violation(Finding(.arrives, "x", "y"), way: [])
    violation.others = 1
    #expect(violation.description.contains("(and 1 time more,"))
  }

  @Test("TK-11 A violation that is not seen again has advice for its reader")
  func advice() {
    var violation = Violation(Finding(.arrives, "x", "y"), way: [])
    violation.isReproduced = false
    #expect(violation.description.contains(".telling"))
    #expect(violation.description.contains(".treatingAlike"))
  }

  @Test(
    "TK-11 A violation names the visible screen, the places of the same screens, and the roles of two paths",
    arguments: [
      (.otherTabIsShownAfterwards, ", but ImprintScreen."),
      (.taskSelectsAndThrows, "stack[List]* stack[About]] before, tabs["),
      (.linkLeadsElsewhere, "\n  but it shows the other:\n  launch"),
      (.shelfStaysVisible, "\n  what the guard lets through shows the same screen:\n  launch"),
      (.bookKeepsItself, "closure without [weak self]"),
    ] as [(Fault, String)])
  func details(_ fault: Fault, _ words: String) async throws {
    let report = try await Library.underTest(fault).verify(
      within: VerificationBound(states: 40, steps: 4, stackDepth: 2, modals: 1))
    let found = report.violations.filter { $0.property == fault.property }
    #expect(found.contains { $0.description.contains(words) }, "\(found)")
  }

  @Test("TK-11 An impossible path is refused with its step and the possible steps")
  func impossible() async throws {
    let moves = ["back to “List”", "tab 0 “List”", "tab 1 “About”"]
    await #expect(throws: WayError.impossible(.user("fly"), position: 2, instead: moves)) {
      try await library.verify(along: [.go("book 1"), .user("fly")])
    }
    await #expect(throws: WayError.impossible(.user("fly"), position: 1, instead: ["tab 0 “List”", "tab 1 “About”"])) {
      try await library.verify(along: [.user("fly"), .go("book 1")], interruptedBy: Interruption(.cancelling, at: 0))
    }
    await #expect(
      throws: WayError.impossible(
        .set("membre", to: "on"), position: 1, instead: ["set member to off", "set member to on"])
    ) { try await library.verify(along: [.set("membre", to: "on")]) }
    let destinations = try await #require(throws: WayError.self) { try await library.verify(along: [.go("book 3")]) }
    #expect(
      "\(destinations)"
        == "Step 1 of the way cannot be taken there: go to book 3. What can be: go to book 1, go to book 2,"
        + " go to the shelf, go to a note, go to about.")
    let many = WayError.impossible(.user("fly"), position: 1, instead: (1...20).map(String.init))
    #expect("\(many)".hasSuffix("11, 12 and 8 more."))
  }

  @Test(
    "TK-11 A report with a destination that was never reached is not clean, unless the destination is always refused")
  func unreached() async throws {
    let bound = VerificationBound(states: 2, steps: 1, modals: 0)
    let report = try await AppUnderTest("library") { try Library() }
      .destination("book 1") { NavigationRequest.to($0.steps.book, with: 1) }
      .adding(
        AppDestination<Library>("the shelf") { NavigationRequest.to($0.steps.shelf, with: nil) }.refused { _ in true }
      )
      .verify(within: bound)
    #expect(report.violations == [])
    #expect(report.unreached == ["the shelf"])
    #expect(!report.isClean)
    #expect(report.exitStatus == 5)
    #expect(report.summary.contains("1 never reached"))
    #expect(report.description.contains("NEVER REACHED: the shelf\n"))

    let meant = try await AppUnderTest("library") { try Library() }
      .destination("book 1") { NavigationRequest.to($0.steps.book, with: 1) }
      .adding(
        AppDestination<Library>("the shelf") { NavigationRequest.to($0.steps.shelf, with: nil) }
          .alwaysRefused(because: "nobody is a member")
      )
      .verify(within: bound)
    #expect(meant.isClean, "\(meant)")
    #expect(meant.summary.contains("2 destinations, all reached"), "\(meant)")
    #expect(meant.leftOut.contains("the shelf is always refused: nobody is a member"))
  }

  @Test("TK-9 P4 A destination that arrives although it is always refused is found")
  func arrivesAllTheSame() async throws {
    let app = AppUnderTest("library") { try Library() }
      .adding(
        AppDestination<Library>("book 1") { NavigationRequest.to($0.steps.book, with: 1) }
          .alwaysRefused(because: "nobody reads"))
    #expect(
      try await app.verify(along: [.go("book 1")]).map(\.sentence)
        == ["Going to book 1 arrived, and as the app is now it is said to be refused."])
  }

  @Test(
    "TK-11 An invisible destination is not reached, and a report without destinations claims none as reached")
  func reachedUnseen() async throws {
    let state = Fingerprint(1, 0)
    let verification = Verification(launch: state, within: VerificationBound(states: 1)) { _, _ in
      var expansion = Expansion(state: state)
      expansion.edges = ["seen", "unseen"].map { name in
        var edge = Expansion.Edge(step: .go(name), target: state, leadsBack: false, isWithin: true)
        (edge.isRequest, edge.hasArrived) = (true, true)
        if name == "unseen" { edge.findings = [Finding(.arrives, name, "not visible")] }
        return edge
      }
      return [expansion]
    }
    try await verification.explore()
    #expect(verification.reached == ["seen"])
    let report = try await AppUnderTest("small") { try SmallApp() }.verify()
    #expect(report.isClean)
    #expect(report.summary == "1 state, 0 destinations, all left again.")
  }

  @Test("TK-11 A declaration about a class without a visible screen is reported")
  func unseenClasses() async throws {
    let report = try await Library.underTest().leaving("BookScren", otherwiseThanBack: "…")
      .leavingOutOfPositions("NoteScren", "BookScreen").verify(within: VerificationBound(states: 10))
    #expect(report.leftOut.contains("what is said of BookScren, NoteScren, of which no screen was seen"))
  }

  @Test(
    "TK-11 A shortened title of a test ends with a whole word if the title has several words",
    arguments: [("four words of it", "four…"), ("fourwords", "fourw…")])
  func titles(_ text: String, _ short: String) {
    #expect(text.shortened(to: 6) == short)
    #expect(text.shortened(to: 20) == text)
  }
}
