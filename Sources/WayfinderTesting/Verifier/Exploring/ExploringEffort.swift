/// The effort to reach the states that were explored.
nonisolated struct ExploringEffort: Hashable, Sendable, Codable {
  /// The number of launches.
  var launches = 0
  /// The number of restored positions.
  var restorings = 0
  /// The number of steps that only led to a state.
  var detours = 0
  /// The number of steps that led to another state than before.
  var strays = 0

  static func += (sum: inout Self, other: Self) {
    sum.launches += other.launches
    sum.restorings += other.restorings
    sum.detours += other.detours
    sum.strays += other.strays
  }
}
