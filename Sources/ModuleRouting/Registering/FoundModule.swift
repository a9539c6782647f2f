/// A module that was found: where, and how what it provides becomes what was asked for.
nonisolated struct FoundModule<Kind: ModuleKind>: Sendable {
  let registry: ModuleRegistry
  let module: RegisteredModule<Kind>
  let conversions: [Kind.Conversion]

  private init(_ key: ModuleKey, _ find: (ModuleRegistry) -> RouteTable<Kind>.Found?) throws {
    registry = try ModuleRegistry.current(for: key)
    guard let found = find(registry) else { throw key.notRegistered }
    module = found.module
    conversions = found.conversions
  }
}

nonisolated extension FoundModule<ViewKind> {
  /// Looks in the registry that counts now.
  ///
  /// - Throws: ``ModuleRoutingError`` where nobody is registered for it.
  init(_ key: ModuleKey) throws { try self.init(key) { $0.view(key) } }
}

nonisolated extension FoundModule<ServiceKind> {
  /// Looks in the registry that counts now.
  ///
  /// - Throws: ``ModuleRoutingError`` where nobody is registered for it.
  init(_ key: ModuleKey) throws { try self.init(key) { $0.service(key) } }
}
