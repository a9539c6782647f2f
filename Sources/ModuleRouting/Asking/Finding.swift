nonisolated extension ModuleRegistry {
  /// Tells why a call that does not throw came to nothing.
  static func report(_ error: any Error) {
    guard let error = error as? ModuleRoutingError else { return }
    if let current { current.report(error) } else { writeToStandardError(error) }
  }

  /// The module, or `nil` where nobody is registered for it, which is then reported.
  static func existingView(for route: DeclaredRoute) -> (ModuleRegistry, ViewTable.Found)? {
    reporting { try view(for: route) }
  }

  /// The module, or `nil` where nobody is registered for it, which is then reported.
  static func existingService(for route: DeclaredRoute) -> (ModuleRegistry, ServiceTable.Found)? {
    reporting { try service(for: route) }
  }

  /// - Throws: ``ModuleRoutingError`` where nobody is registered for it.
  static func view(for route: DeclaredRoute) throws -> (ModuleRegistry, ViewTable.Found) {
    let registry = try declared(route)
    guard let found = registry.viewModule(for: route) else { throw ModuleRoutingError.notRegistered(route.asWritten) }
    return (registry, found)
  }

  /// - Throws: ``ModuleRoutingError`` where nobody is registered for it.
  static func service(for route: DeclaredRoute) throws -> (ModuleRegistry, ServiceTable.Found) {
    let registry = try declared(route)
    guard let found = registry.serviceModule(for: route) else {
      throw ModuleRoutingError.notRegistered(route.asWritten)
    }
    return (registry, found)
  }

  private static func declared(_ route: DeclaredRoute) throws -> ModuleRegistry {
    guard route.isDeclared else {
      throw ModuleRoutingError.notDeclared(routable: route.kind.rawValue, protocol: route.name)
    }
    guard let current else { throw ModuleRoutingError.notRegistered(route.asWritten) }
    return current
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
  // A closure that ends in an optional call returns `Void?`: it has nothing to say about the destination.
  if let nothing = () as? Wanted { return nothing }
  throw ModuleRoutingError.doesNotConform(
    made: String(describing: type(of: made)), expected: String(describing: Wanted.self), module: module())
}
