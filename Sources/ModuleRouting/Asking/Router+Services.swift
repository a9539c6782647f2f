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

  /// The module of a service that was chosen at run time; `nil` where there is none, which is then reported.
  public static func to(_ service: SwitchableService) -> ServiceRoute<Any>? {
    reporting { try ServiceRoute(found: FoundModule(.route(service.declaration))) }
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

  /// A service's module with parameters that was chosen at run time; `nil` where there is none, which is then reported.
  public static func to(_ module: SwitchableServiceModule) -> ServiceModuleRoute<Any>? {
    reporting { try ServiceModuleRoute(found: FoundModule(.route(module.declaration))) }
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
    reporting { try route(to: service).made(configure, preparation) }
  }

  /// Makes and prepares a service.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public static func requireDestination<Destination>(
    to service: RoutableService<Destination>,
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try route(to: service).requireDestination(configuring: configure)
  }

  /// Makes and prepares a service, and returns the router that has done so, to be kept.
  ///
  /// - Parameters:
  ///   - service: What it conforms to.
  ///   - configure: Gets the configuration at once.
  ///   - completion: Heard once, for this performance.
  ///   - preparation: The caller's preparation of the service, in the place of the configuration's.
  ///   - successHandler: Called with the service, for this performance alone.
  ///   - errorHandler: Called with the reason where there is none, for this performance alone.
  /// - Returns: The router: what was made, where the route stands, and what makes it again. `nil` where there is none,
  ///   which the completion and the error handler are told too.
  @discardableResult public static func perform<Destination>(
    to service: RoutableService<Destination>,
    configuring configure: (ServiceRouteSettings<Destination>) throws -> Void = { _ in },
    completion: ((Outcome<Destination>) -> Void)? = nil, preparation: ((Destination) -> Void)? = nil,
    successHandler: ((Destination) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Destination>? {
    performing(completion, successHandler, errorHandler) {
      try route(to: service).router {
        try configure($0)
        $0.take(preparation)
      }
    }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Returns: The service; `nil` where there is none, which is then reported.
  @discardableResult public static func makeDestination<Module>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Void
  ) -> Any? {
    reporting { try route(to: module).requireDestination(configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public static func requireDestination<Module>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Void
  ) throws -> Any {
    try route(to: module).requireDestination(configuring: configure)
  }

  /// Makes and prepares a service from parameters, and returns the router that has done so, to be kept.
  ///
  /// - Returns: The router, which has the service and its state, and makes it again from the same parameters. `nil` if there is
  ///   none; the completion gets the reason too.
  @discardableResult public static func perform<Module>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Void,
    completion: ((Outcome<Any>) -> Void)? = nil, successHandler: ((Any) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Any>? {
    performing(completion, successHandler, errorHandler) {
      try route(to: module).router(for: Any.self, configure)
    }
  }
}
