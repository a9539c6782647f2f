public import NavigationCore

/// A router of a service, with the type of the service. Keep it to read the service and its state, or to make a new service.
///
/// The router belongs to no actor; use it on the thread that made it.
nonisolated public struct DestinationServiceRouter<Destination> {
  /// The router without the type of its service.
  public let untyped: AnyServiceRouter

  /// The state of the route. It is ``RouteState/unrouted`` before the first service, and ``RouteState/routing`` while a service
  /// is made or prepared. It is ``RouteState/routed`` while the last service exists, and ``RouteState/removed`` after all
  /// owners have released it.
  public var state: RouteState { untyped.state }

  /// The last service that the router has made or prepared. The router holds an object weakly, and stores a service of another
  /// type, such as a structure. `nil` if there is no service, or if all owners have released it.
  public var destination: Destination? { untyped.destination as? Destination }

  /// Makes and prepares a new service.
  ///
  /// - Parameters:
  ///   - successHandler: Called with the service if this call makes it.
  ///   - errorHandler: Called with the reason if this call does not make the service.
  /// - Returns: The outcome, either `arrived` or `failed`. Its `get()` returns the service or throws the reason.
  @discardableResult public func performRoute(
    successHandler: ((Destination) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> Outcome<Destination> {
    do {
      let service = try untyped.performRoute(erased(successHandler), errorHandler)
      return .arrived(try cast(service, from: untyped.name))
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }
}
