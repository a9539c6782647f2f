public import NavigationCore

/// A module that makes a service, found by a protocol, a type or an identifier. Any actor may use it.
nonisolated public struct ServiceRoute<Destination>: Sendable {
  let found: FoundModule<ServiceKind>

  /// The name of the module in errors.
  public var name: String { found.module.name }

  /// The class of the module's router, through which an app calls class methods of its own. A module of closures has a class of
  /// the library.
  public var routerType: AnyServiceRouter.Type { found.module.router }

  /// A new default configuration of the module. A plain ``ServiceRouteConfiguration`` if the module cannot make one.
  public var defaultRouteConfiguration: ServiceRouteConfiguration {
    (try? AnyServiceRouter.configuration(of: found)) ?? ServiceRouteConfiguration()
  }

  /// A Boolean value that indicates whether the module can make its service now; see ``AnyServiceRouter/canMakeDestination()``.
  public var canMakeDestination: Bool { found.module.router.canMakeDestination() }

  /// Makes and prepares a service.
  ///
  /// - Parameters:
  ///   - configure: Receives the configuration before the module makes the service.
  ///   - preparation: The caller's preparation of the service. If it is not `nil`, it replaces the one in the configuration.
  /// - Returns: The service. `nil` if the module cannot make it; the registry then reports the reason.
  @discardableResult public func makeDestination(
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in },
    preparation: ((Destination) -> Void)? = nil
  ) -> Destination? {
    reporting { try makeRouter(configure).prepared(by: preparation).made() }
  }

  /// Makes and prepares a service.
  ///
  /// - Parameter configure: Receives the configuration before the module makes the service.
  /// - Throws: ``ModuleRoutingError``, or the error of the module.
  public func requireDestination(
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try makeRouter(configure).made()
  }

  /// Makes and prepares a service, and returns its router.
  ///
  /// - Parameters:
  ///   - configure: Receives the configuration before the module makes the service.
  ///   - completion: Called once, with the outcome, before the call returns.
  ///   - preparation: The caller's preparation of the service. If it is not `nil`, it replaces the one in the configuration.
  ///   - successHandler: Called with the service if this call makes it.
  ///   - errorHandler: Called with the reason if this call does not make the service.
  /// - Returns: The router, which has the service and its state, and makes it again. `nil` if there is no router; the
  ///   completion and the error handler then receive the reason.
  @discardableResult public func perform(
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in },
    completion: ((Outcome<Destination>) -> Void)? = nil, preparation: ((Destination) -> Void)? = nil,
    successHandler: ((Destination) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Destination>? {
    performing(completion, successHandler, errorHandler) {
      try makeRouter(configure).prepared(by: preparation)
    }
  }

  /// Prepares an existing service, and calls the handlers of the configuration, as a performance does.
  ///
  /// - Parameters:
  ///   - destination: The existing service.
  ///   - configure: Receives the configuration before the module prepares the service.
  /// - Returns: The router. A later performance of its route makes a new service.
  /// - Throws: ``ModuleRoutingError``, or the error of the module.
  @discardableResult public func prepare(
    _ destination: Destination, configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> DestinationServiceRouter<Destination> {
    let router = try makeRouter(configure)
    try router.prepareNow(given: destination)
    return DestinationServiceRouter(untyped: router)
  }

  /// Makes a router for one call.
  func makeRouter(_ configure: (ServiceRouteSettings<Destination>) throws -> Void) throws -> AnyServiceRouter {
    try AnyServiceRouter.router(of: found, configuring: configure)
  }
}

/// A module that makes a service from parameters, found by the protocol that declares them. Any actor may use it.
nonisolated public struct ServiceModuleRoute<Module>: Sendable {
  let found: FoundModule<ServiceKind>

  /// A Boolean value that indicates whether the module can make its service now; see ``AnyServiceRouter/canMakeDestination()``.
  public var canMakeDestination: Bool { found.module.router.canMakeDestination() }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameter configure: Receives the configuration, passes the parameters, and returns the service.
  /// - Returns: The service that the closure returned. `nil` if there is none; the registry then reports the reason.
  @discardableResult public func makeDestination<Made>(configuring configure: (Module) throws -> Made?) -> Made? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameter configure: Receives the configuration and passes the parameters.
  /// - Returns: The service. `nil` if the module cannot make it; the registry then reports the reason.
  @discardableResult public func makeDestination(configuring configure: (Module) throws -> Void) -> Any? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameter configure: Receives the configuration, passes the parameters, and returns the service.
  /// - Returns: The service that the closure returned.
  /// - Throws: ``ModuleRoutingError``, or the error of the module.
  public func requireDestination<Made>(configuring configure: (Module) throws -> Made?) throws -> Made {
    try makeRouter(for: Made.self) { _ = try configure($0) }.made()
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameter configure: Receives the configuration and passes the parameters.
  /// - Throws: ``ModuleRoutingError``, or the error of the module.
  public func requireDestination(configuring configure: (Module) throws -> Void) throws -> Any {
    try makeRouter(for: Any.self, configure).made()
  }

  /// Makes and prepares a service from parameters, and returns its router.
  ///
  /// - Parameters:
  ///   - configure: Receives the configuration, passes the parameters, and returns the service.
  ///   - completion: Called once, with the outcome, before the call returns.
  ///   - successHandler: Called with the service if this call makes it.
  ///   - errorHandler: Called with the reason if this call does not make the service.
  /// - Returns: The router, which has the service and its state, and makes it again from the same parameters. `nil` if there is
  ///   no router; the completion and the error handler then receive the reason.
  @discardableResult public func perform<Made>(
    configuring configure: (Module) throws -> Made?, completion: ((Outcome<Made>) -> Void)? = nil,
    successHandler: ((Made) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Made>? {
    performing(completion, successHandler, errorHandler) { try makeRouter(for: Made.self) { _ = try configure($0) } }
  }

  /// Makes and prepares a service from parameters, and returns its router.
  ///
  /// - Parameters:
  ///   - configure: Receives the configuration and passes the parameters.
  ///   - completion: Called once, with the outcome, before the call returns.
  ///   - successHandler: Called with the service if this call makes it.
  ///   - errorHandler: Called with the reason if this call does not make the service.
  /// - Returns: The router, which has the service and its state, and makes it again from the same parameters. `nil` if there is
  ///   no router; the completion and the error handler then receive the reason.
  @discardableResult public func perform(
    configuring configure: (Module) throws -> Void, completion: ((Outcome<Any>) -> Void)? = nil,
    successHandler: ((Any) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Any>? {
    performing(completion, successHandler, errorHandler) { try makeRouter(for: Any.self, configure) }
  }

  /// Prepares an existing service, and calls the handlers of the configuration, as a performance does.
  ///
  /// - Parameters:
  ///   - destination: The existing service. The module prepares this one even if the closure makes another.
  ///   - configure: Receives the configuration, and passes the parameters that the preparation needs.
  /// - Returns: The router. A later performance of its route makes a new service.
  /// - Throws: ``ModuleRoutingError``, or the error of the module.
  @discardableResult public func prepare<Destination>(
    _ destination: Destination, configuring configure: (Module) throws -> Void = { _ in }
  ) throws -> DestinationServiceRouter<Destination> {
    let router = try makeRouter(for: Destination.self, configure)
    try router.prepareNow(given: destination)
    return DestinationServiceRouter(untyped: router)
  }

  /// Makes a router for one call.
  func makeRouter<Made>(for made: Made.Type, _ configure: (Module) throws -> Void) throws -> AnyServiceRouter {
    try AnyServiceRouter.router(of: found, for: made, passing: configure)
  }
}
