public import NavigationCore

/// The settings and handlers for making a service. It is on no actor: it is used where it is made.
///
/// A module's parameters are declared by a protocol; a subclass of this class, or ``ServiceMakeableConfiguration``,
/// conforms to it. The handlers are those of a ``PerformRouteConfiguration``.
nonisolated open class ServiceRouteConfiguration {
  /// The caller's preparation of the service. It comes before the module's.
  open var prepareDestination: ((Any) -> Void)?

  /// Called with the service each time it was made or prepared.
  open var successHandler: ((Any) -> Void)?

  /// Called with the service of the next performance, if that succeeds, and then forgotten.
  open var performerSuccessHandler: ((Any) -> Void)?

  /// Called with the reason each time it could not be made or prepared.
  open var errorHandler: ((any Error) -> Void)?

  /// Called with the reason of the next performance, if that fails, and then forgotten.
  open var performerErrorHandler: ((any Error) -> Void)?

  /// Called once for each performance with how it ended.
  open var completionHandler: ((Outcome<Any>) -> Void)?

  /// Called each time the state changes, with the old and the new one; that nobody holds the service any more is told when
  /// the route is performed again. See ``AnyServiceRouter/state``.
  open var stateNotifier: ((RouteState, RouteState) -> Void)?

  /// Makes a configuration without handlers.
  public init() {}

  /// Itself, where it makes the destination. Any subclass may; those of the package know it without being asked.
  var makeable: (any ZIKConfigurationMakeable)? { self as? any ZIKConfigurationMakeable }
}

nonisolated extension ServiceRouteConfiguration: MakingConfiguration {}
