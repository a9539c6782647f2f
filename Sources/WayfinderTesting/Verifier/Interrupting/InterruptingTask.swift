/// Navigations that are repeated with each interruption at each moment.
nonisolated struct InterruptingTask: Sendable, Codable {
  struct Navigation: Sendable, Codable {
    private let writtenSteps: Texts<AppStep>
    let state: Fingerprint

    init(_ steps: [AppStep], from state: Fingerprint) { (writtenSteps, self.state) = (Texts(steps), state) }

    /// The steps from the launch. The last one is the navigation.
    var steps: [AppStep] { writtenSteps.values }
  }

  let navigations: [Navigation]
  let known: KnownStates

  func parts(_ count: Int) -> [InterruptingTask] {
    (0..<count).map { first in
      let part = stride(from: first, to: navigations.count, by: count).map { navigations[$0] }
      return InterruptingTask(navigations: part, known: known)
    }
  }
}

/// The knowledge about an app before its navigations are interrupted.
nonisolated struct KnownStates: Sendable, Codable {
  /// The states that the verifier checks anyway.
  var explored: Set<Fingerprint> = []
  var arrivals: [String: ShownScreens] = [:]
}

/// The findings of one navigation with all its interruptions.
nonisolated struct InterruptedNavigation: Sendable, Codable {
  struct Found: Sendable, Codable {
    let interruption: Interruption
    let findings: [Finding]
  }

  var count = 0
  var found: [Found] = []
  /// A Boolean value that indicates whether the path did not lead to the state before the navigation.
  var isLost = false
}

/// The result of an attempt to interrupt a navigation.
enum InterruptedMoment {
  /// The interruption came.
  case came
  /// The navigation was under way, and the interruption was not possible.
  case nothingToDo
  /// The navigation had ended, or waited for the user.
  case over
}

nonisolated struct UnexpectedState: Error {}
