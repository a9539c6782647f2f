/// What a module declares that others may ask it for: a ``RoutableView``, ``RoutableViewModule``, ``RoutableService`` or
/// ``RoutableServiceModule``.
nonisolated public protocol RouteDeclaration: Sendable {
  /// What is declared, as the registry knows it.
  var declaration: DeclaredRoute { get }
}

/// A declared protocol, without its type.
nonisolated public struct DeclaredRoute: Sendable {
  /// What a protocol is declared for.
  enum Kind: String {
    case view = "RoutableView"
    case viewModule = "RoutableViewModule"
    case service = "RoutableService"
    case serviceModule = "RoutableServiceModule"
  }

  let kind: Kind
  let type: any Any.Type
  let isDeclared: Bool

  /// What the registry finds it by. No string is made for it, and protocols of the same name are told apart.
  var key: ObjectIdentifier { ObjectIdentifier(type) }

  /// The protocol, as people write it.
  var name: String { String(describing: type) }

  /// How it is asked for, as in `RoutableView<EditorViewInput>()`.
  var asWritten: String { "\(kind.rawValue)<\(name)>()" }
}

nonisolated extension RoutableView: RouteDeclaration {
  /// What is declared, as the registry knows it.
  public var declaration: DeclaredRoute {
    DeclaredRoute(kind: .view, type: Protocol.self, isDeclared: isDeclared)
  }
}

nonisolated extension RoutableViewModule: RouteDeclaration {
  /// What is declared, as the registry knows it.
  public var declaration: DeclaredRoute {
    DeclaredRoute(kind: .viewModule, type: Protocol.self, isDeclared: isDeclared)
  }
}

nonisolated extension RoutableService: RouteDeclaration {
  /// What is declared, as the registry knows it.
  public var declaration: DeclaredRoute {
    DeclaredRoute(kind: .service, type: Protocol.self, isDeclared: isDeclared)
  }
}

nonisolated extension RoutableServiceModule: RouteDeclaration {
  /// What is declared, as the registry knows it.
  public var declaration: DeclaredRoute {
    DeclaredRoute(kind: .serviceModule, type: Protocol.self, isDeclared: isDeclared)
  }
}
