public import NavigationCore
public import ViewHierarchy

/// The settings and handlers of a route to a view. This base class has the handlers that do not depend on a destination.
@MainActor open class RouteConfiguration {
  /// A closure called with the reason each time a call that makes, prepares, shows or removes the destination does not succeed.
  /// A cancelled request does not succeed either.
  open var errorHandler: ((any Error) -> Void)?

  /// An error handler for the next call of `perform` only.
  open var performerErrorHandler: ((any Error) -> Void)?

  /// A closure called with the old and the new state each time the state changes. See ``AnyViewRouter/state``.
  open var stateNotifier: ((RouteState, RouteState) -> Void)?

  /// Makes a configuration without handlers.
  public init() {}
}

/// The settings and handlers for making and showing a destination.
///
/// The handlers of the configuration are called for every call of `perform`. The `performer…` handlers, and the handlers that
/// are arguments of a call, are called for one call only. Calls of `makeDestination`, `requireDestination` and `prepare` count
/// as calls of `perform` here.
@MainActor open class PerformRouteConfiguration: RouteConfiguration {
  /// The caller's preparation of the destination. It runs before the module's preparation.
  open var prepareDestination: ((Any) -> Void)?

  /// A closure called with the destination each time a call that makes, prepares or shows it succeeds.
  open var successHandler: ((Any) -> Void)?

  /// A success handler for the next call of `perform` only.
  open var performerSuccessHandler: ((Any) -> Void)?

  /// A closure called once for each call of `perform`, with the outcome of the call.
  open var completionHandler: ((Outcome<Any>) -> Void)?
}

extension PerformRouteConfiguration: @MainActor PerformConfiguring {}

/// The settings and handlers for showing a view or a view controller.
///
/// For a module with parameters, a subclass of this class or ``ViewMakeableConfiguration`` conforms to the protocol that
/// declares the parameters.
@MainActor open class ViewRouteConfiguration: PerformRouteConfiguration {
  /// A Boolean value that indicates whether the changes are animated.
  open var animated = true

  /// The behavior of the request if other requests are queued or running in the window.
  open var policy = OverlapPolicy.waitTurn

  /// A closure that receives the source of ``ViewRoutePath/defaultPath(from:)``, and returns the path that replaces the default
  /// path. If it is `nil` or returns a default path, the destination is presented modally.
  open var defaultPath: ((UIViewController) -> ViewRoutePath)?

  /// The number of times that a caller has passed parameters to a ``ZIKViewMakeableConfiguration``. Zero for other configurations.
  var parameterPasses = 0

  /// The configuration itself if it makes the destination; otherwise `nil`. Classes of the library override this property,
  /// which saves the cast.
  var makeable: (any ZIKConfigurationMakeable)? { self as? any ZIKConfigurationMakeable }
}

extension ViewRouteConfiguration: @MainActor MakingConfiguration {}

/// ZIKRouter's name for ``RouteConfiguration``.
public typealias ZIKRouteConfiguration = RouteConfiguration

/// ZIKRouter's name for ``PerformRouteConfiguration``.
public typealias ZIKPerformRouteConfiguration = PerformRouteConfiguration

/// ZIKRouter's name for ``ViewRouteConfiguration``.
public typealias ZIKViewRouteConfiguration = ViewRouteConfiguration
