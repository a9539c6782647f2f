// Registrations of a router class. Call them in `registerRoutableDestination()` of the class.
nonisolated extension AnyServiceRouter {
  /// Registers the router for a protocol of its service, or for the protocol of its configuration.
  public class func register(_ route: some ServiceDeclaration) { registerClass(.route(route.declaration)) }

  /// Registers the router for the type of its service.
  public class func registerService<Service>(_ service: Service.Type) { registerClass(.type(service)) }

  /// Registers the router for an identifier.
  public class func registerIdentifier(_ identifier: String) { registerClass(.identifier(identifier)) }
}

// Registrations of modules that consist of a closure.
nonisolated extension AnyServiceRouter {
  /// Registers a closure that makes a service, for a protocol of the service.
  ///
  /// - Parameters:
  ///   - route: The declaration of the protocol.
  ///   - service: The type of the service. If the closure makes a service of another type, the call fails.
  ///   - making: Makes the service on the actor or thread of the caller. It returns `nil` if it cannot make the service.
  public static func register<Protocol, Service>(
    _ route: RoutableService<Protocol>, forMakingService service: Service.Type,
    making: @escaping @Sendable (ServiceRouteConfiguration) throws -> Protocol?
  ) {
    register(.route(route.declaration), making: service, by: making)
  }

  /// Registers a closure for a protocol that declares parameters. The closure makes a configuration that conforms to the
  /// protocol, and the configuration makes the service.
  ///
  /// - Parameters:
  ///   - route: The declaration of the protocol.
  ///   - service: The type of the service. If the configuration makes a service of another type, the call fails.
  ///   - making: Makes a configuration: an object of a subclass of ``ServiceRouteConfiguration`` that conforms to the protocol.
  ///     If it makes another object, the registration fails.
  public static func register<Protocol, Service>(
    _ route: RoutableServiceModule<Protocol>, forMakingService service: Service.Type,
    making: @escaping @Sendable () throws -> Protocol
  ) {
    let key = ModuleKey.route(route.declaration)
    register(key, making: service, configuration: { try configuration(making(), of: key) })
  }

  /// Registers a closure that makes a service, for the type of the service.
  public static func register<Service>(
    forMakingService service: Service.Type, making: @escaping @Sendable (ServiceRouteConfiguration) throws -> Service?
  ) {
    register(.type(service), making: service, by: making)
  }

  /// Registers a closure that makes a service, for an identifier.
  public static func registerIdentifier<Service>(
    _ identifier: String, forMakingService service: Service.Type,
    making: @escaping @Sendable (ServiceRouteConfiguration) throws -> Service?
  ) {
    register(.identifier(identifier), making: service, by: making)
  }
}

// Adapters from a protocol that one module requires to a protocol that another module provides.
nonisolated extension AnyServiceRouter {
  /// Registers an adapter. Calls for the required protocol then use the module of the provided protocol. Both protocols are
  /// protocols of services, or both are protocols of configurations.
  ///
  /// - Parameters:
  ///   - required: The protocol that callers use.
  ///   - provided: The protocol of a module or of another adapter.
  ///   - convert: Converts the provided object to the required protocol. For example, it wraps a configuration in an object
  ///     that passes the parameters to the configuration. If the closure returns `nil`, the call fails. Without the closure,
  ///     the provided object must conform to the required protocol.
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

// The functions that the registrations above call.
nonisolated extension AnyServiceRouter {
  private class func registerClass(_ key: ModuleKey) {
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
