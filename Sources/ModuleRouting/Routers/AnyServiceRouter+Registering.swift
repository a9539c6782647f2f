// What a router's own class registers, in its `registerRoutableDestination()`.
nonisolated extension AnyServiceRouter {
  /// Lets the module be asked for by a protocol of its service, or of its configuration, which declares its parameters.
  public class func register(_ route: some ServiceDeclaration) { registerOwn(.route(route.declaration)) }

  /// Lets the module be asked for by the type of its service.
  public class func registerService<Service>(_ service: Service.Type) { registerOwn(.type(service)) }

  /// Lets the module be asked for by a string.
  public class func registerIdentifier(_ identifier: String) { registerOwn(.identifier(identifier)) }
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
    register(.route(route.declaration), making: service, by: making)
  }

  /// Registers a closure that makes the configuration of a module, for the protocol that declares its parameters. The
  /// configuration makes the service.
  ///
  /// - Parameters:
  ///   - route: What the module is asked for by.
  ///   - service: The type of what it makes.
  ///   - making: Makes a configuration that conforms to the protocol: a ``ServiceRouteConfiguration`` of some class.
  ///     Another object is reported when the list of modules has been gone through.
  public static func register<Protocol, Service>(
    _ route: RoutableServiceModule<Protocol>, forMakingService service: Service.Type,
    making: @escaping @Sendable () throws -> Protocol
  ) {
    let key = ModuleKey.route(route.declaration)
    register(key, making: service, configuration: { try configuration(making(), of: key) })
  }

  /// Registers a closure for the type of what it makes.
  public static func register<Service>(
    forMakingService service: Service.Type, making: @escaping @Sendable (ServiceRouteConfiguration) throws -> Service?
  ) {
    register(.type(service), making: service, by: making)
  }

  /// Registers a closure for a string.
  public static func registerIdentifier<Service>(
    _ identifier: String, forMakingService service: Service.Type,
    making: @escaping @Sendable (ServiceRouteConfiguration) throws -> Service?
  ) {
    register(.identifier(identifier), making: service, by: making)
  }
}

// Adapters: what one module requires is served by a module that provides something else.
nonisolated extension AnyServiceRouter {
  /// Serves a required protocol by the module that provides another, both of what is made or both of a configuration.
  ///
  /// - Parameters:
  ///   - required: The protocol that is asked for.
  ///   - provided: The protocol that a module, or another adapter, is registered for.
  ///   - convert: Turns what is provided into what is required, for instance a configuration into an object that hands the
  ///     parameters on. Without it, what is provided has to conform.
  public static func register<Required: ServiceDeclaration, Provided: ServiceDeclaration>(
    adapter required: Required, forAdaptee provided: Provided,
    converting convert: (@Sendable (Provided.Declared) throws -> Required.Declared?)? = nil
  ) where Required.Switchable == Provided.Switchable {
    let conversion = convert.map { convert -> ServiceKind.Conversion in
      { provided in try (provided as? Provided.Declared).flatMap(convert) }
    }
    adapt(required.declaration, to: provided.declaration, conversion)
  }
}

// What all of them come to.
nonisolated extension AnyServiceRouter {
  private class func registerOwn(_ key: ModuleKey) {
    enter(RegisteredModule(self, ServiceKind.Making(configuration: { try self.makeConfiguration() })), for: key)
  }

  private static func register(
    _ key: ModuleKey, making type: any Any.Type, by make: ServiceKind.Make? = nil,
    configuration: @escaping ServiceKind.MakeConfiguration = { ServiceRouteConfiguration() }
  ) {
    let making = ServiceKind.Making(configuration: configuration, destination: make)
    enter(RegisteredModule(ClosureServiceRouter.self, for: key, making: type, making), for: key)
  }
}
