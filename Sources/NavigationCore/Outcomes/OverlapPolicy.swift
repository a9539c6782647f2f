/// What a request does when others are waiting or under way in the same window.
nonisolated public enum OverlapPolicy: Sendable, Hashable, CaseIterable {
  /// Wait for those before it. This is the default.
  case waitTurn
  /// Take the place of those that wait; they end ``Outcome/superseded(by:)``.
  case replaceWaiting
  /// Take the place of those that wait and of those whose guards are being asked; one that has begun to change the
  /// screen is waited for.
  case replaceCurrent
  /// Share the outcome of an equal request that waits or is under way; wait its turn where there is none.
  case dropIfSame
  /// End at once as ``Outcome/blocked(by:)`` when anything waits or is under way.
  case refuseWhenBusy
}
