public import NavigationCore

/// A module that makes a service, found by a protocol, a type or an identifier. Code on any actor may use it.
nonisolated public struct ServiceRoute<Destination>: Sendable {
  let found: FoundModule<ServiceKind>

  /// The name of the module in errors.
  public var name: String { found.module.name }

  /// The class of the module's router. Cast it to call class methods that your router declares. A module made of closures has a
  /// class of the library.
  public var routerType: AnyServiceRouter.Type { found.module.router }

  /// A new default configuration of the module. If the module fails to make it, a plain ``ServiceRouteConfiguration``.
  public var defaultRouteConfiguration: ServiceRouteConfiguration {
    (try? AnyServiceRouter.configuration(of: found)) ?? ServiceRouteConfiguration()
  }

  /// A Boolean value that indicates whether the module can make its service now; see ``AnyServiceRouter/canMakeDestination()``.
  public var canMakeDestination: Bool { found.module.router.canMakeDestination() }

  /// Makes and prepares a service.
  ///
  /// - Parameters:
  ///   - configure: Changes the settings before the module makes the service.
  ///   - preparation: The caller's preparation of the service. If it is not `nil`, it replaces the `prepareDestination` of the
  ///     configuration.
  /// - Returns: The service, or `nil` if the call fails. The registry then reports the reason if it is a
  ///   ``ModuleRoutingError``.
  @discardableResult public func makeDestination(
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in },
    preparation: ((Destination) -> Void)? = nil
  ) -> Destination? {
    reporting { try makeRouter(configure).prepared(by: preparation).made() }
  }

  /// Makes and prepares a service.
  ///
  /// - Parameter configure: Changes the settings before the module makes the service.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public func requireDestination(
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try makeRouter(configure).made()
  }

  /// Makes and prepares a service, and returns its router.
  ///
  /// - Parameters:
  ///   - configure: Changes the settings before the module makes the service.
  ///   - completion: Called once, with the outcome, before the call returns.
  ///   - preparation: The caller's preparation of the service. If it is not `nil`, it replaces the `prepareDestination` of the
  ///     configuration.
  ///   - successHandler: Called with the service if this call makes it.
  ///   - errorHandler: Called with the reason if this call does not make the service.
  /// - Returns: The router, which gives access to the service and its state, and can make a new service. `nil` if no router can
  ///   be made, for example because the closure throws. The completion and the error handler then receive the reason.
  @discardableResult public func perform(
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in },
    completion: ((Outcome<Destination>) -> Void)? = nil, preparation: ((Destination) -> Void)? = nil,
    successHandler: ((Destination) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Destination>? {
    performing(completion, successHandler, errorHandler) {
      try makeRouter(configure).prepared(by: preparation)
    }
  }

  /// Prepares an existing service, and calls the handlers of the configuration, as `perform` does.
  ///
  /// - Parameters:
  ///   - destination: The existing service.
  ///   - configure: Changes the settings before the module prepares the service.
  /// - Returns: The router. Its `performRoute` makes a new service.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  @discardableResult public func prepare(
    _ destination: Destination, configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> DestinationServiceRouter<Destination> {
    let router = try makeRouter(configure)
    try router.prepareNow(given: destination)
    return DestinationServiceRouter(untyped: router)
  }

  /// Makes a router for one call, and calls the closure with the settings of its configuration.
  func makeRouter(_ configure: (ServiceRouteSettings<Destination>) throws -> Void) throws -> AnyServiceRouter {
    try AnyServiceRouter.router(of: found, configuring: configure)
  }
}

/// A module that makes a service from parameters. It is found by the protocol that declares the parameters. Code on any actor
/// may use it.
nonisolated public struct ServiceModuleRoute<Module>: Sendable {
  let found: FoundModule<ServiceKind>

  /// A Boolean value that indicates whether the module can make its service now; see ``AnyServiceRouter/canMakeDestination()``.
  public var canMakeDestination: Bool { found.module.router.canMakeDestination() }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameter configure: Receives the configuration, passes the parameters, and returns the service.
  /// - Returns: The service that the router makes, as the closure's result type; `nil` if the call fails. The registry then
  ///   reports the reason if it is a ``ModuleRoutingError``.
  @discardableResult public func makeDestination<Made>(configuring configure: (Module) throws -> Made?) -> Made? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameter configure: Receives the configuration and passes the parameters.
  /// - Returns: The service, or `nil` if the call fails. The registry then reports the reason if it is a
  ///   ``ModuleRoutingError``.
  @discardableResult public func makeDestination(configuring configure: (Module) throws -> Void) -> Any? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameter configure: Receives the configuration, passes the parameters, and returns the service.
  /// - Returns: The service that the router makes, as the closure's result type.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public func requireDestination<Made>(configuring configure: (Module) throws -> Made?) throws -> Made {
    try makeRouter(for: Made.self) { _ = try configure($0) }.made()
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameter configure: Receives the configuration and passes the parameters.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
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
  /// - Returns: The router, which gives access to the service and its state, and can make a new service from the same
  ///   parameters. `nil` if no router can be made, for example because the closure throws. The completion and the error handler
  ///   then receive the reason.
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
  /// - Returns: The router, which gives access to the service and its state, and can make a new service from the same
  ///   parameters. `nil` if no router can be made, for example because the closure throws. The completion and the error handler
  ///   then receive the reason.
  @discardableResult public func perform(
    configuring configure: (Module) throws -> Void, completion: ((Outcome<Any>) -> Void)? = nil,
    successHandler: ((Any) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Any>? {
    performing(completion, successHandler, errorHandler) { try makeRouter(for: Any.self, configure) }
  }

  /// Prepares an existing service, and calls the handlers of the configuration, as `perform` does.
  ///
  /// - Parameters:
  ///   - destination: The existing service. The module prepares it even if the closure makes another service.
  ///   - configure: Receives the configuration, and passes the parameters that the preparation needs.
  /// - Returns: The router. Its `performRoute` makes a new service. If the closure has already made a service, the first call
  ///   of `performRoute` uses that service.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  @discardableResult public func prepare<Destination>(
    _ destination: Destination, configuring configure: (Module) throws -> Void = { _ in }
  ) throws -> DestinationServiceRouter<Destination> {
    let router = try makeRouter(for: Destination.self, configure)
    try router.prepareNow(given: destination)
    return DestinationServiceRouter(untyped: router)
  }

  /// Makes a router for one call, and passes the router's configuration to the closure.
  func makeRouter<Made>(for made: Made.Type, _ configure: (Module) throws -> Void) throws -> AnyServiceRouter {
    try AnyServiceRouter.router(of: found, for: made, passing: configure)
  }
}
