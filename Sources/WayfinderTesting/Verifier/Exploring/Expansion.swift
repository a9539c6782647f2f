/// A state with all its steps and their targets, after its exploration.
nonisolated struct Expansion: Sendable, Codable {
  struct Edge: Sendable {
    let step: AppStep
    let target: Fingerprint
    let leadsBack: Bool
    let isWithin: Bool
    var arrival: ShownScreens?
    var mayDiffer = false
    var isRequest = false
    var hasArrived = false
    var findings: [Finding] = []
    /// A path of the app that had the findings, which the shortest path may not show.
    var history: [AppStep]?
  }

  let state: Fingerprint
  /// The names of all visible screens from the outside in. The last one is in front.
  var visible: [String] = []
  var classes: [String] = []
  /// A Boolean value that indicates whether nothing is left to go back from.
  var isRoot = false
  var refused: [String] = []
  /// The steps. ``EdgeColumns`` writes them.
  var edges: [Edge] = []
  var returnPoint: ReturnPoint?
  var findings: [Finding] = []
  var checks = 0
  /// A Boolean value that indicates whether a guard is asked before the position is restored, so it cannot be compared.
  var isUncompared = false
  var leftOutOfPosition: [String] = []
  /// A Boolean value that indicates whether the path did not lead to the state again.
  var isLost = false
  var lostSteps: [AppStep] = []
  /// A Boolean value that indicates whether a lost step goes back.
  var hasLostWayBack = false
  /// A Boolean value that indicates whether the possible steps vary.
  var isUneven = false
  /// The destinations of waiting requests that arrived because the user answered.
  var reachedByAnswer: [String] = []

  private enum CodingKeys: CodingKey {
    case state, visible, classes, isRoot, refused, returnPoint, findings, checks, isUncompared, leftOutOfPosition
    case isLost, lostSteps, hasLostWayBack, isUneven, reachedByAnswer
  }

  init(state: Fingerprint) { self.state = state }
}
