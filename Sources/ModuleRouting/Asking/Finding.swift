nonisolated extension ModuleRegistry {
  /// The registry that counts now.
  ///
  /// - Throws: ``ModuleRoutingError/notRegistered(_:)`` where nothing was registered yet.
  static func existing(for what: @autoclosure () -> String) throws -> ModuleRegistry {
    guard let current else { throw ModuleRoutingError.notRegistered(what()) }
    return current
  }

  /// Tells why a call that does not throw came to nothing.
  static func report(_ error: any Error) {
    guard let error = error as? ModuleRoutingError else { return }
    if let current { current.report(error) } else { writeToStandardError(error) }
  }

  /// - Throws: ``ModuleRoutingError`` where nobody is registered for it.
  static func view(for route: DeclaredRoute) throws -> (ModuleRegistry, ViewTable.Found) {
    let registry = try declared(route)
    let modules = registry.modules
    let found = route.kind == .viewModule ? modules.viewModules[route.key] : modules.views[route.key]
    guard let found else { throw ModuleRoutingError.notRegistered(route.asWritten) }
    return (registry, found)
  }

  /// - Throws: ``ModuleRoutingError`` where nobody is registered for it.
  static func service(for route: DeclaredRoute) throws -> (ModuleRegistry, ServiceTable.Found) {
    let registry = try declared(route)
    let modules = registry.modules
    let found = route.kind == .serviceModule ? modules.serviceModules[route.key] : modules.services[route.key]
    guard let found else { throw ModuleRoutingError.notRegistered(route.asWritten) }
    return (registry, found)
  }

  private static func declared(_ route: DeclaredRoute) throws -> ModuleRegistry {
    guard route.isDeclared else {
      throw ModuleRoutingError.notDeclared(routable: route.kind.rawValue, protocol: route.name)
    }
    return try existing(for: route.asWritten)
  }
}

/// Runs a call that does not throw; what it throws is reported, and comes to nothing.
nonisolated func reporting<Result>(_ body: () throws -> Result) -> Result? {
  do {
    return try body()
  } catch {
    ModuleRegistry.report(error)
    return nil
  }
}

/// Turns what was made into what is known of it.
///
/// - Throws: ``ModuleRoutingError/doesNotConform(made:expected:module:)`` where it is something else.
nonisolated func cast<Wanted>(_ made: Any, from module: @autoclosure () -> String) throws -> Wanted {
  if let made = made as? Wanted { return made }
  throw ModuleRoutingError.doesNotConform(
    made: String(describing: type(of: made)), expected: String(describing: Wanted.self), module: module())
}
