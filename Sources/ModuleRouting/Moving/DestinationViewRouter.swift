/// What `Router.perform` returns: a router to keep, which knows the type of its destination.
public struct DestinationViewRouter<Destination>: ViewRouteHandle {
  /// The type of the destination.
  public typealias Shown = Destination

  /// The router, without the type of its destination.
  public let untyped: AnyViewRouter

  /// The destination, as long as it is on screen or something holds it. What an adapter converts is converted anew.
  public var destination: Destination? { untyped.presence.destination.flatMap(untyped.shown) }
}
