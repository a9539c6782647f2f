/// The key of a module in a registry.
nonisolated enum ModuleKey {
  /// A protocol of the destination or of the configuration.
  case route(DeclaredRoute)
  /// The type of a service.
  case type(any Any.Type)
  /// The class of a view or view controller. Several modules may be registered for a class, unless one of them is exclusive.
  case viewClass(AnyClass, isExclusive: Bool = false)
  case identifier(String)

  /// The name of the key in errors.
  var name: String {
    switch self {
    case .route(let route): route.spelling
    case .type(let type): String(describing: type)
    case .viewClass(let type, _): String(describing: type)
    case .identifier(let identifier): identifier
    }
  }

  var notRegistered: ModuleRoutingError {
    switch self {
    case .route(let route): .notRegistered(route.spelling)
    case .type, .viewClass: .typeNotRegistered(name)
    case .identifier(let identifier): .identifierNotRegistered(identifier)
    }
  }
}
