/// A name that a module declares, by which others may ask for it: a ``RoutableView``, ``RoutableViewModule``, ``RoutableService`` or
/// ``RoutableServiceModule``.
nonisolated public protocol RouteDeclaration: Sendable {
  /// The protocol that is declared.
  associatedtype Declared

  /// The declaration in this form that is chosen at run time, whatever its protocol.
  associatedtype Switchable: RouteDeclaration

  /// What is declared, as the registry knows it.
  var declaration: DeclaredRoute { get }

  /// Declares a protocol; belongs in the `init()` of an extension.
  init(declaredProtocol: Declared.Type, _ declaration: StaticString)
}

/// What a view's module can be asked for by: a ``RoutableView``, or a ``RoutableViewModule``.
nonisolated public protocol ViewDeclaration: RouteDeclaration {}

/// What a service's module can be asked for by: a ``RoutableService``, or a ``RoutableServiceModule``.
nonisolated public protocol ServiceDeclaration: RouteDeclaration {}

/// A declared protocol, without its type.
nonisolated public struct DeclaredRoute: Sendable {
  /// What a protocol is declared for.
  enum Kind: String {
    case view = "RoutableView"
    case viewModule = "RoutableViewModule"
    case service = "RoutableService"
    case serviceModule = "RoutableServiceModule"
  }

  typealias Key = Int

  let type: any Any.Type
  let kind: Kind
  let isDeclared: Bool

  /// - Parameter declaration: Where the value was made: in an `init()`, if it comes from a declaration.
  init(_ kind: Kind, _ type: any Any.Type, by declaration: StaticString = "") {
    self.kind = kind
    self.type = type
    isDeclared = declaration.isInitialiser
  }

  /// What the registry finds it by. No string is made for it, and protocols of the same name are told apart. The lowest
  /// bit of a type's identity is always zero: it tells whether the protocol declares parameters.
  var key: Key { Key(bitPattern: ObjectIdentifier(type)) | (declaresParameters ? 1 : 0) }

  /// The protocol, as people write it.
  var name: String { String(describing: type) }

  /// How it is asked for, as in `RoutableView<EditorViewInput>()`.
  var asWritten: String { "\(kind.rawValue)<\(name)>()" }

  /// Whether the protocol is that of a configuration, and declares parameters.
  var declaresParameters: Bool { kind == .viewModule || kind == .serviceModule }

  var isOfService: Bool { kind == .service || kind == .serviceModule }
}

nonisolated extension StaticString {
  /// Whether it is what `#function` stands for within an `init()`.
  fileprivate var isInitialiser: Bool {
    let name: StaticString = "init()"
    guard hasPointerRepresentation, utf8CodeUnitCount == name.utf8CodeUnitCount else { return false }
    // Byte by byte, since a value is made at every lookup.
    return (0..<name.utf8CodeUnitCount).allSatisfy { utf8Start[$0] == name.utf8Start[$0] }
  }
}
