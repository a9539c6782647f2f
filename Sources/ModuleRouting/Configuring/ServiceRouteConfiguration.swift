public import NavigationCore

/// The settings and handlers for making a service. A configuration belongs to no actor; use it on the thread that made it.
///
/// For a module with parameters, a subclass of this class or ``ServiceMakeableConfiguration`` conforms to the protocol that
/// declares the parameters. The handlers correspond to the handlers of a ``PerformRouteConfiguration``.
nonisolated open class ServiceRouteConfiguration {
  /// The caller's preparation of the service. It runs before the module's preparation.
  open var prepareDestination: ((Any) -> Void)?

  /// A closure called with the service each time a call that makes or prepares it succeeds.
  open var successHandler: ((Any) -> Void)?

  /// A success handler for the next call of `perform` only.
  open var performerSuccessHandler: ((Any) -> Void)?

  /// A closure called with the reason each time a call that makes or prepares the service fails.
  open var errorHandler: ((any Error) -> Void)?

  /// An error handler for the next call of `perform` only.
  open var performerErrorHandler: ((any Error) -> Void)?

  /// A closure called once for each call of `perform`, with the outcome of the call.
  open var completionHandler: ((Outcome<Any>) -> Void)?

  /// A closure called with the old and the new state each time the state changes. See ``AnyServiceRouter/state``.
  ///
  /// The release of a service also changes the state. The closure is called for this change only at the next call of
  /// `performRoute`.
  open var stateNotifier: ((RouteState, RouteState) -> Void)?

  /// Makes a configuration without handlers.
  public init() {}

  /// The configuration itself if it makes the service; otherwise `nil`. Classes of the library override this property, which
  /// saves the cast.
  var makeable: (any ZIKConfigurationMakeable)? { self as? any ZIKConfigurationMakeable }
}

nonisolated extension ServiceRouteConfiguration: MakingConfiguration {}
