public import NavigationCore

/// A router of a service, with the type of the service. Keep it to read the service and its state, or to make the service
/// again.
///
/// It belongs to no actor; use it on the thread that made it.
nonisolated public struct DestinationServiceRouter<Destination> {
  /// The router without the type of its service.
  public let untyped: AnyServiceRouter

  /// The state of the route. It is ``RouteState/routed`` while the service exists, and ``RouteState/removed`` after all owners
  /// have released it.
  public var state: RouteState { untyped.state }

  /// The service of the last performance. The router holds an object weakly, and a value itself.
  public var destination: Destination? { untyped.destination as? Destination }

  /// Makes and prepares a new service.
  ///
  /// - Parameters:
  ///   - successHandler: Called with the service if this call makes it.
  ///   - errorHandler: Called with the reason if this call does not make the service.
  /// - Returns: The outcome. Its `get()` returns the service or throws the reason.
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
