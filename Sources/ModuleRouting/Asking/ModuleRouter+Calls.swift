// The parts of a call that views and services share.
nonisolated extension ModuleRouter where Kind.Router == Self.Type {
  /// Makes and prepares the destination, and calls the handlers.
  ///
  /// - Returns: The destination, converted by the adapters and cast to the type that the caller expects.
  func made<Destination>() throws -> Destination { try within { try cast(makeNow(), from: name) } }

  /// Replaces the configuration's `prepareDestination` with the preparation of a call. If the preparation is `nil`, changes
  /// nothing. Returns the router.
  func prepared<Destination>(by preparation: ((Destination) -> Void)?) -> Self {
    if let preparation { configurationStore?.prepareDestination = erased(preparation) }
    return self
  }

  /// Makes a router, and calls the caller's closure with the settings. The router converts each destination by the adapters,
  /// and casts it to the requested type.
  static func router<Destination>(
    of found: FoundModule<Kind>,
    configuring configure: (RouteSettings<Destination, Kind.Configuration>) throws -> Void
  ) throws -> Self {
    try router(of: found) {
      try configure(RouteSettings(configuration: $0))
    } adopting: { made in
      let adopted = try found.conversions.reduce(made) { made, convert in
        guard let next = try converted(made, by: convert) else {
          throw ModuleRoutingError.madeNothing(module: found.module.name)
        }
        return next
      }
      return try cast(adopted, from: found.module.name) as Destination
    }
  }

  /// Makes a router, and calls the closure that passes the parameters to its configuration.
  ///
  /// - Throws: ``ModuleRoutingError``, or the error of the closure. If a request within the closure was stopped as endless,
  ///   throws the error of that request, unless the configuration has its parameters afterwards (`isReadyToMake`).
  static func router<Parameters, Made>(
    of found: FoundModule<Kind>, for _: Made.Type, passing configure: (Parameters) throws -> Void
  ) throws -> Self {
    let module = found.module
    return try router(of: found) { configuration in
      let parameters: Parameters = try parameters(of: configuration, by: found)
      let (_, endless) = try makingStack.run(.configuring, of: module.identity, named: { module.name }) {
        try configure(parameters)
      }
      if let endless, configuration.makeable?.isReadyToMake != true { throw endless }
    } adopting: {
      try cast($0, from: module.name) as Made
    }
  }

  private static func router(
    of found: FoundModule<Kind>, configuring configure: (Kind.Configuration) throws -> Void,
    adopting adopt: @escaping (Any) throws -> Any
  ) throws -> Self {
    try found.registry.within {
      let configuration = try configuration(by: found.module.making)
      try configure(configuration)
      let router = found.module.router.init()
      router.module = found.module
      router.configurationStore = configuration
      router.adopt = adopt
      return router
    }
  }

  /// Makes the default configuration of a module, within the module's registry.
  static func configuration(of found: FoundModule<Kind>) throws -> Kind.Configuration {
    try found.registry.within { try configuration(by: found.module.making) }
  }

  /// Applies the adapters to a configuration, and casts the result to the protocol that declares the parameters.
  ///
  /// - Throws: ``ModuleRoutingError/wrongConfiguration(found:expected:module:)`` if an adapter returns `nil` or the result does
  ///   not conform; or the error of an adapter.
  static func parameters<Parameters>(
    of configuration: Kind.Configuration, by found: FoundModule<Kind>
  ) throws -> Parameters {
    var provided: Any? = configuration
    for convert in found.conversions { provided = try provided.flatMap { try converted($0, by: convert) } }
    if let parameters = provided as? Parameters { return parameters }
    throw ModuleRoutingError.wrongConfiguration(
      found: String(describing: type(of: configuration)), expected: String(describing: Parameters.self),
      module: found.module.name)
  }
}
