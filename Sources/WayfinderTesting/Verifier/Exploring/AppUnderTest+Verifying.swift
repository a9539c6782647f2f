import Foundation
import Wayfinder

extension AppUnderTest {
  /// Explores the app breadth first from its launch, over the user's moves, the destinations and the switches, and checks in
  /// every state and for every destination what has to hold.
  ///
  /// ```swift
  /// let report = try await shop.verify(within: VerificationBound(states: 500))
  /// #expect(report.isClean, "\(report)")
  /// ```
  ///
  /// - Parameters:
  ///   - bound: How far.
  ///   - helpers: Other processes that explore some of the states.
  ///   - progress: Told of each state that is explored.
  /// - Returns: What was explored and what does not hold, each with the shortest way there.
  /// - Throws: What the launch throws.
  /// - Complexity: Linear in the number of states, times what can be done in each.
  public func verify(
    within bound: VerificationBound = VerificationBound(), with helpers: [any VerificationHelper] = [],
    progress: (@MainActor (VerificationProgress) -> Void)? = nil
  ) async throws -> VerificationReport {
    let start = ContinuousClock.now
    let walker = Walker(self, within: bound, restoring: true)
    let exploring = SharedExploring(walker, with: helpers)
    let verification = Verification(launch: try await walker.launchState(), within: bound, progress: progress) {
      try await exploring.expand($0, onlyBack: $1, progress: $2)
    }
    try await verification.explore()
    try await walker.leave()
    let answers = exploring.answers.compactMap(\.self)
    let farewells = walker.farewells + answers.flatMap(\.farewells).map { ($0.finding, $0.history) }
    var told: Set<String> = []
    for (finding, history) in farewells where told.insert(finding.key).inserted {
      try await verification.note(finding, shortening: history, of: self)
    }
    let interruptions = try await interrupt(verification, within: bound)
    try await reproduce(verification)
    var report = report(of: verification, within: bound)
    report.launches = walker.launches + answers.reduce(0) { $0 + $1.launches }
    report.detours = walker.detours + answers.reduce(0) { $0 + $1.detours }
    report.strays = walker.strays + answers.reduce(0) { $0 + $1.strays }
    report.processes = 1 + helpers.count
    report.interruptions = interruptions
    report.seconds = (ContinuousClock.now - start).inSeconds
    return report
  }

  func report(of verification: Verification, within bound: VerificationBound) -> VerificationReport {
    var report = VerificationReport(app: name, bound: bound)
    report.states = verification.explored - verification.lost.count
    report.unexplored = verification.unexplored
    (report.transitions, report.navigations) = (verification.transitions, verification.requests)
    report.checks = verification.checks
    report.destinations = destinations.map(\.name)
    report.unreached = report.destinations.filter { !verification.reached.contains($0) }
    report.screens = verification.classes.sorted()
    for appSwitch in switches { report.switches[appSwitch.name] = appSwitch.values }
    report.violations = verification.found.values.sorted {
      ($0.way.count, $0.property.rawValue, $0.subject) < ($1.way.count, $1.property.rawValue, $1.subject)
    }
    report.lostWays = verification.lost
    report.bytesPerState = verification.graph.bytesPerState
    report.oneState = [
      "the tree with what is shown of it, each screen by class, title and the context it was shown with, those said to be alike"
        + " by what they are alike in", "the switches", "the names of the requests that wait",
    ]
    if !facts.isEmpty { report.oneState.append("\(facts.count) facts that the app tells besides") }
    report.leftOut = leftOut(verification)
    return report
  }

  private func leftOut(_ verification: Verification) -> [String] {
    var sentences: [String] = []
    if verification.unexplored > 0 {
      sentences.append(
        "\(verification.unexplored) states that were seen and not explored, by the bound of states and steps")
    }
    if verification.beyond > 0 {
      sentences.append(
        "\(verification.beyond) steps into states beyond the bound of stacks, modals or waiting requests")
    }
    if verification.uncompared > 0 {
      sentences.append("restoring from \(verification.uncompared) states, as somebody is asked first")
    }
    if !leftOutOfPositions.isEmpty {
      sentences.append("in positions: \(leftOutOfPositions.sorted().joined(separator: ", "))")
    }
    for destination in destinations {
      guard let reason = destination.reasonToDiffer else { continue }
      sentences.append("\(destination.name) shows what it shows by where one comes from: \(reason)")
    }
    for (reason, classes) in Dictionary(grouping: leftOtherwise.keys.sorted(), by: { leftOtherwise[$0] ?? "" }) {
      sentences.append("\(classes.joined(separator: ", ")) are left otherwise than by going back: \(reason)")
    }
    sentences.append("requests where as many wait for the user as the bound says, other than as interruptions")
    sentences.append("what a user types, and how far a slider is moved")
    return sentences.sorted()
  }
}

// MARK: - Interruptions

extension AppUnderTest {
  /// TK-10: in the states that were found first, each navigation again with one interruption at each moment.
  private func interrupt(_ verification: Verification, within bound: VerificationBound) async throws -> Int {
    var count = 0
    for number in 0..<min(bound.interruptedStates, verification.graph.states.count) {
      guard verification.graph.states[number].isExplored else { continue }
      let way = verification.graph.way(to: Int32(number))
      for destination in destinations {
        let other = destinations.first { $0.name != destination.name }
        var kinds: [Interruption.Kind] = [.cancelling, .failingCall, .goingBack, .choosingTab]
        if let other { kinds.append(.request(other.name)) }
        for kind in kinds {
          count += try await interrupt(way + [.go(destination.name)], kind, verification)
        }
      }
    }
    return count
  }

  private func interrupt(
    _ way: [AppStep], _ kind: Interruption.Kind, _ verification: Verification
  ) async throws -> Int {
    var count = 0
    for moment in 0..<200 {
      let interruption = Interruption(kind, at: moment)
      let (findings, reached) = try await findings(interrupting: way, by: interruption)
      if reached == .over { break }
      guard reached == .came else { continue }
      count += 1
      for finding in findings { verification.note(finding, way: way, interruption: interruption) }
    }
    return count
  }
}

// MARK: - Reproducing

extension AppUnderTest {
  /// Goes the way of each violation once more. Where that does not show it, all that was done in the app since its launch is tried,
  /// and shortened.
  private func reproduce(_ verification: Verification) async throws {
    for (key, violation) in verification.found {
      if try await shows(violation.way, violation) { continue }
      var again = violation
      again.isReproduced = false
      if violation.interruption == nil, let history = verification.histories[key],
        try await shows(history, violation)
      {
        let short = try await shortest(history) { try await self.shows($0, violation) }
        again = Violation(
          Finding(violation.property, violation.subject, violation.sentence), way: short, otherWay: violation.otherWay)
        again.others = violation.others
      }
      verification.setReproduced(key, again)
    }
  }

  /// Whether a way shows a violation once more.
  private func shows(_ way: [AppStep], _ violation: Violation) async throws -> Bool {
    do {
      let found = try await verify(
        along: way, comparedWith: violation.otherWay, interruptedBy: violation.interruption)
      return found.contains { $0.key == violation.key }
    } catch is WayError {
      return false
    }
  }
}

extension Verification {
  /// Notes what was found when an app had gone, by the fewest of its steps that show it.
  func note<App: RunningApp>(_ finding: Finding, shortening history: [AppStep], of app: AppUnderTest<App>) async throws
  {
    func shows(_ steps: [AppStep]) async throws -> Bool {
      do {
        return try await app.verify(along: steps).contains { $0.key == finding.key }
      } catch is WayError {
        return false
      }
    }
    if let known = found[finding.key] {
      var tried: Set<AppStep> = []
      for step in history where known.way.count > 1 && tried.insert(step).inserted {
        if try await shows([step]) { return note(finding, way: [step]) }
      }
      return
    }
    let short = try await shortest(history, failing: shows)
    note(finding, way: short)
  }
}

extension Duration {
  /// The duration in seconds.
  nonisolated var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
