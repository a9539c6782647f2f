/// The state of a route.
///
/// For a service, *on screen* means that the service exists.
nonisolated public enum RouteState: String, Sendable, Hashable {
  /// The destination was never on screen.
  case unrouted
  /// A request that shows the destination is queued or running.
  case routing
  /// The destination is on screen, visible or not.
  case routed
  /// A request that removes the destination is queued or running.
  case removing
  /// The destination was on screen and has left it.
  case removed
}
