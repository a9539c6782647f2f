/// The router that `Router.perform` returns, with the type of the destination. Keep it to remove the destination or to perform
/// the route again.
public struct DestinationViewRouter<Destination>: ViewRouteHandle {
  /// The type of the destination.
  public typealias Shown = Destination

  /// The router without the type of its destination.
  public let untyped: AnyViewRouter

  /// The last destination of the router, converted by the adapters at each access.
  ///
  /// It is `nil` if there is no destination, or if the conversion fails. The router holds the destination weakly. So it is also
  /// `nil` if the destination is not on screen and all owners have released it.
  public var destination: Destination? { untyped.presence.destination.flatMap(untyped.shown) }
}
