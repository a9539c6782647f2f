public import NavigationCore
public import RouteComposition

// What there is to ask for services, from any actor.
nonisolated extension Router {
  /// The module that makes a service which conforms to a protocol; `nil` where there is none, which is then reported.
  public static func to<Destination>(_ service: RoutableService<Destination>) -> ServiceRoute<Destination>? {
    reporting { try route(to: service) }
  }

  /// The module that makes a service which conforms to a protocol.
  ///
  /// - Throws: ``ModuleRoutingError`` where there is none.
  public static func route<Destination>(to service: RoutableService<Destination>) throws -> ServiceRoute<Destination> {
    try ServiceRoute(found: FoundModule(.route(service.declaration)))
  }

  /// The module registered for a type of services; `nil` where there is none, which is then reported.
  public static func to<Service>(service: Service.Type) -> ServiceRoute<Service>? {
    reporting { try ServiceRoute(found: FoundModule(.type(service))) }
  }

  /// The service's module registered for an identifier; `nil` where there is none, which is then reported.
  public static func to(serviceIdentifier identifier: String) -> ServiceRoute<Any>? {
    reporting { try ServiceRoute(found: FoundModule(.identifier(identifier))) }
  }

  /// The service's module whose configuration conforms to a protocol; `nil` where there is none, which is then reported.
  public static func to<Module>(_ module: RoutableServiceModule<Module>) -> ServiceModuleRoute<Module>? {
    reporting { try route(to: module) }
  }

  /// The service's module whose configuration conforms to a protocol.
  ///
  /// - Throws: ``ModuleRoutingError`` where there is none.
  public static func route<Module>(to module: RoutableServiceModule<Module>) throws -> ServiceModuleRoute<Module> {
    try ServiceModuleRoute(found: FoundModule(.route(module.declaration)))
  }

  /// Makes and prepares a service.
  ///
  /// - Parameters:
  ///   - service: What it conforms to.
  ///   - configure: Gets the configuration at once.
  ///   - preparation: The caller's preparation of the service, in the place of the configuration's.
  /// - Returns: The service; `nil` where it could not be made, which is then reported.
  @discardableResult public static func makeDestination<Destination>(
    to service: RoutableService<Destination>,
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in },
    preparation: ((Destination) -> Void)? = nil
  ) -> Destination? {
    reporting { try service.makeRouter(configuring: configure).prepared(by: preparation).made() }
  }

  /// Makes and prepares a service.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
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
  ///   - configure: Gets the configuration at once, and hands over the parameters.
  /// - Returns: The service; `nil` where there is none, which is then reported.
  @discardableResult public static func makeDestination<Module>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Void
  ) -> Any? {
    reporting { try requireDestination(to: module, configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public static func requireDestination<Module>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Void
  ) throws -> Any {
    try module.makeRouter(configuring: configure).made()
  }

  /// Makes and prepares a service, and returns the router that has done so, to be kept.
  ///
  /// - Parameters:
  ///   - service: The protocol of the service, or the one that declares the parameters.
  ///   - configure: Gets the settings, or hands over the parameters, at once.
  ///   - completion: Heard once, for this performance.
  ///   - preparation: The caller's preparation of the service, in the place of the configuration's.
  ///   - successHandler: Called with the service, for this performance alone.
  ///   - errorHandler: Called with the reason if there is none, for this performance alone.
  /// - Returns: The router, which has the service and its state, and makes it again. `nil` if there is none; the completion
  ///   and the error handler get the reason too.
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
