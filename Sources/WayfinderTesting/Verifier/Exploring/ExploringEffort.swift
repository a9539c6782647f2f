/// The effort to reach the states that were explored.
nonisolated struct ExploringEffort: Hashable, Sendable, Codable {
  var launches = 0
  var restorings = 0
  var detours = 0
  var strays = 0

  static func += (sum: inout Self, other: Self) {
    sum.launches += other.launches
    sum.restorings += other.restorings
    sum.detours += other.detours
    sum.strays += other.strays
  }
}
