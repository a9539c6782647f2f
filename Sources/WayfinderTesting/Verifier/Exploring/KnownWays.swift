/// What is known of the ways between states: where steps have led.
///
/// A search looks at thousands of steps, and a state has some forty. So steps and states are kept once, and ways as numbers.
nonisolated struct KnownWays {
  private struct Edge {
    let step: Int32
    let target: Int32
  }

  private var numbers: [Fingerprint: Int] = [:]
  private var states: [Fingerprint] = []
  private var steps = Interned<AppStep>()
  /// The steps of each state, and where they lead.
  private var edges: [[Edge]] = []
  private var wanted: [Bool] = []
  /// The search that has seen a state last.
  private var seen: [Int] = []
  private var searches = 0

  /// Takes in where a step has led.
  mutating func learn(_ step: AppStep, from state: Fingerprint, to target: Fingerprint) {
    let (from, to) = (number(of: state), number(of: target))
    edges[from].append(Edge(step: steps.number(of: step), target: Int32(to)))
  }

  /// Says whether ways to a state are wanted.
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

  /// The fewest known steps to a state that is wanted, four at most, each with where it leads.
  ///
  /// - Complexity: At most 4,000 states are looked at, and those that one step leads to.
  mutating func steps(from start: Fingerprint) -> [(step: AppStep, target: Fingerprint)]? {
    guard let start = numbers[start] else { return nil }
    searches += 1
    seen[start] = searches
    // How each state is reached: from which one, by which step.
    var reached = [(state: start, from: -1, step: Int32(0))]
    var level = 0..<1
    for _ in 0..<4 {
      for number in level {
        for edge in edges[reached[number].state] where seen[Int(edge.target)] != searches {
          let target = Int(edge.target)
          seen[target] = searches
          reached.append((target, number, edge.step))
          if wanted[target] { return way(along: reached) }
        }
        if reached.count > 4_000 { return nil }
      }
      level = level.upperBound..<reached.count
    }
    return nil
  }

  /// The steps to the last of some states.
  private func way(along reached: [(state: Int, from: Int, step: Int32)]) -> [(step: AppStep, target: Fingerprint)] {
    var way: [(AppStep, Fingerprint)] = []
    var next = reached[reached.count - 1]
    while next.from >= 0 {
      way.append((steps[next.step], states[next.state]))
      next = reached[next.from]
    }
    return way.reversed()
  }
}
