/// Where a route stands. A service is on screen, as these words say it, while it is there for those who hold it.
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
