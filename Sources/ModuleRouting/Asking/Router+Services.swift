public import NavigationCore
public import RouteComposition

// Calls that find and make services. They run on any actor.
nonisolated extension Router {
  /// Returns the module registered for a protocol of services. If there is none, returns `nil` and reports the reason to the
  /// registry.
  public static func to<Destination>(_ service: RoutableService<Destination>) -> ServiceRoute<Destination>? {
    reporting { try route(to: service) }
  }

  /// Returns the module registered for a protocol of services.
  ///
  /// - Throws: ``ModuleRoutingError`` if no module is registered.
  public static func route<Destination>(to service: RoutableService<Destination>) throws -> ServiceRoute<Destination> {
    try ServiceRoute(found: FoundModule(.route(service.declaration)))
  }

  /// Returns the module registered for a type of service. If there is none, returns `nil` and reports the reason to the
  /// registry.
  public static func to<Service>(service: Service.Type) -> ServiceRoute<Service>? {
    reporting { try ServiceRoute(found: FoundModule(.type(service))) }
  }

  /// Returns the service module registered for an identifier. If there is none, returns `nil` and reports the reason to the
  /// registry.
  public static func to(serviceIdentifier identifier: String) -> ServiceRoute<Any>? {
    reporting { try ServiceRoute(found: FoundModule(.identifier(identifier))) }
  }

  /// Returns the service module registered for a protocol of configurations. If there is none, returns `nil` and reports the
  /// reason to the registry.
  public static func to<Module>(_ module: RoutableServiceModule<Module>) -> ServiceModuleRoute<Module>? {
    reporting { try route(to: module) }
  }

  /// Returns the service module registered for a protocol of configurations.
  ///
  /// - Throws: ``ModuleRoutingError`` if no module is registered.
  public static func route<Module>(to module: RoutableServiceModule<Module>) throws -> ServiceModuleRoute<Module> {
    try ServiceModuleRoute(found: FoundModule(.route(module.declaration)))
  }

  /// Makes and prepares a service.
  ///
  /// - Parameters:
  ///   - service: The protocol of the service.
  ///   - configure: Changes the settings before the module makes the service.
  ///   - preparation: The caller's preparation of the service. If it is not `nil`, it replaces the `prepareDestination` of the
  ///     configuration.
  /// - Returns: The service, or `nil` if the call fails. The registry then reports the reason if it is a
  ///   ``ModuleRoutingError``.
  @discardableResult public static func makeDestination<Destination>(
    to service: RoutableService<Destination>,
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in },
    preparation: ((Destination) -> Void)? = nil
  ) -> Destination? {
    reporting { try service.makeRouter(configuring: configure).prepared(by: preparation).made() }
  }

  /// Makes and prepares a service.
  ///
  /// - Parameters:
  ///   - service: The protocol of the service.
  ///   - configure: Changes the settings before the module makes the service.
  /// - Returns: The service.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public static func requireDestination<Destination>(
    to service: RoutableService<Destination>,
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try service.makeRouter(configuring: configure).made()
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration and passes the parameters.
  /// - Returns: The service, or `nil` if the call fails. The registry then reports the reason if it is a
  ///   ``ModuleRoutingError``.
  @discardableResult public static func makeDestination<Module>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Void
  ) -> Any? {
    reporting { try requireDestination(to: module, configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration and passes the parameters.
  /// - Returns: The service.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public static func requireDestination<Module>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Void
  ) throws -> Any {
    try module.makeRouter(configuring: configure).made()
  }

  /// Makes and prepares a service, and returns its router.
  ///
  /// - Parameters:
  ///   - service: The protocol of the service, or the protocol that declares its parameters.
  ///   - configure: Receives the settings of the route. For a module with parameters, receives the configuration and passes the
  ///     parameters.
  ///   - completion: Called once, with the outcome, before the call returns.
  ///   - preparation: The caller's preparation of the service. If it is not `nil`, it replaces the `prepareDestination` of the
  ///     configuration.
  ///   - successHandler: Called with the service if this call makes it.
  ///   - errorHandler: Called with the reason if this call does not make the service.
  /// - Returns: The router, which gives access to the service and its state, and can make a new service. `nil` if no router can
  ///   be made, for example because no module is registered. The completion and the error handler then receive the reason.
  @discardableResult public static func perform<Service: ServiceRouting>(
    to service: Service, configuring configure: (Service.Settings) throws -> Void = { _ in },
    completion: ((Outcome<Service.Product>) -> Void)? = nil,
    preparation: ((Service.Product) -> Void)? = nil, successHandler: ((Service.Product) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Service.Product>? {
    performing(completion, successHandler, errorHandler) {
      try service.makeRouter(configuring: configure).prepared(by: preparation)
    }
  }
}
