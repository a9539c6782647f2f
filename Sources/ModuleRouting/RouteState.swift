/// The state of a route.
///
/// For a service, *shown* means made, and *on screen* means that the service exists.
nonisolated public enum RouteState: String, Sendable, Hashable {
  /// The route has not shown a destination, and no destination is on screen.
  case unrouted
  /// A request that shows the destination is queued or running.
  case routing
  /// The destination is on screen, visible or not.
  case routed
  /// A request that removes the destination is queued or running.
  case removing
  /// The route has shown a destination, and no destination is on screen now.
  case removed
}
