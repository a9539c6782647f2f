/// What is known of the ways between states: where steps have led.
nonisolated struct KnownWays {
  private var numbers: [Fingerprint: Int] = [:]
  private var states: [Fingerprint] = []
  private var known: [[(step: AppStep, target: Int)]] = []
  /// The search that has seen a state last.
  private var seen: [Int] = []
  private var searches = 0

  /// Takes in where a step has led.
  mutating func learn(_ step: AppStep, from state: Fingerprint, to target: Fingerprint) {
    let (from, to) = (number(of: state), number(of: target))
    known[from].append((step, to))
  }

  private mutating func number(of state: Fingerprint) -> Int {
    if let number = numbers[state] { return number }
    numbers[state] = states.count
    states.append(state)
    known.append([])
    seen.append(0)
    return states.count - 1
  }

  /// The fewest known steps to a state of a kind, four at most, each with where it leads.
  ///
  /// - Complexity: At most 4,000 states are looked at, and those that one step leads to.
  mutating func steps(
    from start: Fingerprint, toWhere isWanted: (Fingerprint) -> Bool
  ) -> [(step: AppStep, target: Fingerprint)]? {
    guard let start = numbers[start] else { return nil }
    searches += 1
    seen[start] = searches
    // How each state is reached: from which one, by which of the steps that are known there.
    var reached = [(state: start, from: -1, step: 0)]
    var level = 0..<1
    for _ in 0..<4 {
      for number in level {
        for (step, (_, target)) in known[reached[number].state].enumerated() where seen[target] != searches {
          seen[target] = searches
          reached.append((target, number, step))
          if isWanted(states[target]) { return way(along: reached) }
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
      way.append((known[before.state][next.step].step, states[next.state]))
      next = before
    }
    return way.reversed()
  }
}
