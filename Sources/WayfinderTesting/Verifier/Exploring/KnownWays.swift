/// What is known of the ways between states: where steps have led.
///
/// A search looks at thousands of steps, and goes on from few. So where they lead is kept apart from the steps, as numbers.
nonisolated struct KnownWays {
  private var numbers: [Fingerprint: Int] = [:]
  private var states: [Fingerprint] = []
  private var steps: [[AppStep]] = []
  /// Where the steps of each state lead, in their order.
  private var targets: [[Int]] = []
  private var wanted: [Bool] = []
  /// The search that has seen a state last.
  private var seen: [Int] = []
  private var searches = 0

  /// Takes in where a step has led.
  mutating func learn(_ step: AppStep, from state: Fingerprint, to target: Fingerprint) {
    let (from, to) = (number(of: state), number(of: target))
    steps[from].append(step)
    targets[from].append(to)
  }

  /// Says whether ways to a state are wanted.
  mutating func want(_ state: Fingerprint, _ isWanted: Bool = true) { wanted[number(of: state)] = isWanted }

  private mutating func number(of state: Fingerprint) -> Int {
    if let number = numbers[state] { return number }
    numbers[state] = states.count
    states.append(state)
    steps.append([])
    targets.append([])
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
    // How each state is reached: from which one, by which of the steps that are known there.
    var reached = [(state: start, from: -1, step: 0)]
    var level = 0..<1
    for _ in 0..<4 {
      for number in level {
        for (step, target) in targets[reached[number].state].enumerated() where seen[target] != searches {
          seen[target] = searches
          reached.append((target, number, step))
          if wanted[target] { return way(along: reached) }
        }
        if reached.count > 4_000 { return nil }
      }
      level = level.upperBound..<reached.count
    }
    return nil
  }

  /// The steps to the last of some states.
  private func way(along reached: [(state: Int, from: Int, step: Int)]) -> [(step: AppStep, target: Fingerprint)] {
    var way: [(AppStep, Fingerprint)] = []
    var next = reached[reached.count - 1]
    while next.from >= 0 {
      let before = reached[next.from]
      way.append((steps[before.state][next.step], states[next.state]))
      next = before
    }
    return way.reversed()
  }
}
