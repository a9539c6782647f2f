/// How the steps of a sequence belong together.
nonisolated public enum SequencePolicy: String, Sendable, Hashable, CaseIterable, Codable {
  /// Each is a navigation of its own. A sequence that stops leaves what the steps before have changed. This is the
  /// default.
  case stepByStep
  /// All are one: if a later step fails, what the earlier ones have changed is put back. Other requests wait for the
  /// whole.
  case allOrNothing
}
