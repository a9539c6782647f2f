// What a router's own class registers, in its `registerRoutableDestination()`.
nonisolated extension AnyServiceRouter {
  private class var ownModule: RegisteredService {
    RegisteredService(router: self, making: .router, route: nil, service: nil)
  }

  /// Lets the module be asked for by a protocol of its service.
  public class func register<Protocol>(_ service: RoutableService<Protocol>) {
    OpenRegistration.enter(service.declaration.asWritten) { $0.enter(ownModule, for: service.declaration) }
  }

  /// Lets the module be asked for by the protocol of its configuration, which declares its parameters.
  public class func register<Protocol>(_ module: RoutableServiceModule<Protocol>) {
    OpenRegistration.enter(module.declaration.asWritten) { $0.enter(ownModule, for: module.declaration) }
  }

  /// Lets the module be asked for by the type of its service.
  public class func registerService<Service>(_ service: Service.Type) {
    OpenRegistration.enter(String(describing: service)) { $0.enter(ownModule, forType: service) }
  }

  /// Lets the module be asked for by a string.
  public class func registerIdentifier(_ identifier: String) {
    OpenRegistration.enter(identifier) { $0.enter(ownModule, forIdentifier: identifier) }
  }
}

// Modules that are a closure.
nonisolated extension AnyServiceRouter {
  /// Registers a closure for a protocol of what it makes.
  ///
  /// - Parameters:
  ///   - route: What the module is asked for by.
  ///   - service: The type of what it makes.
  ///   - making: Makes the service, wherever it is asked for; `nil` where it cannot be made.
  public static func register<Protocol, Service>(
    _ route: RoutableService<Protocol>, forMakingService service: Service.Type,
    making: @escaping @Sendable (ServiceRouteConfiguration) throws -> Protocol?
  ) {
    OpenRegistration.enter(route.declaration.asWritten) {
      $0.enter(
        RegisteredService(
          router: ClosureServiceRouter.self, making: .destination(making), route: route.declaration, service: service),
        for: route.declaration)
    }
  }

  /// Registers a closure that makes the configuration of a module, for the protocol that declares its parameters. The
  /// configuration makes the service.
  ///
  /// - Parameters:
  ///   - route: What the module is asked for by.
  ///   - service: The type of what it makes.
  ///   - making: Makes a configuration that conforms to the protocol.
  public static func register<Protocol, Service, Destination>(
    _ route: RoutableServiceModule<Protocol>, forMakingService service: Service.Type,
    making: @escaping @Sendable () -> ZIKServiceMakeableConfiguration<Destination>
  ) {
    OpenRegistration.enter(route.declaration.asWritten) {
      $0.enter(
        RegisteredService(
          router: ClosureServiceRouter.self, making: .configuration(making), route: route.declaration,
          service: service),
        for: route.declaration)
    }
  }

  /// Registers a closure for the type of what it makes.
  public static func register<Service>(
    forMakingService service: Service.Type, making: @escaping @Sendable (ServiceRouteConfiguration) throws -> Service?
  ) {
    OpenRegistration.enter(String(describing: service)) {
      $0.enter(
        RegisteredService(
          router: ClosureServiceRouter.self, making: .destination(making), route: nil, service: service),
        forType: service)
    }
  }

  /// Registers a closure for a string.
  public static func registerIdentifier<Service>(
    _ identifier: String, forMakingService service: Service.Type,
    making: @escaping @Sendable (ServiceRouteConfiguration) throws -> Service?
  ) {
    OpenRegistration.enter(identifier) {
      $0.enter(
        RegisteredService(
          router: ClosureServiceRouter.self, making: .destination(making), route: nil, service: service),
        forIdentifier: identifier)
    }
  }
}

// Adapters: what one module requires is served by a module that provides something else.
nonisolated extension AnyServiceRouter {
  /// Serves a required protocol by the module that provides another.
  ///
  /// - Parameters:
  ///   - required: The protocol that is asked for.
  ///   - provided: The protocol that a module, or another adapter, is registered for.
  ///   - convert: Turns what is provided into what is required; without it, what is provided has to conform.
  public static func register<Required, Provided>(
    adapter required: RoutableService<Required>, forAdaptee provided: RoutableService<Provided>,
    converting convert: (@Sendable (Provided) throws -> Required?)? = nil
  ) {
    OpenRegistration.enter(required.declaration.asWritten) {
      $0.adapt(service: required.declaration, to: provided.declaration, convert.map(erased))
    }
  }

  /// Serves a required protocol of a configuration by the module whose configuration provides another.
  ///
  /// - Parameters:
  ///   - required: The protocol that is asked for.
  ///   - provided: The protocol that a module, or another adapter, is registered for.
  ///   - convert: Turns the configuration into what is required; without it, the configuration has to conform.
  public static func register<Required, Provided>(
    adapter required: RoutableServiceModule<Required>, forAdaptee provided: RoutableServiceModule<Provided>,
    converting convert: (@Sendable (Provided) throws -> Required?)? = nil
  ) {
    OpenRegistration.enter(required.declaration.asWritten) {
      $0.adapt(service: required.declaration, to: provided.declaration, convert.map(erased))
    }
  }

  private static func erased<Required, Provided>(
    _ convert: @escaping @Sendable (Provided) throws -> Required?
  ) -> ServiceConversion {
    { provided in try (provided as? Provided).flatMap(convert) }
  }
}
