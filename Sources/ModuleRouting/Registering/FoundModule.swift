/// The result of a lookup: a module, its registry, and the conversions of the adapters that led to the module, in the order of
/// application.
nonisolated struct FoundModule<Kind: ModuleKind>: Sendable {
  let registry: ModuleRegistry
  let module: RegisteredModule<Kind>
  let conversions: [Kind.Conversion]

  /// Looks up a module in the current registry.
  ///
  /// - Throws: ``ModuleRoutingError`` if the protocol of the key is not declared, if no module is registered for the key, or if
  ///   there is no current registry.
  private init(_ key: ModuleKey, _ find: (ModuleRegistry) -> RouteTable<Kind>.Found?) throws {
    if case .route(let route) = key, !route.isDeclared {
      throw ModuleRoutingError.notDeclared(routable: route.kind.rawValue, protocol: route.name)
    }
    guard let registry = ModuleRegistry.current, let found = find(registry) else { throw key.notRegistered }
    self.registry = registry
    module = found.module
    conversions = found.conversions
  }

  /// Makes the result for a known module of a registry, without a lookup and without adapters.
  init(_ module: RegisteredModule<Kind>, in registry: ModuleRegistry) {
    self.registry = registry
    self.module = module
    conversions = []
  }
}

nonisolated extension FoundModule<ViewKind> {
  init(_ key: ModuleKey) throws { try self.init(key) { $0.view(key) } }
}

nonisolated extension FoundModule<ServiceKind> {
  init(_ key: ModuleKey) throws { try self.init(key) { $0.service(key) } }
}
