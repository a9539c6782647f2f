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
  /// What each destination has shown first that shows the same from everywhere, and the state from which.
  private(set) var arrivals: [String: (arrival: Arrival, state: Int32)] = [:]
  /// What the others have shown, each screen with the state from which it was shown first.
  private var differing: [String: [String: Int32]] = [:]
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
  /// How many states there are in which a user could do more at one time than at another.
  private(set) var uneven = 0
  private(set) var lost: [[AppStep]] = []
  private(set) var histories: [String: [AppStep]] = [:]
  private(set) var unexplored = 0
  /// How many states ways back lead on to that were not looked at.
  private(set) var unfollowed = 0

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
    if expansion.isUneven { uneven += 1 }
    for step in expansion.lostSteps { noteLost(graph.way(to: state) + [step]) }
    reached.formUnion(expansion.reachedByAnswer)
    classes.formUnion(expansion.classes)
    leftOutOfPositions.formUnion(expansion.leftOutOfPosition)
    checks += expansion.checks
    transitions += expansion.edges.count
    for finding in expansion.findings { note(finding, way: graph.way(to: state)) }
    for edge in expansion.edges {
      if edge.isRequest { requests += 1 }
      if edge.hasArrived, !edge.findings.contains(where: { $0.property == .arrives }), case .go(let name) = edge.step {
        reached.insert(name)
      }
      if !edge.isWithin { beyond += 1 }
      if edge.findings.isEmpty, edge.arrival == nil { continue }
      let way = graph.way(to: state) + [edge.step]
      for finding in edge.findings { note(finding, way: way, history: edge.history) }
      compare(edge, from: state, way)
    }
    return new
  }

  /// P3: what a destination shows it shows from everywhere, unless it may differ.
  private func compare(_ edge: Expansion.Edge, from state: Int32, _ way: [AppStep]) {
    guard case .go(let name) = edge.step, let arrival = edge.arrival else { return }
    if edge.mayDiffer {
      if differing[name]?[arrival.front] == nil { differing[name, default: [:]][arrival.front] = state }
      return
    }
    guard let first = arrivals[name] else {
      arrivals[name] = (arrival, state)
      return
    }
    checks += 1
    guard first.arrival.screen != arrival.screen else { return }
    let sentence = "\(name) shows \(arrival.screen), and elsewhere \(first.arrival.screen)."
    note(
      Finding(.showsTheSame, name, sentence), way: way, otherWay: graph.way(to: first.state) + [edge.step],
      history: edge.history)
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

  /// P2: follows the ways back from what was explored, until each has reached a root or its end, and notes those that reach
  /// none.
  ///
  /// Where something changes with each step, as a counter does, they would be followed for ever. So they are followed for a
  /// hundred steps, to as many states as may be explored.
  private func lookBack() async throws {
    var (open, unlooked) = (graph.openWaysBack(from: graph.exploredStates), Set<Int32>())
    var left = max(bound.states, 100)
    for _ in 0..<100 {
      let ends = open.ends.filter { !unlooked.contains($0) }.prefix(left)
      if ends.isEmpty { break }
      left -= ends.count
      for expansion in try await expand(ends.map(graph.place), true, { _ in }) {
        _ = graph.merge(expansion)
        guard let state = graph.number(of: expansion.state) else { continue }
        if expansion.isLost { unlooked.insert(state) }
        if expansion.isUneven { uneven += 1 }
        for step in expansion.lostSteps { noteLost(graph.way(to: state) + [step]) }
      }
      open = graph.openWaysBack(from: open.starts)
    }
    unfollowed = open.ends.filter { !unlooked.contains($0) }.count
    checks += explored
    for state in unlooked.sorted() { noteLost(graph.way(to: state)) }
    for state in graph.traps {
      note(WayBackCheck.finding(from: graph.front(of: state)), way: graph.way(to: state))
    }
  }

  /// P4: no screen that the user sees is that of a destination that would be refused.
  private func checkGuarded() {
    let screens = guardedScreens
    for state in graph.exploredStates {
      let visible = graph.visible(in: state)
      checks += 1
      for name in graph.refused(in: state) {
        guard let (screen, origin) = screens[name]?.first(where: { visible.contains($0.screen) }) else { continue }
        let way = graph.way(to: state)
        // What may differ is often what is there anyway.
        if differing[name] != nil, !way.contains(.go(name)) { continue }
        let finding = Finding(.keepsGuarded, name, "\(screen) is visible, and the guard of \(name) would refuse it.")
        note(finding, way: way, otherWay: graph.way(to: origin) + [.go(name)])
      }
    }
  }

  /// The screens of each destination, and from where it has shown them. Where it may show several, those are left out that
  /// another destination shows which is never refused.
  private var guardedScreens: [String: [(screen: String, origin: Int32)]] {
    let refused = Set(graph.exploredStates.flatMap { graph.refused(in: $0) })
    var open: Set<String> = []
    for (name, first) in arrivals where !refused.contains(name) { open.insert(first.arrival.front) }
    for (name, screens) in differing where !refused.contains(name) { open.formUnion(screens.keys) }
    let others = differing.mapValues { screens in
      screens.filter { !open.contains($0.key) }.sorted { $0.value < $1.value }
        .map { (screen: $0.key, origin: $0.value) }
    }
    return arrivals.mapValues { [(screen: $0.arrival.front, origin: $0.state)] }
      .merging(others) { first, others in first + others }
  }

  func setReproduced(_ key: String, _ violation: Violation) { found[key] = violation }

  /// What is said of a violation where its way was gone once more.
  func setSentence(_ key: String, _ sentence: String) { found[key]?.sentence = sentence }
}
