/// The answer of a guard or an action.
///
/// A `Result` without a value would require `.success(())`.
nonisolated public enum RoutingResult: Sendable {
  /// The guard agrees, or the action is complete.
  case success
  /// The guard refuses, or the action has failed.
  case failure(any Error)

  /// A Boolean value that indicates whether the answer is ``success``.
  public var isSuccessful: Bool { if case .success = self { true } else { false } }
}
