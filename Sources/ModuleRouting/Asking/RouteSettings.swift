public import NavigationCore

/// The configuration of a route, with the type of its destination, for the caller's closure.
///
/// The settings remain with the route and apply each time it is performed. The `performer…` handlers apply to the next
/// performance only.
nonisolated public struct RouteSettings<Destination, Configuration: PerformConfiguring> {
  /// The configuration itself.
  public let configuration: Configuration

  /// The caller's preparation of the destination, which runs before the module's.
  public var prepareDestination: ((Destination) -> Void)? {
    get { configuration.prepareDestination }
    nonmutating set { configuration.prepareDestination = erased(newValue) }
  }

  /// A closure called with the destination each time it is made, prepared or shown.
  public var successHandler: ((Destination) -> Void)? {
    get { configuration.successHandler }
    nonmutating set { configuration.successHandler = erased(newValue) }
  }

  /// A success handler for the next performance only.
  public var performerSuccessHandler: ((Destination) -> Void)? {
    get { configuration.performerSuccessHandler }
    nonmutating set { configuration.performerSuccessHandler = erased(newValue) }
  }

  /// A closure called with the reason each time making, preparing, showing or removing the destination fails.
  public var errorHandler: ((any Error) -> Void)? {
    get { configuration.errorHandler }
    nonmutating set { configuration.errorHandler = newValue }
  }

  /// An error handler for the next performance only.
  public var performerErrorHandler: ((any Error) -> Void)? {
    get { configuration.performerErrorHandler }
    nonmutating set { configuration.performerErrorHandler = newValue }
  }

  /// A closure called once for each performance, with its outcome.
  public var completionHandler: ((Outcome<Any>) -> Void)? {
    get { configuration.completionHandler }
    nonmutating set { configuration.completionHandler = newValue }
  }

  /// A closure called with the old and the new state each time the state of the route changes.
  public var stateNotifier: ((RouteState, RouteState) -> Void)? {
    get { configuration.stateNotifier }
    nonmutating set { configuration.stateNotifier = newValue }
  }
}

/// The configuration of a route to a view, for the caller's closure.
public typealias ViewRouteSettings<Destination> = RouteSettings<Destination, ViewRouteConfiguration>

/// The configuration of a route to a service, for the caller's closure.
public typealias ServiceRouteSettings<Destination> = RouteSettings<Destination, ServiceRouteConfiguration>

extension RouteSettings where Configuration == ViewRouteConfiguration {
  /// A Boolean value that indicates whether the changes are animated.
  public var animated: Bool {
    get { configuration.animated }
    nonmutating set { configuration.animated = newValue }
  }

  /// The behavior of the request if others are queued or running in the window.
  public var policy: OverlapPolicy {
    get { configuration.policy }
    nonmutating set { configuration.policy = newValue }
  }
}
