/// The behavior of a request if other requests wait or are under way in the same window.
///
/// If a guard makes the request by the router's `within`, the guarded request does not count: it is neither replaced nor in the way.
nonisolated public enum OverlapPolicy: Sendable, Hashable, CaseIterable {
  /// The request waits for its turn. This is the default.
  case waitTurn
  /// The request replaces the waiting requests, which end ``Outcome/superseded(by:)``. A request whose guards are being asked or have
  /// agreed continues, unless it waits for the window to have a root view controller.
  case replaceWaiting
  /// The request replaces all others, including those whose guards are being asked. They end ``Outcome/superseded(by:)``.
  ///
  /// If a request has begun to change the screen, this request waits for its end. A change that never answers is given up.
  case replaceCurrent
  /// The request shares the outcome of an equal request that waits or is under way. If there is none, the request waits for its turn.
  case dropIfSame
  /// The request ends ``Outcome/blocked(by:)`` at once if another request waits or is under way.
  case refuseWhenBusy
}
