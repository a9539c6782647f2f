/// A service's module, found by a protocol, a type or an identifier. It can be used on any actor.
nonisolated public struct ServiceRoute<Destination>: Sendable {
  let registry: ModuleRegistry
  let found: ServiceTable.Found

  /// A default configuration of the module, a new one each time. A plain one where the module cannot make its own.
  public var defaultRouteConfiguration: ServiceRouteConfiguration {
    (try? registry.within { try found.module.makeConfiguration() }) ?? ServiceRouteConfiguration()
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
    try registry.within {
      let configuration = try found.module.makeConfiguration()
      try configure(configuration)
      return try found.module.makeRouter(configuration).makeNow { made in
        let adopted = try found.conversions.reduce(made) { made, convert in
          guard let next = try convert(made) else { throw ModuleRoutingError.madeNothing(module: found.module.name) }
          return next
        }
        return try cast(adopted, from: found.module.name)
      }
    }
  }
}

/// A service's module with parameters, found by the protocol that declares them. It can be used on any actor.
nonisolated public struct ServiceModuleRoute<Module>: Sendable {
  let registry: ModuleRegistry
  let found: ServiceTable.Found

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
    try make { _ = try configure($0) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination(configuring configure: (Module) throws -> Void) throws -> Any { try make(configure) }

  private func make<Made>(_ configure: (Module) throws -> Void) throws -> Made {
    try registry.within {
      let configuration = try found.module.makeConfiguration()
      let module = try module(of: configuration)
      let (_, endless) = try MakingStack.ofThread.run(
        .configuring, of: found.module.identity, named: { found.module.name }
      ) { try configure(module) }
      if let endless, !configuration.isReadyToMake { throw endless }
      return try found.module.makeRouter(configuration).makeNow { try cast($0, from: found.module.name) }
    }
  }

  private func module(of configuration: ServiceRouteConfiguration) throws -> Module {
    let wrong = {
      ModuleRoutingError.wrongConfiguration(
        found: String(describing: type(of: configuration)), expected: String(describing: Module.self),
        module: found.module.name)
    }
    var provided: Any = configuration
    for convert in found.conversions {
      guard let next = try convert(provided) else { throw wrong() }
      provided = next
    }
    guard let module = provided as? Module else { throw wrong() }
    return module
  }
}
