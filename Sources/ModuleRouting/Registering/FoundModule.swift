/// A module that was found: where, and how what it provides becomes what was asked for.
nonisolated struct FoundModule<Kind: ModuleKind>: Sendable {
  let registry: ModuleRegistry
  let module: RegisteredModule<Kind>
  let conversions: [Kind.Conversion]

  /// Looks in the current registry.
  ///
  /// - Throws: ``ModuleRoutingError`` where nobody is registered for it.
  private init(_ key: ModuleKey, _ find: (ModuleRegistry) -> RouteTable<Kind>.Found?) throws {
    if case .route(let route) = key, !route.isDeclared {
      throw ModuleRoutingError.notDeclared(routable: route.kind.rawValue, protocol: route.name)
    }
    guard let registry = ModuleRegistry.current, let found = find(registry) else { throw key.notRegistered }
    self.registry = registry
    module = found.module
    conversions = found.conversions
  }

  /// A module of a registry, as it is, for whoever goes through all of them.
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
