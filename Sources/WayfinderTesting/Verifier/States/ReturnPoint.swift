import Wayfinder

/// A state that a walker can return to, without references to its screens.
nonisolated struct ReturnPoint: Sendable, Codable {
  let state: Fingerprint
  var steps: [AppStep] { writtenSteps.values }
  private let writtenSteps: Texts<AppStep>
  let parent: Fingerprint?
  let switches: [String]
  let waiting: Int
  private var kept: KeptPosition?
  private let facts: [String]
  /// A Boolean value that indicates whether the position failed in an app with other facts.
  private var needsFacts = false
  private var failures = 0

  init(
    state: Fingerprint, steps: [AppStep], parent: Fingerprint?, switches: [String], facts: [String], waiting: Int,
    position: NavigationPosition?
  ) {
    (self.state, writtenSteps, self.parent) = (state, Texts(steps), parent)
    (self.switches, self.facts, self.waiting) = (switches, facts, waiting)
    kept = position.map(KeptPosition.position)
  }

  /// The position of the user; `nil` if the router writes none, or if it does not restore this state.
  var position: NavigationPosition? { kept?.position }

  /// Returns a Boolean value that indicates whether the position may restore this state in an app with these facts.
  func canBeRestored(with facts: [String]) -> Bool {
    kept != nil && (!needsFacts || facts == self.facts)
  }

  /// Notes whether the position restored this state.
  ///
  /// A position does not hold the whole model of an app. So a failure in an app with other facts counts only against such apps. The third
  /// failure in a row with the same facts gives the position up.
  /// - Parameter facts: The facts of the app before it restored the position.
  mutating func note(isRestored: Bool, with facts: [String]) {
    if isRestored {
      failures = 0
    } else if facts != self.facts {
      needsFacts = true
    } else {
      failures += 1
      if failures == 3 { kept = nil }
    }
  }
}
