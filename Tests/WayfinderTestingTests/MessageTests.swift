import Foundation
import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Messages of exploring processes") struct MessageTests {
  nonisolated private static let steps: [AppStep] = [
    .go("shop://product/42?sort=price"), .go(""), .user("tap “Done”"), .user("go"), .set("logged in", to: "on"),
    .set("", to: ""), .set("a b 3", to: " 1 2"), .set("größe", to: "ü\n\"\u{1F600}"),
  ]

  @Test("TK-13 Every step is read as it was written", arguments: steps)
  func steps(_ step: AppStep) throws {
    #expect(AppStep(written: step.written) == step)
    #expect(try Self.sent(Texts([step, step])).values == [step, step])
  }

  @Test("TK-13 A text that is no step or no state is refused with the name of its type")
  func garbage() throws {
    for written in ["", "x", "3", "9 ab", "-1 ab", "x ab"] {
      #expect(AppStep(written: written) == nil, "\(written)")
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Texts<AppStep>.self, from: JSONEncoder().encode([written]))
      }
    }
    for written in ["", "1", "1 2 3", "g 1", "1 -"] { #expect(Fingerprint(written: written) == nil, "\(written)") }
  }

  @Test("TK-13 The findings of each step of a state are read with that step")
  func expansions() throws {
    let state = Fingerprint(1, .max)
    var expansion = Expansion(state: state)
    (expansion.visible, expansion.checks, expansion.isRoot) = (["Stack", "Shelf"], 7, true)
    (expansion.lostSteps, expansion.isUneven, expansion.reachedByAnswer) = (Self.steps, true, ["the shelf"])
    for (number, step) in Self.steps.enumerated() {
      let bit = { (place: Int) in number & (1 << place) != 0 }
      var edge = Expansion.Edge(
        step: step, target: Fingerprint(UInt64(number), 0), leadsBack: bit(0), isWithin: bit(1))
      (edge.isRequest, edge.hasArrived, edge.mayDiffer) = (bit(2), number > 4, number > 5)
      if bit(1) { edge.arrival = ShownScreens(screen: "screen \(number)", front: "front \(number)") }
      if number == 3 {
        (edge.findings, edge.history) = ([Finding(.arrives, "a", "b")], [step])
      }
      expansion.edges.append(edge)
    }
    let leak = Leak(finding: Finding(.releases, "c", "d"), history: Self.steps)
    let effort = ExploringEffort(launches: 1, restorings: 2, detours: 3, strays: 4)
    let answer = try Self.sent(
      ExploringAnswer([expansion, Expansion(state: state)], effort: effort, leaks: [leak]))
    let (sent, none) = (try #require(answer.expansions.first), try #require(answer.expansions.last))
    #expect(sent.state == state)
    #expect(sent.visible == ["Stack", "Shelf"])
    #expect(sent.checks == 7)
    #expect(sent.isRoot)
    #expect(sent.lostSteps == Self.steps)
    #expect(sent.isUneven)
    #expect(sent.reachedByAnswer == ["the shelf"])
    #expect(!none.isUneven)
    #expect(none.edges.isEmpty)
    #expect(sent.edges.map(Told.init) == expansion.edges.map(Told.init))
    #expect(answer.effort == effort)
    #expect(answer.leaks == [leak])
  }

  @Test("TK-13 A return point is read with its steps and its position")
  func returnPoints() throws {
    let position = NavigationPosition.reading(
      #"{"version":1,"root":{"screen":"shop://product/42"}}"#
    ).position
    let point = ReturnPoint(
      state: Fingerprint(3, 4), steps: Self.steps, parent: Fingerprint(1, 2), switches: ["on", "off"], facts: ["a"],
      waiting: 0, position: position)
    let sent = try Self.sent(try Self.sent(point))
    #expect(sent.state == point.state)
    #expect(sent.steps == Self.steps)
    #expect(sent.parent == point.parent)
    #expect(sent.switches == point.switches)
    #expect(sent.position == position)
    #expect(position.root != nil)
    #expect(sent.canBeRestored(with: ["a"]))
  }

  @Test("TK-10 TK-13 The results of interrupted navigations are read as they were written, also a lost one")
  func interruptions() throws {
    let found = InterruptedNavigation.Found(
      interruption: Interruption(.request("c"), at: 3), findings: [Finding(.arrives, "a", "b")])
    let sent = try Self.sent([InterruptedNavigation(count: 2, found: [found]), InterruptedNavigation(isLost: true)])
    #expect(sent.map(\.count) == [2, 0])
    #expect(sent.map(\.isLost) == [false, true])
    #expect(sent.last?.found.isEmpty == true)
    #expect(sent[0].found.map(\.interruption) == [found.interruption])
    #expect(sent[0].found.map(\.findings) == [found.findings])
  }

  @Test("TK-10 TK-13 A navigation is read with its steps and the state before it")
  func navigations() throws {
    let navigation = InterruptingTask.Navigation(Self.steps, from: Fingerprint(1, 2))
    let sent = try Self.sent(InterruptingTask(navigations: [navigation], known: KnownStates()))
    #expect(sent.navigations.map(\.steps) == [Self.steps])
    #expect(sent.navigations.map(\.state) == [Fingerprint(1, 2)])
  }

  private static func sent<Message: Codable>(_ message: Message) throws -> Message {
    try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message))
  }
}

/// All values that a message reports about a step, for comparisons.
private struct Told: Equatable {
  let step: AppStep
  let target: Fingerprint
  let marks: [Bool]
  let arrival: ShownScreens?
  let findings: [Finding]
  let history: [AppStep]?

  init(_ edge: Expansion.Edge) {
    (step, target, arrival) = (edge.step, edge.target, edge.arrival)
    marks = [edge.leadsBack, edge.isWithin, edge.isRequest, edge.hasArrived, edge.mayDiffer]
    (findings, history) = (edge.findings, edge.history)
  }
}
