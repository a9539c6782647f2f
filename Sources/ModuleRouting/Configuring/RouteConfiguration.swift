public import NavigationCore
public import ViewHierarchy

/// The settings and handlers of a route.
@MainActor open class RouteConfiguration {
  /// A closure called with the reason each time making, preparing, showing or removing the destination fails.
  open var errorHandler: ((any Error) -> Void)?

  /// An error handler for the next performance only.
  open var performerErrorHandler: ((any Error) -> Void)?

  /// A closure called with the old and the new state each time the state changes. See ``AnyViewRouter/state``.
  open var stateNotifier: ((RouteState, RouteState) -> Void)?

  /// Makes a configuration without handlers.
  public init() {}
}

/// The settings and handlers for making and showing a destination.
///
/// The handlers of the configuration are called for every performance. A call may have handlers of its own, which are called
/// for that call only.
@MainActor open class PerformRouteConfiguration: RouteConfiguration {
  /// The caller's preparation of the destination, which runs before the module's.
  open var prepareDestination: ((Any) -> Void)?

  /// A closure called with the destination each time it is made, prepared or shown.
  open var successHandler: ((Any) -> Void)?

  /// A success handler for the next performance only.
  open var performerSuccessHandler: ((Any) -> Void)?

  /// A closure called once for each performance, with its outcome.
  open var completionHandler: ((Outcome<Any>) -> Void)?
}

extension PerformRouteConfiguration: @MainActor PerformConfiguring {}

/// The settings and handlers for showing a view or a view controller.
///
/// A protocol declares the parameters of a module. A subclass of this class conforms to it, or ``ViewMakeableConfiguration``
/// does.
@MainActor open class ViewRouteConfiguration: PerformRouteConfiguration {
  /// A Boolean value that indicates whether the changes are animated.
  open var animated = true

  /// The behavior of the request if others are queued or running in the window.
  open var policy = OverlapPolicy.waitTurn

  /// A closure that returns the path for ``ViewRoutePath/defaultPath(from:)``, given the source. Without it, that path presents
  /// modally.
  open var defaultPath: ((UIViewController) -> ViewRoutePath)?

  /// The number of times that a caller has passed parameters, in configurations of the library that count it.
  var parameterPasses = 0

  /// The configuration itself if it makes the destination; otherwise `nil`. Classes of the library override this to avoid the
  /// cast.
  var makeable: (any ZIKConfigurationMakeable)? { self as? any ZIKConfigurationMakeable }
}

extension ViewRouteConfiguration: @MainActor MakingConfiguration {}

/// ZIKRouter's name for ``RouteConfiguration``.
public typealias ZIKRouteConfiguration = RouteConfiguration

/// ZIKRouter's name for ``PerformRouteConfiguration``.
public typealias ZIKPerformRouteConfiguration = PerformRouteConfiguration

/// ZIKRouter's name for ``ViewRouteConfiguration``.
public typealias ZIKViewRouteConfiguration = ViewRouteConfiguration
