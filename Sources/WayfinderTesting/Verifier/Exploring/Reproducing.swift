import Wayfinder

// Each violation is repeated in a new launch, because the app that had it was not brought there by steps alone. If the shortest path does
// not show it, the app's own path is tried, and then the shortest path with one more step. The path that shows it is shortened.

extension AppUnderTest {
  fileprivate var mostTries: Int { 400 }

  /// Repeats the path of each violation. If it does not show the violation, longer paths are tried.
  func reproduce(_ verification: Verification) async throws {
    for (key, violation) in verification.found {
      if let again = try await seen(violation.way, violation) {
        // In an app of its own more was tried.
        if again.property == .leadsBack, again.interruption == nil { verification.setSentence(key, again.sentence) }
        continue
      }
      var again = violation
      again.isReproduced = false
      if violation.interruption == nil, let longer = try await longerWay(showing: violation, in: verification) {
        again = Violation(violation.finding, way: longer, otherWay: violation.otherWay)
        again.others = violation.others
      }
      verification.setReproduced(key, again)
    }
  }

  /// Returns a short path that shows a violation if its own path does not.
  private func longerWay(showing violation: Violation, in verification: Verification) async throws -> [AppStep]? {
    if let history = verification.histories[violation.key],
      let short = try await shortened(history, showing: violation)
    {
      return short
    }
    // To look for ways back takes many apps for each way.
    guard violation.property != .leadsBack else { return nil }
    for way in verification.graph.detours(to: violation.way).prefix(mostTries) {
      guard try await shows(way, violation) else { continue }
      return try await shortened(way, showing: violation) ?? way
    }
    return nil
  }

  /// Returns the fewest steps that show a violation, within a number of tries; `nil` if all of them do not show it.
  func shortened(_ history: [AppStep], showing violation: Violation) async throws -> [AppStep]? {
    let shrunk = try await WayfinderTesting.shrink(history, trying: mostTries / 4, stoppingAfter: mostTries) {
      try await self.shows($0, violation)
    }
    return shrunk.elements.count < history.count || shrunk.isMinimal ? shrunk.elements : nil
  }

  func shows(_ way: [AppStep], _ violation: Violation) async throws -> Bool { try await seen(way, violation) != nil }

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
  /// Notes the finding of an app that has ended, by the shortest path that shows it, unless a path of the same length is known.
  ///
  /// Any step of the app may be the cause.
  /// - Parameter history: A path of the app.
  func note<App: RunningApp>(_ finding: Finding, leaving history: [AppStep], of app: AppUnderTest<App>) async throws {
    let known = found[finding.key]
    let sought = known ?? Violation(finding, way: history)
    for way in graph.waysToSteps.prefix(app.mostTries) where way.count < (known?.way.count ?? .max) {
      if try await app.shows(way, sought) { return note(finding, way: way) }
    }
    if known == nil { note(finding, way: try await app.shortened(history, showing: sought) ?? history) }
  }
}
