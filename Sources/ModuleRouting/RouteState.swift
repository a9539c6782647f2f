/// Where a route stands.
nonisolated public enum RouteState: String, Sendable, Hashable {
  /// Its destination was never on screen.
  case unrouted
  /// Its destination is on its way there.
  case routing
  /// Its destination is on screen, visible or not.
  case routed
  /// Its destination is on its way off.
  case removing
  /// Its destination was on screen, and is not any more.
  case removed
}
