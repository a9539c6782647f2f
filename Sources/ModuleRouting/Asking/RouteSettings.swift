public import NavigationCore

/// The settings of a route, which a caller's closure changes. The preparation and the success handlers receive the destination
/// as the caller's type.
///
/// The values are stored in the configuration, and apply to every call of `perform` for the route. The handlers named
/// `performer…` apply to the next call only. Calls of `makeDestination`, `requireDestination` and `prepare` count as calls of
/// `perform` here.
nonisolated public struct RouteSettings<Destination, Configuration: PerformConfiguring> {
  /// The configuration that stores the settings.
  public let configuration: Configuration

  /// The caller's preparation of the destination. It runs before the module's preparation.
  public var prepareDestination: ((Destination) -> Void)? {
    get { configuration.prepareDestination }
    nonmutating set { configuration.prepareDestination = erased(newValue) }
  }

  /// A closure called with the destination each time a call that makes, prepares or shows it succeeds.
  public var successHandler: ((Destination) -> Void)? {
    get { configuration.successHandler }
    nonmutating set { configuration.successHandler = erased(newValue) }
  }

  /// A success handler for the next call of `perform` only.
  public var performerSuccessHandler: ((Destination) -> Void)? {
    get { configuration.performerSuccessHandler }
    nonmutating set { configuration.performerSuccessHandler = erased(newValue) }
  }

  /// A closure called with the reason each time a call that makes, prepares, shows or removes the destination does not succeed.
  /// A cancelled request does not succeed either.
  public var errorHandler: ((any Error) -> Void)? {
    get { configuration.errorHandler }
    nonmutating set { configuration.errorHandler = newValue }
  }

  /// An error handler for the next call of `perform` only.
  public var performerErrorHandler: ((any Error) -> Void)? {
    get { configuration.performerErrorHandler }
    nonmutating set { configuration.performerErrorHandler = newValue }
  }

  /// A closure called once for each call of `perform`, with the outcome of the call.
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

/// The settings of a route to a view.
public typealias ViewRouteSettings<Destination> = RouteSettings<Destination, ViewRouteConfiguration>

/// The settings of a route to a service.
public typealias ServiceRouteSettings<Destination> = RouteSettings<Destination, ServiceRouteConfiguration>

extension RouteSettings where Configuration == ViewRouteConfiguration {
  /// A Boolean value that indicates whether the changes are animated.
  public var animated: Bool {
    get { configuration.animated }
    nonmutating set { configuration.animated = newValue }
  }

  /// The behavior of the request if other requests are queued or running in the window.
  public var policy: OverlapPolicy {
    get { configuration.policy }
    nonmutating set { configuration.policy = newValue }
  }
}
