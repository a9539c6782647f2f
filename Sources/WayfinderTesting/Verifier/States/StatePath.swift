/// A state, and the shortest path to it from the launch.
nonisolated struct StatePath: Sendable, Codable {
  /// The work that a walker does in a state.
  enum Purpose: String, Sendable, Codable {
    /// Takes each step and checks it, and checks the state.
    case check
    /// Takes each step without checks, to find further states.
    case find
    /// Takes only the steps that go back, without checks.
    case goBack
  }

  let state: Fingerprint
  let parent: Fingerprint?
  var purpose: Purpose
  private let writtenSteps: Texts<AppStep>

  init(to state: Fingerprint, by steps: [AppStep], parent: Fingerprint?, purpose: Purpose = .check) {
    (self.state, writtenSteps, self.parent, self.purpose) = (state, Texts(steps), parent, purpose)
  }

  var steps: [AppStep] { writtenSteps.values }
}
