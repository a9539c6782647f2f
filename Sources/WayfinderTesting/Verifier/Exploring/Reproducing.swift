import Wayfinder

// What was found is gone for once more, in an app of its own. The app in which it was found had been brought from state to
// state, and not by steps alone. So where the shortest way does not show it, the way that the app had come last is tried, and
// then the shortest way with each step before that may have left something behind. What shows it is shortened.

extension AppUnderTest {
  /// How many lists of steps are tried at most to shorten one.
  fileprivate var mostTries: Int { 400 }

  /// Goes the way of each violation once more. Where that does not show it, longer ones are tried.
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

  /// A way that shows a violation which its own way does not show, as short as it is found to be.
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
  /// Notes what was found when an app had gone, by the shortest way that shows it, unless a way as short is known.
  ///
  /// Any step that was taken in the app may be what it comes of.
  /// - Parameter history: A way by which the app had come where it was left.
  func note<App: RunningApp>(_ finding: Finding, leaving history: [AppStep], of app: AppUnderTest<App>) async throws {
    let known = found[finding.key]
    let sought = known ?? Violation(finding, way: history)
    for way in graph.waysToSteps.prefix(app.mostTries) where way.count < (known?.way.count ?? .max) {
      if try await app.shows(way, sought) { return note(finding, way: way) }
    }
    if known == nil { note(finding, way: try await app.shortened(history, showing: sought) ?? history) }
  }
}
