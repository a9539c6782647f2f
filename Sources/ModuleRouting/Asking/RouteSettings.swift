public import NavigationCore

/// The configuration of a route as its caller sees it, with the destination's type.
///
/// What is set here stays with the route: it counts each time the route is performed. The `performer…` handlers hear the
/// next performance alone.
nonisolated public struct RouteSettings<Destination, Configuration: PerformConfiguring> {
  /// The configuration itself.
  public let configuration: Configuration

  /// The caller's preparation of the destination. It comes before the module's.
  public var prepareDestination: ((Destination) -> Void)? {
    get { configuration.prepareDestination }
    nonmutating set { configuration.prepareDestination = erased(newValue) }
  }

  /// Called with the destination each time it was made, prepared or shown.
  public var successHandler: ((Destination) -> Void)? {
    get { configuration.successHandler }
    nonmutating set { configuration.successHandler = erased(newValue) }
  }

  /// Called with the destination of the next performance, if that succeeds, and then forgotten.
  public var performerSuccessHandler: ((Destination) -> Void)? {
    get { configuration.performerSuccessHandler }
    nonmutating set { configuration.performerSuccessHandler = erased(newValue) }
  }

  /// Called with the reason each time the route could not be made, prepared, shown or removed.
  public var errorHandler: ((any Error) -> Void)? {
    get { configuration.errorHandler }
    nonmutating set { configuration.errorHandler = newValue }
  }

  /// Called with the reason of the next performance, if that fails, and then forgotten.
  public var performerErrorHandler: ((any Error) -> Void)? {
    get { configuration.performerErrorHandler }
    nonmutating set { configuration.performerErrorHandler = newValue }
  }

  /// Called once for each performance with how it ended.
  public var completionHandler: ((Outcome<Any>) -> Void)? {
    get { configuration.completionHandler }
    nonmutating set { configuration.completionHandler = newValue }
  }

  /// Called each time the state of the route changes, with the old and the new one.
  public var stateNotifier: ((RouteState, RouteState) -> Void)? {
    get { configuration.stateNotifier }
    nonmutating set { configuration.stateNotifier = newValue }
  }
}

/// The configuration of a route to a view, as its caller sees it.
public typealias ViewRouteSettings<Destination> = RouteSettings<Destination, ViewRouteConfiguration>

/// The configuration of a service's module, as its caller sees it.
public typealias ServiceRouteSettings<Destination> = RouteSettings<Destination, ServiceRouteConfiguration>

extension RouteSettings where Configuration == ViewRouteConfiguration {
  /// Whether the changes are animated.
  public var animated: Bool {
    get { configuration.animated }
    nonmutating set { configuration.animated = newValue }
  }

  /// What happens where other requests wait or are under way in the window.
  public var policy: OverlapPolicy {
    get { configuration.policy }
    nonmutating set { configuration.policy = newValue }
  }
}
