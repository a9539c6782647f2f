import Wayfinder

// What was found is gone for once more, in an app of its own; where the shortest way does not show it, all that was done in the app
// in which it was found is tried, and shortened.

extension AppUnderTest {
  /// How many lists of steps are tried at most to shorten one.
  private var mostTries: Int { 400 }

  /// Goes the way of each violation once more. Where that does not show it, all that was done in the app since its launch is tried,
  /// and shortened.
  func reproduce(_ verification: Verification) async throws {
    for (key, violation) in verification.found {
      if let again = try await seen(violation.way, violation) {
        // In an app of its own more was tried.
        if again.property == .leadsBack, again.interruption == nil { verification.setSentence(key, again.sentence) }
        continue
      }
      var again = violation
      again.isReproduced = false
      if violation.interruption == nil, let history = verification.histories[key],
        let short = try await shortened(history, showing: violation)
      {
        again = Violation(violation.finding, way: short, otherWay: violation.otherWay)
        again.others = violation.others
      }
      verification.setReproduced(key, again)
    }
  }

  /// The fewest of some steps that show a violation, as far as that is found by a number of tries; `nil` where all of them do not.
  func shortened(_ history: [AppStep], showing violation: Violation) async throws -> [AppStep]? {
    let shrunk = try await WayfinderTesting.shrink(history, trying: mostTries / 4, stoppingAfter: mostTries) {
      try await self.shows($0, violation)
    }
    return shrunk.elements.count < history.count || shrunk.isMinimal ? shrunk.elements : nil
  }

  /// Whether a way shows a violation once more.
  func shows(_ way: [AppStep], _ violation: Violation) async throws -> Bool { try await seen(way, violation) != nil }

  /// A violation as it is seen once more on a way.
  private func seen(_ way: [AppStep], _ violation: Violation) async throws -> Violation? {
    do {
      let found = try await violations(
        along: way, comparedWith: violation.otherWay, interruptedBy: violation.interruption, of: violation.property)
      return found.first { $0.key == violation.key }
    } catch is WayError {
      return nil
    }
  }
}

extension Verification {
  /// Notes what was found when an app had gone, by the fewest of its steps that show it.
  func note<App: RunningApp>(_ finding: Finding, shortening history: [AppStep], of app: AppUnderTest<App>) async throws
  {
    guard let known = found[finding.key] else {
      let short = try await app.shortened(history, showing: Violation(finding, way: history))
      return note(finding, way: short ?? history)
    }
    var tried: Set<AppStep> = []
    for step in history where known.way.count > 1 && tried.insert(step).inserted {
      if try await app.shows([step], known) { return note(finding, way: [step]) }
    }
  }
}
