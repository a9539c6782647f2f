/// The state of a route.
///
/// For a service, *shown* means made, and *on screen* means that the service exists.
nonisolated public enum RouteState: String, Sendable, Hashable {
  /// The destination is not on screen, and the route has never shown it.
  case unrouted
  /// A call that shows the destination is queued or running. For a service, a call is making or preparing the service.
  case routing
  /// The destination is on screen, visible or not.
  case routed
  /// A request that removes the destination is queued or running.
  case removing
  /// The destination is not on screen, and the route has shown it before.
  case removed
}
