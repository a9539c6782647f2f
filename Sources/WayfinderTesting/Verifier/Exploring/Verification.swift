import Foundation
import Wayfinder

/// What explores the states that it is given, here or in other processes.
typealias Expanding =
  @MainActor (_ places: [Place], _ onlyBack: Bool, _ progress: (Int) -> Void) async throws ->
  [Expansion]

/// One verification of an app: explores it breadth first, and gathers what does not hold.
final class Verification {
  private let expand: Expanding
  private let bound: VerificationBound
  private let progress: ((VerificationProgress) -> Void)?
  private(set) var graph: StateGraph
  private(set) var found: [String: Violation] = [:]
  private(set) var classes: Set<String> = []
  private(set) var leftOutOfPositions: Set<String> = []
  private(set) var arrivals: [String: (arrival: Arrival, state: Int32)] = [:]
  /// The destinations that were reached.
  private(set) var reached: Set<String> = []
  private(set) var explored = 0
  /// How many of them were reached.
  private(set) var states = 0
  private(set) var transitions = 0
  private(set) var requests = 0
  private(set) var checks = 0
  private(set) var beyond = 0
  private(set) var uncompared = 0
  private(set) var lost: [[AppStep]] = []
  private(set) var histories: [String: [AppStep]] = [:]
  private(set) var unexplored = 0

  init(
    launch: Fingerprint, within bound: VerificationBound, progress: ((VerificationProgress) -> Void)?,
    expanding expand: @escaping Expanding
  ) {
    graph = StateGraph(launch: launch)
    (self.bound, self.progress, self.expand) = (bound, progress, expand)
  }

  /// Explores the app, level by level.
  func explore() async throws {
    var (level, depth): ([Int32], Int) = ([0], 0)
    while !level.isEmpty, depth < bound.steps, explored < bound.states {
      let slice = level.prefix(bound.states - explored)
      let (done, seen) = (explored, graph.states.count)
      let expansions = try await expand(slice.map(graph.place), false) { [progress, bound] count in
        progress?(VerificationProgress(explored: done + count, seen: seen, bound: bound.states))
      }
      var next = Array(level.dropFirst(slice.count))
      for expansion in expansions { next += merge(expansion) }
      explored += slice.count
      (level, depth) = (next, depth + 1)
    }
    unexplored = level.count
    try await lookBack()
    checkGuarded()
  }

  private func merge(_ expansion: Expansion) -> [Int32] {
    let new = graph.merge(expansion)
    guard let state = graph.number(of: expansion.state) else { return new }
    if expansion.isLost { noteLost(graph.way(to: state)) } else { states += 1 }
    if expansion.isUncompared { uncompared += 1 }
    classes.formUnion(expansion.classes)
    leftOutOfPositions.formUnion(expansion.leftOutOfPosition)
    checks += expansion.checks
    transitions += expansion.edges.count
    for finding in expansion.findings { note(finding, way: graph.way(to: state)) }
    for edge in expansion.edges {
      if edge.isRequest { requests += 1 }
      if edge.hasArrived, case .go(let name) = edge.step { reached.insert(name) }
      if !edge.isWithin { beyond += 1 }
      if edge.findings.isEmpty, edge.arrival == nil { continue }
      let way = graph.way(to: state) + [edge.step]
      for finding in edge.findings { note(finding, way: way, history: edge.history) }
      guard case .go(let name) = edge.step, let arrival = edge.arrival else { continue }
      guard let first = arrivals[name] else {
        arrivals[name] = (arrival, state)
        continue
      }
      checks += 1
      if first.arrival.screen != arrival.screen {
        let sentence = "\(name) shows \(arrival.screen), and elsewhere \(first.arrival.screen)."
        note(
          Finding(.showsTheSame, name, sentence), way: way, otherWay: graph.way(to: first.state) + [edge.step],
          history: edge.history)
      }
    }
    return new
  }

  /// Notes what does not hold, unless a way as short is known.
  func note(
    _ finding: Finding, way: [AppStep], otherWay: [AppStep]? = nil, interruption: Interruption? = nil,
    history: [AppStep]? = nil
  ) {
    var violation = Violation(finding, way: way, otherWay: otherWay, interruption: interruption)
    if let known = found[finding.key] {
      violation.others = known.others + 1
      guard way.count < known.way.count else {
        found[finding.key]?.others += 1
        return
      }
    }
    found[finding.key] = violation
    histories[finding.key] = history
  }

  /// Notes a way by which a state was not reached again.
  func noteLost(_ way: [AppStep]) {
    if !lost.contains(way) { lost.append(way) }
  }

  /// The way by which what a step shows was seen first.
  func firstWay(_ step: AppStep) -> [AppStep]? {
    guard case .go(let name) = step else { return nil }
    return arrivals[name].map { graph.way(to: $0.state) + [step] }
  }

  /// P2: follows the ways back to their ends, and notes those that reach no root.
  private func lookBack() async throws {
    var (ends, unlooked): ([Int32], Set<Int32>) = (graph.openEndsOfWaysBack, [])
    while !ends.isEmpty {
      for expansion in try await expand(ends.map(graph.place), true, { _ in }) {
        _ = graph.merge(expansion)
        if expansion.isLost, let state = graph.number(of: expansion.state) { unlooked.insert(state) }
      }
      ends = graph.openEndsOfWaysBack.filter { !unlooked.contains($0) }
    }
    checks += explored
    for state in unlooked.sorted() { noteLost(graph.way(to: state)) }
    for state in graph.traps {
      note(WayBackCheck.finding(from: graph.front(of: state)), way: graph.way(to: state))
    }
  }

  /// P4: no screen in front is that of a destination that would be refused.
  private func checkGuarded() {
    for number in graph.states.indices where graph.states[number].isExplored {
      let state = Int32(number)
      let (front, refused) = (graph.front(of: state), graph.refused(in: state))
      checks += 1
      for name in refused {
        guard let first = arrivals[name], first.arrival.front == front else { continue }
        let finding = Finding(.keepsGuarded, name, "\(front) is visible, and the guard of \(name) would refuse it.")
        note(finding, way: graph.way(to: state), otherWay: graph.way(to: first.state) + [.go(name)])
      }
    }
  }

  func setReproduced(_ key: String, _ violation: Violation) { found[key] = violation }

  /// What is said of a violation where its way was gone once more.
  func setSentence(_ key: String, _ sentence: String) { found[key]?.sentence = sentence }
}
