/// A declaration that names a module: a ``RoutableView``, ``RoutableViewModule``, ``RoutableService`` or
/// ``RoutableServiceModule``.
nonisolated public protocol RouteDeclaration: Sendable {
  /// The declared protocol.
  associatedtype Declared

  /// The type of declaration that names the same kind of module by a protocol chosen at run time.
  associatedtype Switchable: RouteDeclaration

  /// The declared protocol, as a value whose type does not depend on the protocol.
  var declaration: DeclaredRoute { get }

  /// Declares a protocol. Call it in the `init()` of an extension; a value made in any other function is invalid.
  init(declaredProtocol: Declared.Type, _ declaration: StaticString)
}

/// A declaration that names a view module: a ``RoutableView`` or a ``RoutableViewModule``.
nonisolated public protocol ViewDeclaration: RouteDeclaration {}

/// A declaration that names a service module: a ``RoutableService`` or a ``RoutableServiceModule``.
nonisolated public protocol ServiceDeclaration: RouteDeclaration {}

/// A declared protocol, as a value whose type does not depend on the protocol.
nonisolated public struct DeclaredRoute: Sendable {
  /// The kind of a declaration.
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

  /// Makes the value for a declaration of a protocol.
  ///
  /// - Parameter declaration: The name of the function that makes the declaration. ``isDeclared`` is `true` only for `init()`.
  init(_ kind: Kind, _ type: any Any.Type, by declaration: StaticString = "") {
    self.kind = kind
    self.type = type
    isDeclared = declaration.isInitialiser
  }

  /// The key of the declaration in a registry.
  ///
  /// The key is the identity of the protocol's type. So protocols of the same name have different keys, and a lookup makes no
  /// string. The lowest bit of an identity is always zero. In the key it is one if the protocol declares parameters.
  var key: Key { Key(bitPattern: ObjectIdentifier(type)) | (declaresParameters ? 1 : 0) }

  /// The name of the protocol.
  var name: String { String(describing: type) }

  /// The declaration in source code, for example `RoutableView<EditorViewInput>()`.
  var spelling: String { "\(kind.rawValue)<\(name)>()" }

  /// A Boolean value that indicates whether the protocol declares the parameters of a module.
  var declaresParameters: Bool { kind == .viewModule || kind == .serviceModule }

  var isOfService: Bool { kind == .service || kind == .serviceModule }
}

nonisolated extension StaticString {
  /// A Boolean value that indicates whether the string is `init()`, the value of `#function` in an initializer without
  /// parameters.
  fileprivate var isInitialiser: Bool {
    let name: StaticString = "init()"
    guard hasPointerRepresentation, utf8CodeUnitCount == name.utf8CodeUnitCount else { return false }
    // Compares bytes without making a string, because every lookup runs this.
    return (0..<name.utf8CodeUnitCount).allSatisfy { utf8Start[$0] == name.utf8Start[$0] }
  }
}
