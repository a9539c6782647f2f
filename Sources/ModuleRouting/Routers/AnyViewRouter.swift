import NavigationCore

/// The base class of the routers of views, without the type of the destination.
///
/// A module derives from ``ViewRouter``, or registers a closure with a method of this class. `Router.perform` returns a
/// ``DestinationViewRouter``, which contains an instance of this class. An instance has the state of one route. It can remove
/// the destination, and perform the route again.
@MainActor open class AnyViewRouter: RoutableModule {
  var module: RegisteredModule<ViewKind>?
  var configurationStore: ViewRouteConfiguration?
  /// The registry in which the router's module finds other modules.
  let registry = ModuleRegistry.current
  /// A closure that converts the destination from the module's type to the caller's type.
  var adopt: (Any) throws -> Any = { $0 }
  let presence = ViewPresence()
  var reportedState = RouteState.unrouted

  /// Makes a router without a module. Only the library calls this initializer. A router that the app makes cannot make a
  /// destination.
  public required init() {}

  /// Registers the module with calls of `register…`. Does nothing unless overridden.
  open class func registerRoutableDestination() {}

  /// The routes that the module promises to other modules. The registration fails if one of the routes has neither a module nor
  /// an adapter. Empty unless overridden.
  open class var declaredRoutes: [any RouteDeclaration] { [] }

  /// Returns the kinds of paths that the module supports. A call with another path fails before the first change. Returns all
  /// kinds unless overridden.
  open class func supportedRouteTypes() -> ViewRouteTypeMask { .all }

  // MARK: Notifications of routes

  /// Called before a route shows a destination. Not called for a segue, because its destination does not exist yet.
  ///
  /// The library calls this method on each router class that is registered for the class of the destination or a superclass.
  open class func router(_ router: AnyViewRouter, willPerformRouteOn destination: Any) {}

  /// Called after a route has shown a destination.
  ///
  /// The library calls this method on each router class that is registered for the class of the destination or a superclass.
  open class func router(_ router: AnyViewRouter, didPerformRouteOn destination: Any) {}

  /// Called before a route removes a destination.
  ///
  /// The library calls this method on each router class that is registered for the class of the destination or a superclass.
  open class func router(_ router: AnyViewRouter, willRemoveRouteOn destination: Any) {}

  /// Called after a shown destination was removed by a route, by the user, or by other code of the app. For a view, and for a
  /// destination shown outside the tree, only the removal by a route is reported.
  ///
  /// The library calls this method on each router class that is registered for the class of the destination or a superclass.
  open class func router(_ router: AnyViewRouter, didRemoveRouteOn destination: Any) {}

  // MARK: Overridden by ViewRouter

  class func makeConfiguration() throws -> ViewRouteConfiguration { ViewRouteConfiguration() }

  func makeDestination() throws -> Any? { nil }

  func prepareByRouter(_ destination: Any) throws {}

  func finishPreparing(_ destination: Any) {}

  /// The type of the destinations that this router makes; `Never` for the base class, which makes none.
  var declaredType: any Any.Type { Never.self }

  var customRoute: (any CustomRouting)? { nil }
}

extension AnyViewRouter {
  /// The configuration of this router, without its type. If the app made the router, a new plain configuration.
  public var anyConfiguration: ViewRouteConfiguration {
    if let configurationStore { return configurationStore }
    let configuration = ViewRouteConfiguration()
    configurationStore = configuration
    return configuration
  }

  /// The last destination of this router. `nil` if there is none, or if it is not on screen and all owners have released it.
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
