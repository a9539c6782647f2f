public import NavigationCore
public import ViewHierarchy

/// The settings and handlers of a route.
@MainActor open class RouteConfiguration {
  /// Called with the reason each time the route could not be made, prepared, shown or removed.
  open var errorHandler: ((any Error) -> Void)?

  /// Called with the reason of the next performance, if that fails, and then forgotten.
  open var performerErrorHandler: ((any Error) -> Void)?

  /// Called each time the state changes, with the old and the new one. See ``AnyViewRouter/state``.
  open var stateNotifier: ((RouteState, RouteState) -> Void)?

  /// Makes a configuration without handlers.
  public init() {}
}

/// The settings and handlers for making and showing a destination.
///
/// Handlers set here are called at every performance; those handed to one call are called for that one.
@MainActor open class PerformRouteConfiguration: RouteConfiguration {
  /// The caller's preparation of the destination. It comes before the module's.
  open var prepareDestination: ((Any) -> Void)?

  /// Called with the destination each time it was made, prepared or shown.
  open var successHandler: ((Any) -> Void)?

  /// Called with the destination of the next performance, if that succeeds, and then forgotten.
  open var performerSuccessHandler: ((Any) -> Void)?

  /// Called once for each performance with how it ended.
  open var completionHandler: ((Outcome<Any>) -> Void)?
}

extension PerformRouteConfiguration: @MainActor PerformConfiguring {}

/// The settings and handlers for showing a view or a view controller.
///
/// A module's parameters are declared by a protocol; a subclass of this class, or ``ViewMakeableConfiguration``,
/// conforms to it.
@MainActor open class ViewRouteConfiguration: PerformRouteConfiguration {
  /// Whether the changes are animated.
  open var animated = true

  /// What happens where other requests wait or are under way in the window.
  open var policy = OverlapPolicy.waitTurn

  /// The path that ``ViewRoutePath/defaultPath(from:)`` stands for; presenting modally unless it is set.
  open var defaultPath: ((UIViewController) -> ViewRoutePath)?

  /// How often parameters were handed over, where a configuration of the package counts that.
  var handovers = 0

  /// Itself, where it makes the destination. Any subclass may; those of the package know it without being asked.
  var makeable: (any ZIKConfigurationMakeable)? { self as? any ZIKConfigurationMakeable }
}

extension ViewRouteConfiguration: @MainActor MakingConfiguration {}

/// The name that ZIKRouter has for ``RouteConfiguration``.
public typealias ZIKRouteConfiguration = RouteConfiguration

/// The name that ZIKRouter has for ``PerformRouteConfiguration``.
public typealias ZIKPerformRouteConfiguration = PerformRouteConfiguration

/// The name that ZIKRouter has for ``ViewRouteConfiguration``.
public typealias ZIKViewRouteConfiguration = ViewRouteConfiguration
