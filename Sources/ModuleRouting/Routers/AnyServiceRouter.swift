/// The base class of the routers of services, without the type of the service.
///
/// A module derives from ``ServiceRouter``, or registers a closure with a method of this class. `Router.perform` returns a
/// ``DestinationServiceRouter``, which contains an instance of this class. An instance belongs to no actor; use it on the
/// thread that made it.
nonisolated open class AnyServiceRouter: RoutableModule {
  var module: RegisteredModule<ServiceKind>?
  var configurationStore: ServiceRouteConfiguration?
  /// The registry in which the router's module finds other modules.
  let registry = ModuleRegistry.current
  /// A closure that converts the service from the module's type to the caller's type.
  var adopt: (Any) throws -> Any = { $0 }
  var presence = ServicePresence.none
  var reportedState = RouteState.unrouted

  /// Makes a router without a module. Only the library calls this initializer. A router that the app makes cannot make a
  /// service.
  public required init() {}

  /// Registers the module with calls of `register…`. Does nothing unless overridden.
  open class func registerRoutableDestination() {}

  /// The routes that the module promises to other modules. The registration fails if one of the routes has neither a module nor
  /// an adapter. Empty unless overridden.
  open class var declaredRoutes: [any RouteDeclaration] { [] }

  /// Returns whether the module can make its service on this device in the current state of the app.
  ///
  /// Each call that makes a service calls this method first, and fails if the result is `false`. Returns `true` unless
  /// overridden.
  open class func canMakeDestination() -> Bool { true }

  // MARK: Overridden by ServiceRouter

  class func makeConfiguration() throws -> ServiceRouteConfiguration { ServiceRouteConfiguration() }

  func makeDestination() throws -> Any? { nil }

  func prepareByRouter(_ destination: Any) throws {}

  func finishPreparing(_ destination: Any) {}
}

nonisolated extension AnyServiceRouter: ModuleRouter {
  static var makingStack: MakingStack { .ofThread }

  var currentState: RouteState { presence.state }

  func makeNow() throws -> Any { try callingHandlers(makeService) }

  static func configuration(by making: ServiceKind.Making) throws -> ServiceRouteConfiguration {
    try making.configuration()
  }

  static func converted(_ provided: Any, by convert: ServiceKind.Conversion) throws -> Any? { try convert(provided) }
}

nonisolated extension ServiceKind { typealias Router = AnyServiceRouter.Type }

/// ZIKRouter's name for ``AnyServiceRouter``.
public typealias ZIKAnyServiceRouter = AnyServiceRouter
