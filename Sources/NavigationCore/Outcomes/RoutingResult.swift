/// The answer of a guard or an action.
///
/// This type takes the place of `Result<Void, any Error>`, which would require `.success(())`.
nonisolated public enum RoutingResult: Sendable {
  /// The guard agrees, or the action is complete.
  case success
  /// The guard refuses, or the action has failed.
  case failure(any Error)

  /// A Boolean value that indicates whether the answer is ``success``.
  public var isSuccessful: Bool { if case .success = self { true } else { false } }
}
