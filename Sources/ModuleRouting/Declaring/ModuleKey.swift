/// The key that a module is registered for and found by.
nonisolated enum ModuleKey {
  /// A protocol of the destination or of the configuration.
  case route(DeclaredRoute)
  /// The type of a service.
  case type(any Any.Type)
  /// The class of a view. Several modules may make it unless one of them registers it as exclusive.
  case viewClass(AnyClass, isExclusive: Bool = false)
  case identifier(String)

  /// The key as error messages spell it.
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
