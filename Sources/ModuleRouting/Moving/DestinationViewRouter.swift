/// The router that `Router.perform` returns, with the type of the destination. Keep it to remove the destination or to perform
/// the route again.
public struct DestinationViewRouter<Destination>: ViewRouteHandle {
  /// The type of the destination.
  public typealias Shown = Destination

  /// The router without the type of its destination.
  public let untyped: AnyViewRouter

  /// The last destination of the router. `nil` if there is none, or if it is not on screen and all owners have released it. An
  /// adapter converts the destination at each access; `nil` if the conversion fails.
  public var destination: Destination? { untyped.presence.destination.flatMap(untyped.shown) }
}
