// The functions that the registrations of views and of services share.
nonisolated extension ModuleRouter {
  static func enter(_ module: RegisteredModule<Kind>, for key: ModuleKey) {
    OpenRegistration.enter(key.name) { $0.note($0[keyPath: Kind.registrations].enter(module, for: key)) }
  }

  static func adapt(_ required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: Kind.Conversion?) {
    OpenRegistration.enter(required.spelling) {
      $0.note($0[keyPath: Kind.registrations].adapt(required, to: provided, conversion))
    }
  }

  /// Returns the object of a registered closure as a configuration of the router's kind.
  ///
  /// - Parameters:
  ///   - made: The object that the closure has made.
  ///   - key: The key of the registration, for the error.
  /// - Throws: ``ModuleRoutingError/wrongConfiguration(found:expected:module:)`` if the object is no such configuration.
  static func configuration(_ made: Any, of key: ModuleKey) throws -> Kind.Configuration {
    if let configuration = made as? Kind.Configuration { return configuration }
    throw ModuleRoutingError.wrongConfiguration(
      found: String(describing: type(of: made)), expected: String(describing: Kind.Configuration.self), module: key.name
    )
  }
}
