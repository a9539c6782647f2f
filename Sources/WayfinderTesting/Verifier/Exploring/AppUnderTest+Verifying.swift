import Foundation
import Wayfinder

extension AppUnderTest {
  /// Explores the app breadth first from its launch, by moves of the user, destinations and switches, and checks all properties in every
  /// state and for every destination.
  ///
  /// ```swift
  /// let report = try await shop.verify(within: VerificationBound(states: 500))
  /// #expect(report.isClean)
  /// ```
  ///
  /// - Parameters:
  ///   - bound: The bound of the exploration.
  ///   - helpers: Other processes that explore some of the states and interrupt some of the navigations.
  ///   - progress: A closure that receives the progress after each state.
  /// - Returns: A report with the shortest path to each violation.
  /// - Throws: An error of the launch.
  /// - Complexity: Linear in the number of states, times the number of steps in each.
  public func verify(
    within bound: VerificationBound = VerificationBound(), with helpers: [any VerificationHelper] = [],
    progress: (@MainActor (VerificationProgress) -> Void)? = nil
  ) async throws -> VerificationReport {
    try await onMainTurns { try await self.verified(within: bound, with: helpers, progress: progress) }
  }

  private func verified(
    within bound: VerificationBound, with helpers: [any VerificationHelper],
    progress: (@MainActor (VerificationProgress) -> Void)?
  ) async throws -> VerificationReport {
    let start = ContinuousClock.now
    let walker = Walker(self, within: bound)
    let exploring = SharedExploring(walker, with: helpers)
    let verification = Verification(launch: try await walker.launchState(), within: bound, progress: progress) {
      try await exploring.expand($0, progress: $1)
    }
    try await verification.explore()
    try await verification.lookBack()
    try await exploring.leave()
    var report = try await report(of: verification, exploring.leaks, exploring.effort) {
      try await self.interrupted($0, with: helpers)
    }
    report.processes = 1 + helpers.count
    report.seconds = (ContinuousClock.now - start).inSeconds
    return report
  }

  /// Makes the report of an exploration with its interruptions.
  func report(
    of verification: Verification, _ leaks: [Leak], _ effort: ExploringEffort,
    interrupting interrupt: (InterruptingTask) async throws -> [InterruptedNavigation]
  ) async throws -> VerificationReport {
    verification.checkGuarded()
    var keys: Set<String> = []
    for leak in leaks where keys.insert(leak.finding.key).inserted {
      try await verification.note(leak.finding, leaving: leak.history, of: self)
    }
    let task = verification.interruptingTask(destinations.map(\.name))
    let results = try await interrupt(task)
    verification.note(results, of: task)
    try await reproduce(verification)
    var report = report(of: verification)
    (report.launches, report.restorings) = (effort.launches, effort.restorings)
    (report.detours, report.strays) = (effort.detours, effort.strays)
    report.interruptions = results.reduce(0) { $0 + $1.count }
    return report
  }

  func report(of verification: Verification) -> VerificationReport {
    let bound = verification.bound
    var report = VerificationReport(app: name, type: "\(App.self)", bound: bound)
    report.states = verification.states
    report.unexplored = verification.unexplored
    (report.transitions, report.navigations) = (verification.transitions, verification.requests)
    report.checks = verification.checks
    report.destinations = destinations.map(\.name)
    report.unreached = destinations.filter { $0.reasonToBeRefused == nil && !verification.reached.contains($0.name) }
      .map(\.name)
    report.screens = verification.classes.sorted()
    for appSwitch in switches { report.switches[appSwitch.name] = appSwitch.values }
    report.violations = verification.found.values.sorted {
      ($0.way.count, $0.property.rawValue, $0.subject) < ($1.way.count, $1.property.rawValue, $1.subject)
    }
    report.lostWays = verification.lost
    report.unseenSteps = verification.graph.stepsWithoutEffect(on: verification.lost)
    report.bytesPerState = verification.graph.bytesPerState
    report.oneState = [
      "the tree with what is shown of it, each screen by class, title and the context it was shown with, those said to be alike"
        + " by what they are alike in", "the switches", "the names of the requests that wait",
    ]
    if !facts.isEmpty { report.oneState.append("\(facts.count.counting("fact")) that the app tells besides") }
    report.leftOut = leftOut(verification, bound)
    return report
  }

  private static var leftOutOfExplorations: [String] {
    [
      "what leaves while the app is brought back to a state, as no user does that",
      "requests where as many wait for the user as the bound says, other than as interruptions",
      "positions where a request waits for the user",
      "whether a destination shows what it shows elsewhere where the user was asked on the way",
    ]
  }

  static var alwaysLeftOut: [String] {
    ["what a user types, and how far a slider is moved", "what comes later by itself, as from timers and servers"]
  }

  /// The omissions that the description declares.
  private func declared(_ verification: Verification) -> [String] {
    var sentences: [String] = []
    let notWritten = leftOutOfPositions.union(verification.leftOutOfPositions)
    if !notWritten.isEmpty { sentences.append("in positions: \(notWritten.sorted().joined(separator: ", "))") }
    for destination in destinations {
      guard let reason = destination.reasonToDiffer else { continue }
      sentences.append("\(destination.name) shows what it shows by where one comes from: \(reason)")
    }
    for destination in destinations {
      guard let reason = destination.reasonToBeRefused else { continue }
      sentences.append("\(destination.name) is always refused: \(reason)")
    }
    let unseen =
      leftOtherwise.keys.filter { !verification.classes.contains($0) }
      + leftOutOfPositions.filter { !verification.classes.contains($0) }
    if !unseen.isEmpty {
      sentences.append("what is said of \(Set(unseen).sorted().joined(separator: ", ")), of which no screen was seen")
    }
    for (reason, classes) in Dictionary(grouping: leftOtherwise.keys.sorted(), by: { leftOtherwise[$0] ?? "" }) {
      sentences.append(
        "\(classes.joined(separator: ", ")) \(classes.count == 1 ? "is" : "are") left otherwise than by going back: \(reason)"
      )
    }
    return sentences
  }

  private func leftOut(_ verification: Verification, _ bound: VerificationBound) -> [String] {
    var sentences: [String] = []
    if verification.unexplored > 0 {
      sentences.append(
        "\(verification.unexplored.counting("state")) seen and not explored, by the bound of states and steps")
    }
    if verification.unfollowed > 0 {
      sentences.append(
        "whether going back reaches a root by way of \(verification.unfollowed.counting("state")), as ways back are followed for a"
          + " hundred steps and to as many states as the bound, or a hundred"
      )
    }
    if verification.beyond > 0 {
      sentences.append(
        "\(verification.beyond.counting("step")) into states beyond the bound of stacks, modals or waiting requests")
    }
    if verification.uncompared > 0 {
      sentences.append(
        "restoring from \(verification.uncompared.counting("state")), as a guard is asked or refuses a screen")
    }
    if verification.uneven > 0 {
      sentences.append(
        "what a user can do only at times in \(verification.uneven.counting("state")), as far as it was not seen there: tell the"
          + " verifier on what it depends, by .telling { app in … }")
    }
    sentences += declared(verification)
    if bound.interruptedStates > 0 {
      sentences += [
        "what plans say of navigations that are interrupted, as a plan is of one that is not",
        "ways back of more than a hundred steps from states that only interruptions lead to",
      ]
    }
    return (sentences + Self.leftOutOfExplorations + Self.alwaysLeftOut).sorted()
  }
}

extension Duration {
  nonisolated var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
