/// The base class of the routers of services, without the type of the service.
///
/// A module derives from ``ServiceRouter``, or registers a closure with a method of this class. A ``DestinationServiceRouter``
/// contains an instance. A router belongs to no actor; use it on the thread that made it.
nonisolated open class AnyServiceRouter: RoutableModule {
  var module: RegisteredModule<ServiceKind>?
  var configurationStore: ServiceRouteConfiguration?
  /// The registry in which this module finds others.
  let registry = ModuleRegistry.current
  /// Converts the service from the module's type to the caller's.
  var adopt: (Any) throws -> Any = { $0 }
  var presence = ServicePresence.none
  var reportedState = RouteState.unrouted

  /// Makes a router. Only the registry calls this; a router that the app makes directly cannot make a service.
  public required init() {}

  /// Registers the keys of the module with calls of `register…`.
  open class func registerRoutableDestination() {}

  /// The routes that the module promises to other modules. Empty by default.
  open class var declaredRoutes: [any RouteDeclaration] { [] }

  /// Returns whether the module can make its service on this device in the current state of the app.
  ///
  /// Each call that makes a service checks this first, and fails if the result is `false`. Returns `true` unless overridden.
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
