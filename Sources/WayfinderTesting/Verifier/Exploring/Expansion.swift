/// A state that is to be explored, and a shortest way there.
nonisolated struct Place: Sendable, Codable {
  let state: Fingerprint
  let way: [AppStep]
  /// The state before the last step of the way; `nil` at the launch.
  let parent: Fingerprint?
}

/// What a destination has shown.
nonisolated struct Arrival: Hashable, Sendable, Codable {
  /// The screen that it has led to.
  let screen: String
  /// The screen in front; of a container what it shows.
  let front: String
}

/// A state that somebody else has explored, as far as it takes to come back to it and to go on from there.
nonisolated struct ExploredElsewhere: Sendable, Codable {
  let home: Home
  let steps: [AppStep]
  /// Where each of the steps leads.
  let targets: [Fingerprint]

  /// `nil` where the state could not be reached.
  init?(_ expansion: Expansion) {
    guard let home = expansion.home else { return nil }
    self.home = home
    (steps, targets) = (expansion.edges.map(\.step), expansion.edges.map(\.target))
  }
}

/// What was found by exploring one state: all that can be done there, and where each leads.
nonisolated struct Expansion: Sendable, Codable {
  /// One step from the state.
  struct Edge: Sendable, Codable {
    let step: AppStep
    let target: Fingerprint
    /// Whether it can be the next step of a way out, going back.
    let leadsBack: Bool
    /// Whether where it leads is within the bound.
    let isWithin: Bool
    /// What an arrival has shown.
    var arrival: Arrival?
    var isRequest = false
    var hasArrived = false
    var findings: [Finding] = []
    /// All steps since the launch of the app in which something was found; the shortest way may not do.
    var history: [AppStep]?
  }

  let state: Fingerprint
  /// The screen in front.
  var front = ""
  /// The classes of what is on screen and under it.
  var classes: [String] = []
  /// Whether nothing is left to go back from.
  var isRoot = false
  /// The destinations that may be refused here.
  var refused: [String] = []
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
}
