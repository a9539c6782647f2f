import Foundation
import Wayfinder

typealias Expanding = @MainActor (_ paths: [StatePath], _ progress: (Int) -> Void) async throws -> [Expansion]

/// The breadth-first exploration of an app, with the violations that it finds.
final class Verification {
  let bound: VerificationBound
  private let expand: Expanding
  private let share: Share?
  private let progress: ((VerificationProgress) -> Void)?
  private(set) var graph: StateGraph
  /// The states that the bound selects, in the order of their discovery.
  private(set) var chosen: [Int32] = []
  private(set) var found: [String: Violation] = [:]
  private(set) var classes: Set<String> = []
  private(set) var leftOutOfPositions: Set<String> = []
  /// The first arrival of each destination that may not differ, and the state before it.
  private(set) var arrivals: [String: (arrival: ShownScreens, state: Int32)] = [:]
  /// The arrivals in the states that every shard explores.
  private(set) var firstArrivals: [String: ShownScreens] = [:]
  /// The screens of each destination that may differ, with the first state before each.
  private var differing: [String: [String: Int32]] = [:]
  private(set) var reached: Set<String> = []
  /// The number of states that were reached again and explored.
  private(set) var states = 0
  private(set) var transitions = 0
  private(set) var requests = 0
  private(set) var checks = 0
  private(set) var beyond = 0
  private(set) var uncompared = 0
  /// The number of states in which the moves of the user vary.
  private(set) var uneven = 0
  private(set) var lost: [[AppStep]] = []
  private(set) var histories: [String: [AppStep]] = [:]
  private(set) var unexplored = 0
  /// The number of states on ways back that were not visited.
  private(set) var unfollowed = 0

  /// - Parameter share: The states to check; `nil` for all.
  init(
    launch: Fingerprint, within bound: VerificationBound, share: Share? = nil,
    progress: ((VerificationProgress) -> Void)? = nil, expanding expand: @escaping Expanding
  ) {
    graph = StateGraph(launch: launch)
    (self.bound, self.share, self.progress, self.expand) = (bound, share, progress, expand)
  }

  func explore() async throws {
    var (level, depth): ([Int32], Int) = ([0], 0)
    while !level.isEmpty, depth < bound.steps, chosen.count < bound.states {
      let states = level.prefix(bound.states - chosen.count)
      let rest = level.dropFirst(states.count)
      level = rest + (try await explore(states, isLast: depth == bound.steps - 1))
      depth += 1
    }
    unexplored = level.count
  }

  /// Explores the states of one level, and returns the new states.
  ///
  /// A shard needs the steps of other states only to find all states of the bound. So it explores a level in parts, and skips the other
  /// states as soon as the bound is full. Each shard skips the same states.
  private func explore(_ level: ArraySlice<Int32>, isLast: Bool) async throws -> [Int32] {
    var (rest, new): (ArraySlice<Int32>, [Int32]) = (level, [])
    while !rest.isEmpty {
      let part = rest.prefix(share == nil || isFull(isLast) ? rest.count : 64)
      rest = rest.dropFirst(part.count)
      let (done, seen) = (chosen.count, graph.states.count)
      chosen += part
      let paths = part.compactMap { path(to: $0, isLast) }
      let expansions = try await expand(paths) { [progress, bound] count in
        progress?(VerificationProgress(explored: done + count, seen: seen, bound: bound.states))
      }
      for expansion in expansions { new += merge(expansion, isLast) }
    }
    return new
  }

  /// Returns a Boolean value that indicates whether further steps find no more states of the bound.
  private func isFull(_ isLastLevel: Bool) -> Bool { isLastLevel || graph.withinCount >= bound.states }

  /// Returns a Boolean value that indicates whether every shard explores a state.
  private func isShared(_ state: Int32, _ isLastLevel: Bool) -> Bool {
    !isFull(isLastLevel) || state < bound.interruptedStates
  }

  private func path(to state: Int32, _ isLastLevel: Bool) -> StatePath? {
    if share?.owns(graph.states[Int(state)].fingerprint) ?? true { return graph.path(to: state, for: .check) }
    return isShared(state, isLastLevel) ? graph.path(to: state, for: .find) : nil
  }

  private func merge(_ expansion: Expansion, _ isLastLevel: Bool) -> [Int32] {
    guard let state = graph.number(of: expansion.state) else { return [] }
    if isShared(state, isLastLevel) { noteFirstArrivals(in: expansion) }
    let new = graph.merge(expansion)
    // The report of a shard is made when all shards are merged.
    if share == nil { note(expansion, state) }
    return new
  }

  private func noteFirstArrivals(in expansion: Expansion) {
    for edge in expansion.edges where !edge.mayDiffer {
      guard case .go(let name) = edge.step, let arrival = edge.arrival, firstArrivals[name] == nil else { continue }
      firstArrivals[name] = arrival
    }
  }

  private func note(_ expansion: Expansion, _ state: Int32) {
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
    for edge in expansion.edges { note(edge, state) }
  }

  private func note(_ edge: Expansion.Edge, _ state: Int32) {
    if edge.isRequest { requests += 1 }
    if edge.hasArrived, !edge.findings.contains(where: { $0.property == .arrives }), case .go(let name) = edge.step {
      reached.insert(name)
    }
    if !edge.isWithin { beyond += 1 }
    if edge.findings.isEmpty, edge.arrival == nil { return }
    let way = graph.way(to: state) + [edge.step]
    for finding in edge.findings { note(finding, way: way, history: edge.history) }
    compare(edge, from: state, way)
  }

  /// P3: a destination shows the same screen from everywhere, unless it may differ.
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

  /// Notes a finding, unless a path of the same length is known.
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

  func noteLost(_ way: [AppStep]) {
    if !lost.contains(way) { lost.append(way) }
  }

  func firstWay(_ step: AppStep) -> [AppStep]? {
    guard case .go(let name) = step else { return nil }
    return arrivals[name].map { graph.way(to: $0.state) + [step] }
  }

  /// P2: follows the ways back from the explored states, and notes each trap.
  ///
  /// Some apps have ways back without end, for example because of a counter. So a hundred steps are followed, to as many states as the
  /// bound, or a hundred.
  func lookBack() async throws {
    var (open, visited) = (graph.openWaysBack(from: graph.exploredStates), Set<Int32>())
    var left = max(bound.states, 100)
    for _ in 0..<100 {
      let ends = open.ends.filter { !visited.contains($0) }.prefix(left)
      if ends.isEmpty { break }
      left -= ends.count
      visited.formUnion(ends)
      for expansion in try await expand(ends.map { graph.path(to: $0, for: .goBack) }, { _ in }) {
        _ = graph.merge(expansion)
        guard let state = graph.number(of: expansion.state) else { continue }
        if expansion.isLost { noteLost(graph.way(to: state)) }
        if expansion.isUneven { uneven += 1 }
        for step in expansion.lostSteps { noteLost(graph.way(to: state) + [step]) }
      }
      open = graph.openWaysBack(from: open.starts)
    }
    unfollowed = open.ends.filter { !visited.contains($0) }.count
    checks += chosen.count
    for state in graph.traps {
      note(WayBackCheck.finding(from: graph.front(of: state)), way: graph.way(to: state))
    }
  }

  /// P4: no visible screen belongs to a destination that a guard refuses.
  func checkGuarded() {
    let screens = guardedScreens
    for state in graph.exploredStates {
      let visible = graph.visible(in: state)
      checks += 1
      for name in graph.refused(in: state) {
        guard let (screen, origin) = screens[name]?.first(where: { visible.contains($0.screen) }) else { continue }
        let way = graph.way(to: state)
        // A destination that may differ often shows a present screen.
        if differing[name] != nil, !way.contains(.go(name)) { continue }
        let finding = Finding(.keepsGuarded, name, "\(screen) is visible, and the guard of \(name) would refuse it.")
        note(finding, way: way, otherWay: graph.way(to: origin) + [.go(name)])
      }
    }
  }

  /// The screens of each destination, with the state before each arrival. Screens of a destination that may differ are left out if a
  /// destination shows them that is never refused.
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

  func setSentence(_ key: String, _ sentence: String) { found[key]?.sentence = sentence }
}
