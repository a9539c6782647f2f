/// A policy that decides whether the changes of earlier steps are rolled back if a step of a sequence fails.
nonisolated public enum SequencePolicy: String, Sendable, Hashable, CaseIterable, Codable {
  /// Each step is a transaction of its own. If a step fails, the changes of the earlier steps stay. This policy is the default.
  case stepByStep
  /// All steps are one transaction. If a step fails, the changes of the earlier steps are rolled back. Other requests
  /// wait until the transaction has ended. If a later step has to ask a guard or a screen, the earlier changes are rolled back
  /// before the question. All steps are performed again after the answer.
  case allOrNothing
}
