/// A service's router without its types: what is registered as a module.
///
/// Modules derive from ``ServiceRouter``, or register a closure by one of this class's methods. What a
/// ``DestinationServiceRouter`` has in hand is one of these too. A service router stands on no actor; it is used where it
/// is made.
nonisolated open class AnyServiceRouter: RoutableModule {
  var module: RegisteredModule<ServiceKind>?
  var configurationStore: ServiceRouteConfiguration?
  /// Where the modules are looked for that this one asks for.
  let registry = ModuleRegistry.current
  /// Turns what was made into what the caller knows it as.
  var adopt: (Any) throws -> Any = { $0 }
  var presence = ServicePresence.none
  var told = RouteState.unrouted

  /// Made by the registry; a router made by hand makes nothing.
  public required init() {}

  /// Says, by calls of `register…`, what the module can be asked for.
  open class func registerRoutableDestination() {}

  /// What the module declares that others may ask for; nothing by default.
  open class var declaredRoutes: [any RouteDeclaration] { [] }

  /// Whether the module can make its service, on this device and as the app is now. Asked before each making, which is
  /// refused where it is not so. `true` unless it is overridden.
  open class func canMakeDestination() -> Bool { true }

  // MARK: For ServiceRouter

  class func makeConfiguration() throws -> ServiceRouteConfiguration { ServiceRouteConfiguration() }

  func makeDestination() throws -> Any? { nil }

  func prepareByRouter(_ destination: Any) throws {}

  func finishPreparing(_ destination: Any) {}
}

nonisolated extension AnyServiceRouter: ModuleRouter {
  static var makingStack: MakingStack { .ofThread }

  var standing: RouteState { presence.state }

  static func configuration(by making: ServiceKind.Making) throws -> ServiceRouteConfiguration {
    try making.configuration()
  }

  static func converted(_ provided: Any, by convert: ServiceKind.Conversion) throws -> Any? { try convert(provided) }

  static func change(
    _ registration: inout ModuleRegistration,
    _ change: (inout KindRegistration<ServiceKind>) -> ModuleRegistrationError.Problem?
  ) {
    registration.note(change(&registration.services))
  }
}

nonisolated extension ServiceKind { typealias Router = AnyServiceRouter.Type }

/// The name that ZIKRouter has for ``AnyServiceRouter``.
public typealias ZIKAnyServiceRouter = AnyServiceRouter
