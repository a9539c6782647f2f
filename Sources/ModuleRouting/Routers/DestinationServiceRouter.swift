public import NavigationCore

/// A service's router to keep, which knows the type of what it makes: tells what was made, and makes it again.
///
/// It stands on no actor, and is used where it was made.
nonisolated public struct DestinationServiceRouter<Destination> {
  /// The router, without the type of its service.
  public let untyped: AnyServiceRouter

  /// Where the route stands: made, being made, or let go of by all who held what was made.
  public var state: RouteState { untyped.state }

  /// What was made last: an object as long as somebody holds it, a value as long as the router is there.
  public var destination: Destination? { untyped.destination as? Destination }

  /// Makes and prepares the service, anew each time.
  ///
  /// - Parameters:
  ///   - successHandler: Called with the service, for this performance alone.
  ///   - errorHandler: Called with the reason where there is none, for this performance alone.
  /// - Returns: How it ended; `get()` returns the service or throws why there is none.
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
