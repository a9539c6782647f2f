/// What a module is registered for, and found by.
nonisolated enum ModuleKey {
  /// A protocol, of what is made or of the configuration.
  case route(DeclaredRoute)
  /// The type of a service.
  case type(any Any.Type)
  /// The class of a view, which several modules may make unless one of them is registered as exclusive.
  case viewClass(AnyClass, isExclusive: Bool = false)
  case identifier(String)

  /// The key, as people write it.
  var name: String {
    switch self {
    case .route(let route): route.asWritten
    case .type(let type): String(describing: type)
    case .viewClass(let type, _): String(describing: type)
    case .identifier(let identifier): identifier
    }
  }

  var notRegistered: ModuleRoutingError {
    switch self {
    case .route(let route): .notRegistered(route.asWritten)
    case .type, .viewClass: .typeNotRegistered(name)
    case .identifier(let identifier): .identifierNotRegistered(identifier)
    }
  }
}
