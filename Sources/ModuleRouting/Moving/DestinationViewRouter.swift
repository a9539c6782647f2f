/// The router that `Router.perform` returns. Keep it to remove the destination or to show it again.
public struct DestinationViewRouter<Destination>: ViewRouteHandle {
  /// The type of the destination.
  public typealias Shown = Destination

  /// The router without the type of its destination.
  public let untyped: AnyViewRouter

  /// The destination while it is on screen or another owner holds it. An adapter converts it at each access.
  public var destination: Destination? { untyped.presence.destination.flatMap(untyped.shown) }
}
