/// A service's module, found by a protocol, a type or an identifier. It can be used on any actor.
nonisolated public struct ServiceRoute<Destination>: Sendable {
  let found: FoundModule<ServiceKind>

  /// A default configuration of the module, a new one each time. A plain one where the module cannot make its own.
  public var defaultRouteConfiguration: ServiceRouteConfiguration {
    (try? AnyServiceRouter.configuration(of: found)) ?? ServiceRouteConfiguration()
  }

  /// Makes and prepares a service.
  ///
  /// - Parameter configure: Gets the configuration at once.
  /// - Returns: The service; `nil` where it could not be made, which is then reported.
  @discardableResult public func makeDestination(
    configuring configure: (ServiceRouteConfiguration) throws -> Void = { _ in }
  ) -> Destination? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a service.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination(
    configuring configure: (ServiceRouteConfiguration) throws -> Void = { _ in }
  ) throws -> Destination {
    try AnyServiceRouter.destination(of: found, configuring: configure)
  }
}

/// A service's module with parameters, found by the protocol that declares them. It can be used on any actor.
nonisolated public struct ServiceModuleRoute<Module>: Sendable {
  let found: FoundModule<ServiceKind>

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
    try AnyServiceRouter.destination(of: found, handing: { _ = try configure($0) })
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination(configuring configure: (Module) throws -> Void) throws -> Any {
    try AnyServiceRouter.destination(of: found, handing: configure)
  }
}
