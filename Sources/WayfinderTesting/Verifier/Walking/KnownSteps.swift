/// The known steps between states.
///
/// A search visits thousands of steps, and a state has some forty. So steps and states are interned.
nonisolated struct KnownSteps {
  private struct Edge {
    let step: Int32
    let target: Int32
  }

  private var numbers: [Fingerprint: Int] = [:]
  private var states: [Fingerprint] = []
  private var steps = Interned<AppStep>()
  private var edges: [[Edge]] = []
  private var wanted: [Bool] = []
  /// The last search that visited each state.
  private var seen: [Int] = []
  private var searches = 0

  mutating func learn(_ step: AppStep, from state: Fingerprint, to target: Fingerprint) {
    let (from, to) = (number(of: state), number(of: target))
    edges[from].append(Edge(step: steps.number(of: step), target: Int32(to)))
  }

  /// Marks a state as a target of searches.
  mutating func want(_ state: Fingerprint, _ isWanted: Bool = true) { wanted[number(of: state)] = isWanted }

  private mutating func number(of state: Fingerprint) -> Int {
    if let number = numbers[state] { return number }
    numbers[state] = states.count
    states.append(state)
    edges.append([])
    wanted.append(false)
    seen.append(0)
    return states.count - 1
  }

  /// Returns the fewest known steps to a wanted state, at most four, with the target of each.
  ///
  /// - Complexity: Visits at most 4,000 states and their targets.
  mutating func path(from start: Fingerprint) -> [(step: AppStep, target: Fingerprint)]? {
    guard let start = numbers[start] else { return nil }
    searches += 1
    seen[start] = searches
    // Each reached state with the number of the one before, and the step between them.
    var reached = [(state: start, from: -1, step: Int32(0))]
    var level = 0..<1
    for _ in 0..<4 {
      for number in level {
        for edge in edges[reached[number].state] where seen[Int(edge.target)] != searches {
          let target = Int(edge.target)
          seen[target] = searches
          reached.append((target, number, edge.step))
          if wanted[target] { return path(along: reached) }
        }
        if reached.count > 4_000 { return nil }
      }
      level = level.upperBound..<reached.count
    }
    return nil
  }

  private func path(along reached: [(state: Int, from: Int, step: Int32)]) -> [(step: AppStep, target: Fingerprint)] {
    var path: [(AppStep, Fingerprint)] = []
    var next = reached[reached.count - 1]
    while next.from >= 0 {
      path.append((steps[next.step], states[next.state]))
      next = reached[next.from]
    }
    return path.reversed()
  }
}
