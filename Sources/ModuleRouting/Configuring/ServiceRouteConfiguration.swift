public import NavigationCore

/// The settings and handlers for making a service. They belong to no actor; use them on the thread that makes the
/// configuration.
///
/// A protocol declares the parameters of a module. A subclass of this class conforms to it, or ``ServiceMakeableConfiguration``
/// does. The handlers correspond to those of a ``PerformRouteConfiguration``.
nonisolated open class ServiceRouteConfiguration {
  /// The caller's preparation of the service, which runs before the module's.
  open var prepareDestination: ((Any) -> Void)?

  /// A closure called with the service each time it is made or prepared.
  open var successHandler: ((Any) -> Void)?

  /// A success handler for the next performance only.
  open var performerSuccessHandler: ((Any) -> Void)?

  /// A closure called with the reason each time making or preparing the service fails.
  open var errorHandler: ((any Error) -> Void)?

  /// An error handler for the next performance only.
  open var performerErrorHandler: ((any Error) -> Void)?

  /// A closure called once for each performance, with its outcome.
  open var completionHandler: ((Outcome<Any>) -> Void)?

  /// A closure called with the old and the new state each time the state changes. See ``AnyServiceRouter/state``.
  ///
  /// The release of a service changes the state too, but the closure is then called only when the route is performed again.
  open var stateNotifier: ((RouteState, RouteState) -> Void)?

  /// Makes a configuration without handlers.
  public init() {}

  /// The configuration itself if it makes the service; otherwise `nil`. Classes of the library override this to avoid the cast.
  var makeable: (any ZIKConfigurationMakeable)? { self as? any ZIKConfigurationMakeable }
}

nonisolated extension ServiceRouteConfiguration: MakingConfiguration {}
