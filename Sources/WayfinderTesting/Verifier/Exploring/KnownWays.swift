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

  /// The fewest known steps to a state of a kind, three at most, each with where it leads.
  ///
  /// - Complexity: At most 600 states are looked at, and those that one step leads to.
  mutating func steps(
    from start: Fingerprint, toWhere isWanted: (Fingerprint) -> Bool
  ) -> [(step: AppStep, target: Fingerprint)]? {
    guard let start = numbers[start] else { return nil }
    searches += 1
    seen[start] = searches
    var reached: [(state: Int, from: Int, step: AppStep?)] = [(start, -1, nil)]
    var level = 0..<1
    for _ in 0..<3 {
      for number in level {
        for (step, target) in known[reached[number].state] where seen[target] != searches {
          seen[target] = searches
          reached.append((target, number, step))
          guard isWanted(states[target]) else { continue }
          var (way, next): ([(AppStep, Fingerprint)], Int) = ([], reached.count - 1)
          while let step = reached[next].step {
            way.append((step, states[reached[next].state]))
            next = reached[next].from
          }
          return way.reversed()
        }
        if reached.count > 600 { return nil }
      }
      level = level.upperBound..<reached.count
    }
    return nil
  }
}
