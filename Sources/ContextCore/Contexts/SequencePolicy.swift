/// A policy that decides whether a sequence of steps is rolled back if one of them fails.
nonisolated public enum SequencePolicy: String, Sendable, Hashable, CaseIterable, Codable {
  /// Each step is a navigation of its own. If a step fails, the changes of the earlier steps stay. This is the default.
  case stepByStep
  /// All steps are one navigation. If a step fails, the changes of the earlier steps are rolled back. Other requests
  /// wait until all steps have ended.
  case allOrNothing
}
