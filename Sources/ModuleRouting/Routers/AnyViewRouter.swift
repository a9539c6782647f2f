import NavigationCore

/// The base class of the routers of views, without the type of the destination.
///
/// A module derives from ``ViewRouter``, or registers a closure with a method of this class. `Router.perform` returns an
/// instance with the type of its destination. The instance has the state of the route, removes the destination, and shows it
/// again.
@MainActor open class AnyViewRouter: RoutableModule {
  var module: RegisteredModule<ViewKind>?
  var configurationStore: ViewRouteConfiguration?
  /// The registry in which this module finds others.
  let registry = ModuleRegistry.current
  /// Converts the destination from the module's type to the caller's.
  var adopt: (Any) throws -> Any = { $0 }
  let presence = ViewPresence()
  var reportedState = RouteState.unrouted

  /// Makes a router. Only the registry calls this; a router that the app makes directly cannot make a destination.
  public required init() {}

  /// Registers the keys of the module with calls of `register…`.
  open class func registerRoutableDestination() {}

  /// The routes that the module promises to other modules. Empty by default.
  open class var declaredRoutes: [any RouteDeclaration] { [] }

  /// Returns the kinds of paths that may show the destination. A request with another path fails before the first change.
  /// Returns all kinds unless overridden.
  open class func supportedRouteTypes() -> ViewRouteTypeMask { .all }

  // MARK: Notifications of routes

  /// Called before a route shows a destination, on each router registered for its class or a superclass.
  open class func router(_ router: AnyViewRouter, willPerformRouteOn destination: Any) {}

  /// Called after a route has shown a destination, on each router registered for its class or a superclass.
  open class func router(_ router: AnyViewRouter, didPerformRouteOn destination: Any) {}

  /// Called before a route removes a destination, on each router registered for its class or a superclass.
  open class func router(_ router: AnyViewRouter, willRemoveRouteOn destination: Any) {}

  /// Called after a destination was removed, on each router registered for its class or a superclass.
  ///
  /// A route, the user or other code of the app may have removed the destination.
  open class func router(_ router: AnyViewRouter, didRemoveRouteOn destination: Any) {}

  // MARK: Overridden by ViewRouter

  class func makeConfiguration() throws -> ViewRouteConfiguration { ViewRouteConfiguration() }

  func makeDestination() throws -> Any? { nil }

  func prepareByRouter(_ destination: Any) throws {}

  func finishPreparing(_ destination: Any) {}

  /// The type of the destinations that this router makes. The base class makes none.
  var declaredType: any Any.Type { Never.self }

  var customRoute: (any CustomRouting)? { nil }
}

extension AnyViewRouter {
  /// The configuration of this router, without its type.
  public var anyConfiguration: ViewRouteConfiguration {
    if let configurationStore { return configurationStore }
    let configuration = ViewRouteConfiguration()
    configurationStore = configuration
    return configuration
  }

  /// The destination while it is on screen or another owner holds it.
  public var destination: AnyObject? { presence.destination }
}

extension AnyViewRouter: @MainActor ModuleRouter {
  static var makingStack: MakingStack { .views }

  var currentState: RouteState { presence.state }

  func makeNow() throws -> Any { try performer.makeNow() }

  static func configuration(by making: ViewKind.Making) throws -> ViewRouteConfiguration { try making.configuration() }

  static func converted(_ provided: Any, by convert: ViewKind.Conversion) throws -> Any? { try convert(provided) }
}

nonisolated extension ViewKind { typealias Router = AnyViewRouter.Type }

/// ZIKRouter's name for ``AnyViewRouter``.
public typealias ZIKAnyViewRouter = AnyViewRouter
