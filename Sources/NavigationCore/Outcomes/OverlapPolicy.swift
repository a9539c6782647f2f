/// The behavior of a request if other requests wait or are under way in the same window.
nonisolated public enum OverlapPolicy: Sendable, Hashable, CaseIterable {
  /// The request waits for those before it. This is the default.
  case waitTurn
  /// The request replaces the waiting ones, which end ``Outcome/superseded(by:)``.
  case replaceWaiting
  /// The request replaces the waiting ones and those whose guards are being asked. It waits for a request that has begun to change
  /// the screen.
  case replaceCurrent
  /// The request shares the outcome of an equal one that waits or is under way. If there is none, it waits for its turn.
  case dropIfSame
  /// The request ends ``Outcome/blocked(by:)`` at once if another waits or is under way.
  case refuseWhenBusy
}
