/// A state with all its steps and their targets, after its exploration.
nonisolated struct Expansion: Sendable, Codable {
  /// One step from the state.
  struct Edge: Sendable {
    let step: AppStep
    let target: Fingerprint
    /// A Boolean value that indicates whether the step goes back.
    let leadsBack: Bool
    /// A Boolean value that indicates whether the target is within the bound.
    let isWithin: Bool
    /// The screens of an arrival.
    var arrival: ShownScreens?
    /// A Boolean value that indicates whether the destination may show other screens elsewhere.
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
  /// The classes of all screens, also of those that are covered.
  var classes: [String] = []
  /// A Boolean value that indicates whether nothing is left to go back from.
  var isRoot = false
  /// The destinations that a guard may refuse here.
  var refused: [String] = []
  /// The steps. ``EdgeColumns`` writes them.
  var edges: [Edge] = []
  var returnPoint: ReturnPoint?
  /// The findings of the state itself.
  var findings: [Finding] = []
  var checks = 0
  /// A Boolean value that indicates whether a guard is asked before the position is restored, so it cannot be compared.
  var isUncompared = false
  /// The classes of the screens that the position omits.
  var leftOutOfPosition: [String] = []
  /// A Boolean value that indicates whether the path did not lead to the state again.
  var isLost = false
  /// The steps that were possible once, and later not even in a new launch.
  var lostSteps: [AppStep] = []
  /// A Boolean value that indicates whether a lost step goes back.
  var hasLostWayBack = false
  /// A Boolean value that indicates whether the possible steps vary.
  var isUneven = false
  /// The destinations of waiting requests that arrived because the user answered.
  var reachedByAnswer: [String] = []

  private enum CodingKeys: CodingKey {
    case state, visible, classes, isRoot, refused, returnPoint, findings, checks, isUncompared, leftOutOfPosition, isLost
    case lostSteps, hasLostWayBack, isUneven, reachedByAnswer
  }

  init(state: Fingerprint) { self.state = state }
}
