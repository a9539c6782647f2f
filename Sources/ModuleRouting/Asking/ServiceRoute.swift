public import NavigationCore

/// A service's module, found by a protocol, a type or an identifier. It can be used on any actor.
nonisolated public struct ServiceRoute<Destination>: Sendable {
  let found: FoundModule<ServiceKind>

  /// The module, as errors name it.
  public var name: String { found.module.name }

  /// The class of the module's router, for class methods of the app's own; that of a module of closures is the library's.
  public var routerType: AnyServiceRouter.Type { found.module.router }

  /// A default configuration of the module, a new one each time. A plain one where the module cannot make its own.
  public var defaultRouteConfiguration: ServiceRouteConfiguration {
    (try? AnyServiceRouter.configuration(of: found)) ?? ServiceRouteConfiguration()
  }

  /// Whether the module can make its service now; see ``AnyServiceRouter/canMakeDestination()``.
  public var canMakeDestination: Bool { found.module.router.canMakeDestination() }

  /// Makes and prepares a service.
  ///
  /// - Parameters:
  ///   - configure: Gets the configuration at once.
  ///   - preparation: The caller's preparation of the service, in the place of the configuration's.
  /// - Returns: The service; `nil` where it could not be made, which is then reported.
  @discardableResult public func makeDestination(
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in },
    preparation: ((Destination) -> Void)? = nil
  ) -> Destination? {
    reporting { try makeRouter(configure).prepared(by: preparation).made() }
  }

  /// Makes and prepares a service.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination(
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try makeRouter(configure).made()
  }

  /// Makes and prepares a service, and returns the router that has done so, to be kept.
  ///
  /// - Parameters:
  ///   - configure: Gets the configuration at once.
  ///   - completion: Heard once, for this performance.
  ///   - preparation: The caller's preparation of the service, in the place of the configuration's.
  ///   - successHandler: Called with the service, for this performance alone.
  ///   - errorHandler: Called with the reason where there is none, for this performance alone.
  /// - Returns: The router: what was made, where the route stands, and what makes it again. `nil` where there is none,
  ///   which the completion and the error handler are told too.
  @discardableResult public func perform(
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in },
    completion: ((Outcome<Destination>) -> Void)? = nil, preparation: ((Destination) -> Void)? = nil,
    successHandler: ((Destination) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Destination>? {
    performing(completion, successHandler, errorHandler) {
      try makeRouter(configure).prepared(by: preparation)
    }
  }

  /// Prepares a service that was made elsewhere. The handlers hear of it as they hear of a performance.
  ///
  /// - Returns: The router, which makes services of its own when it is performed.
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  @discardableResult public func prepare(
    _ destination: Destination, configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> DestinationServiceRouter<Destination> {
    let router = try makeRouter(configure)
    try router.prepareNow(given: destination)
    return DestinationServiceRouter(untyped: router)
  }

  /// A router for one call.
  func makeRouter(_ configure: (ServiceRouteSettings<Destination>) throws -> Void) throws -> AnyServiceRouter {
    try AnyServiceRouter.router(of: found, configuring: configure)
  }
}

/// A service's module with parameters, found by the protocol that declares them. It can be used on any actor.
nonisolated public struct ServiceModuleRoute<Module>: Sendable {
  let found: FoundModule<ServiceKind>

  /// Whether the module can make its service now; see ``AnyServiceRouter/canMakeDestination()``.
  public var canMakeDestination: Bool { found.module.router.canMakeDestination() }

  /// Makes and prepares a service from parameters.
  ///
  /// - Returns: What the closure has made; `nil` where there is no service, which is then reported.
  @discardableResult public func makeDestination<Made>(configuring configure: (Module) throws -> Made?) -> Made? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Returns: The service; `nil` where there is none, which is then reported.
  @discardableResult public func makeDestination(configuring configure: (Module) throws -> Void) -> Any? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination<Made>(configuring configure: (Module) throws -> Made?) throws -> Made {
    try makeRouter(for: Made.self) { _ = try configure($0) }.made()
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination(configuring configure: (Module) throws -> Void) throws -> Any {
    try makeRouter(for: Any.self, configure).made()
  }

  /// Makes and prepares a service from parameters, and returns the router that has done so, to be kept.
  ///
  /// - Parameters:
  ///   - configure: Gets the configuration at once, hands over the parameters, and returns what was made.
  ///   - completion: Heard once, for this performance.
  ///   - successHandler: Called with the service, for this performance alone.
  ///   - errorHandler: Called with the reason if there is none, for this performance alone.
  /// - Returns: The router: what was made, where the route stands, and what makes it again from the same parameters. `nil`
  ///   where there is none, which the completion is told too.
  @discardableResult public func perform<Made>(
    configuring configure: (Module) throws -> Made?, completion: ((Outcome<Made>) -> Void)? = nil,
    successHandler: ((Made) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Made>? {
    performing(completion, successHandler, errorHandler) { try makeRouter(for: Made.self) { _ = try configure($0) } }
  }

  /// Makes and prepares a service from parameters, and returns the router that has done so, to be kept.
  ///
  /// - Returns: The router, which has the service and its state, and makes it again from the same parameters. `nil` if there is
  ///   none; the completion gets the reason too.
  @discardableResult public func perform(
    configuring configure: (Module) throws -> Void, completion: ((Outcome<Any>) -> Void)? = nil,
    successHandler: ((Any) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Any>? {
    performing(completion, successHandler, errorHandler) { try makeRouter(for: Any.self, configure) }
  }

  /// Prepares a service that was made elsewhere. The handlers hear of it as they hear of a performance.
  ///
  /// - Parameters:
  ///   - destination: The service. Another one that the closure makes is not used.
  ///   - configure: Gets the configuration at once, and hands over the parameters that preparing needs.
  /// - Returns: The router, which makes services of its own when it is performed.
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  @discardableResult public func prepare<Destination>(
    _ destination: Destination, configuring configure: (Module) throws -> Void = { _ in }
  ) throws -> DestinationServiceRouter<Destination> {
    let router = try makeRouter(for: Destination.self, configure)
    try router.prepareNow(given: destination)
    return DestinationServiceRouter(untyped: router)
  }

  /// A router for one call.
  func makeRouter<Made>(for made: Made.Type, _ configure: (Module) throws -> Void) throws -> AnyServiceRouter {
    try AnyServiceRouter.router(of: found, for: made, handing: configure)
  }
}
