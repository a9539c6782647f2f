/// What a guard or an action answers.
///
/// A `Result` without a value would have to be written `.success(())`; this one reads as it is meant.
nonisolated public enum RoutingResult: Sendable {
  /// The guard agrees; the action is done.
  case success
  /// The guard refuses; the action could not be done.
  case failure(any Error)

  /// Whether it is ``success``.
  public var isSuccessful: Bool { if case .success = self { true } else { false } }
}
