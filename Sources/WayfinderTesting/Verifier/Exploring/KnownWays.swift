/// What is known of the ways between states: where steps have led.
nonisolated struct KnownWays {
  private var known: [Fingerprint: [(step: AppStep, target: Fingerprint)]] = [:]

  /// Takes in where a step has led.
  mutating func learn(_ step: AppStep, from state: Fingerprint, to target: Fingerprint) {
    known[state, default: []].append((step, target))
  }

  /// The fewest known steps to a state of a kind, three at most, each with where it leads.
  ///
  /// - Complexity: At most 600 states are looked at.
  func steps(
    from start: Fingerprint, toWhere isWanted: (Fingerprint) -> Bool
  ) -> [(step: AppStep, target: Fingerprint)]? {
    var seen: Set<Fingerprint> = [start]
    var reached: [(state: Fingerprint, from: Int, step: AppStep?)] = [(start, -1, nil)]
    var level = 0..<1
    for _ in 0..<3 {
      for number in level {
        for (step, target) in known[reached[number].state] ?? [] where seen.insert(target).inserted {
          reached.append((target, number, step))
          guard isWanted(target) else { continue }
          var (way, next): ([(AppStep, Fingerprint)], Int) = ([], reached.count - 1)
          while let step = reached[next].step {
            way.append((step, reached[next].state))
            next = reached[next].from
          }
          return way.reversed()
        }
        if seen.count > 600 { return nil }
      }
      level = level.upperBound..<reached.count
    }
    return nil
  }
}
