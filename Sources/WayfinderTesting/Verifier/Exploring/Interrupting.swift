import Foundation
import Wayfinder

/// Whether there was a moment for an interruption.
enum InterruptedMoment {
  /// The interruption came.
  case came
  /// The navigation was still under way, and nothing of that kind could come.
  case nothingToDo
  /// The navigation had ended, or waited for the user alone.
  case over
}

/// What is known of an app when navigations in it are interrupted.
nonisolated struct KnownStates: Sendable, Codable {
  /// The states that were explored, so that all that has to hold there was checked.
  var explored: Set<Fingerprint> = []
  /// What destinations show elsewhere.
  var arrivals: [String: Arrival] = [:]
}

/// Navigations that are to be made again with everything that may come between.
nonisolated struct InterruptingTask: Sendable, Codable {
  /// One of them.
  struct Navigation: Sendable, Codable {
    private let writtenWay: Texts<AppStep>
    /// The state that it begins in.
    let state: Fingerprint

    init(way: [AppStep], from state: Fingerprint) { (writtenWay, self.state) = (Texts(way), state) }

    /// The steps from the launch, of which it is the last.
    var way: [AppStep] { writtenWay.values }
  }

  let navigations: [Navigation]
  let known: KnownStates

  /// The same, shared out.
  func shares(_ count: Int) -> [InterruptingTask] {
    (0..<count).map { first in
      let share = stride(from: first, to: navigations.count, by: count).map { navigations[$0] }
      return InterruptingTask(navigations: share, known: known)
    }
  }
}

/// A way has led to another state than it did when that was found.
nonisolated struct LedElsewhere: Error {}

/// What came of one navigation with everything that may come between.
nonisolated struct InterruptedNavigation: Sendable, Codable {
  /// What was found with one interruption.
  struct Found: Sendable, Codable {
    let interruption: Interruption
    let findings: [Finding]
  }

  /// How often it was interrupted.
  var count = 0
  var found: [Found] = []
  /// Whether the state that it begins in was not reached by its way.
  var isLost = false
}

extension AppUnderTest {
  /// TK-10: in the states that were found first, each navigation again with one interruption at each moment.
  ///
  /// - Returns: How many were interrupted.
  func interrupt(
    _ verification: Verification, within bound: VerificationBound, with helpers: [any VerificationHelper]
  ) async throws -> Int {
    let task = verification.interruptingTask(destinations.map(\.name), within: bound)
    let shares = task.shares(helpers.count + 1)
    for (helper, share) in zip(helpers, shares.dropFirst()) {
      try helper.begin(JSONEncoder().encode(HelperTask.interrupt(share)))
    }
    var answers = [try await interrupted(shares[0])]
    for helper in helpers {
      answers.append(try JSONDecoder().decode([InterruptedNavigation].self, from: helper.answer()))
    }
    // In their order, so that the report does not depend on who has interrupted what.
    for (number, navigation) in task.navigations.enumerated() {
      let answer = answers[number % answers.count]
      guard answer.indices.contains(number / answers.count) else { throw HelperHasGone() }
      verification.note(answer[number / answers.count], way: navigation.way)
    }
    return answers.joined().reduce(0) { $0 + $1.count }
  }

  /// Makes some navigations again, with everything that may come between.
  func interrupted(_ task: InterruptingTask) async throws -> [InterruptedNavigation] {
    #if os(iOS) || os(tvOS) || os(visionOS)
      // Nobody there can stop the clock of transitions.
      return task.navigations.map { _ in InterruptedNavigation() }
    #else
      let interrupter = Interrupter(self, knowing: task.known)
      for navigation in task.navigations { try await interrupter.interrupt(navigation) }
      try await interrupter.leave()
      return interrupter.answers
    #endif
  }

  /// What does not hold where something comes between while the last step of a way is under way, in an app of its own.
  ///
  /// - Parameter state: The state that the step is taken in, where that is known.
  /// - Returns: What was found, and whether there was such a moment.
  func findings(
    interrupting way: [AppStep], from state: Fingerprint? = nil, by interruption: Interruption,
    knowing known: KnownStates = KnownStates()
  ) async throws -> (findings: [Finding], moment: InterruptedMoment) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      return ([], .over)
    #else
      let (findings, gone, moment) = try await interrupted(way, from: state, by: interruption, knowing: known)
      guard let kept = await gone.finding() else { return (findings, moment) }
      return (findings + [kept], moment)
    #endif
  }

  #if !(os(iOS) || os(tvOS) || os(visionOS))
    /// The app is gone when this returns.
    private func interrupted(
      _ way: [AppStep], from state: Fingerprint?, by interruption: Interruption, knowing known: KnownStates
    ) async throws -> (findings: [Finding], gone: GoneApp, moment: InterruptedMoment) {
      let run = try await RunningCopy.going(way.dropLast(), in: self)
      if let state, run.fingerprint != state { throw LedElsewhere() }
      let (findings, moment) = try await run.interrupted(
        way, by: interruption, knowing: known, RestoringCheck(self))
      return (findings, await GoneApp(leaving: run), moment)
    }
  #endif
}

extension Verification {
  /// The navigations to some destinations in the states that were found first, and what is known by now.
  fileprivate func interruptingTask(_ destinations: [String], within bound: VerificationBound) -> InterruptingTask {
    var navigations: [InterruptingTask.Navigation] = []
    for number in graph.states.indices.prefix(bound.interruptedStates) where graph.states[number].isExplored {
      let (way, state) = (graph.way(to: Int32(number)), graph.states[number].fingerprint)
      navigations += destinations.map { InterruptingTask.Navigation(way: way + [.go($0)], from: state) }
    }
    let explored = Set(graph.states.lazy.filter(\.isExplored).map(\.fingerprint))
    return InterruptingTask(
      navigations: navigations, known: KnownStates(explored: explored, arrivals: arrivals.mapValues(\.arrival)))
  }

  fileprivate func note(_ navigation: InterruptedNavigation, way: [AppStep]) {
    if navigation.isLost { noteLost(way.dropLast()) }
    for found in navigation.found {
      for finding in found.findings {
        let first = finding.property == .showsTheSame ? way.last.flatMap(firstWay) : nil
        note(finding, way: way, otherWay: first, interruption: found.interruption)
      }
    }
  }
}
