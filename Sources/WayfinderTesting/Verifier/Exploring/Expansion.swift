/// A state that is to be explored, and a shortest way there.
nonisolated struct Place: Sendable, Codable {
  let state: Fingerprint
  private let writtenWay: Texts<AppStep>
  /// The state before the last step of the way; `nil` at the launch.
  let parent: Fingerprint?

  init(state: Fingerprint, way: [AppStep], parent: Fingerprint?) {
    (self.state, writtenWay, self.parent) = (state, Texts(way), parent)
  }

  var way: [AppStep] { writtenWay.values }
}

/// What a destination has shown.
nonisolated package struct Arrival: Hashable, Sendable, Codable {
  /// The screen that it has led to.
  let screen: String
  /// What the user sees of it: of a container what it shows, unless that is several beside each other.
  let front: String
}

/// A state that somebody else has explored, as far as it takes to come back to it and to go on from there.
nonisolated struct ExploredElsewhere: Sendable, Codable {
  let home: Home
  private let writtenSteps: Texts<AppStep>
  private let writtenTargets: Texts<Fingerprint>

  /// `nil` where the state could not be reached.
  init?(_ expansion: Expansion) {
    guard let home = expansion.home else { return nil }
    self.home = home
    writtenSteps = Texts(expansion.edges.map(\.step))
    writtenTargets = Texts(expansion.edges.map(\.target))
  }

  var steps: [AppStep] { writtenSteps.values }

  /// Where each of the steps leads.
  var targets: [Fingerprint] { writtenTargets.values }
}

/// What was found by exploring one state: all that can be done there, and where each leads.
nonisolated struct Expansion: Sendable, Codable {
  /// One step from the state.
  struct Edge: Sendable {
    let step: AppStep
    let target: Fingerprint
    /// Whether it can be the next step of a way out, going back.
    let leadsBack: Bool
    /// Whether where it leads is within the bound.
    let isWithin: Bool
    /// What an arrival has shown.
    var arrival: Arrival?
    /// Whether the destination may show something else elsewhere.
    var mayDiffer = false
    var isRequest = false
    var hasArrived = false
    var findings: [Finding] = []
    /// A way by which the app in which something was found had come there: one to where it was brought otherwise than by
    /// steps, and the steps since. The shortest way may not do.
    var history: [AppStep]?
  }

  let state: Fingerprint
  /// All that the user sees, from the outside in; the screen in front is the last.
  var visible: [String] = []
  /// The classes of what is on screen and under it.
  var classes: [String] = []
  /// Whether nothing is left to go back from.
  var isRoot = false
  /// The destinations that may be refused here.
  var refused: [String] = []
  /// They are written apart (``EdgeColumns``).
  var edges: [Edge] = []
  /// What it takes to come back.
  var home: Home?
  /// What was found of the state itself.
  var findings: [Finding] = []
  /// How much was checked.
  var checks = 0
  /// Whether its position could not be compared, as somebody is asked first.
  var isUncompared = false
  /// The classes of what its position does not have.
  var leftOutOfPosition: [String] = []
  /// Whether its own way led elsewhere.
  var isLost = false
  /// What could be done there once and not any more, not even in an app launched for it.
  var lostSteps: [AppStep] = []
  /// Whether one of them could have been the next step of a way out.
  var hasLostWayBack = false
  /// Whether a user could do more there at one time than at another.
  var isUneven = false
  /// The destinations that were reached from there as the user has answered.
  var reachedByAnswer: [String] = []

  private enum CodingKeys: CodingKey {
    case state, visible, classes, isRoot, refused, home, findings, checks, isUncompared, leftOutOfPosition, isLost
    case lostSteps, hasLostWayBack, isUneven, reachedByAnswer
  }

  init(state: Fingerprint) { self.state = state }
}

/// What it has taken to come to the states that were explored.
nonisolated struct ExploringEffort: Hashable, Sendable, Codable {
  /// How often the app was launched to go on.
  var launches = 0
  /// How often a state was restored to go on.
  var restorings = 0
  /// How many steps were taken only to get somewhere.
  var detours = 0
  /// How often a step led elsewhere than it had before.
  var strays = 0

  static func += (sum: inout Self, other: Self) {
    sum.launches += other.launches
    sum.restorings += other.restorings
    sum.detours += other.detours
    sum.strays += other.strays
  }
}
