/// Names a module by the protocol of the view or view controller that it makes.
///
/// A protocol is declared once, in an extension that says so:
///
/// ```swift
/// extension RoutableView where Protocol == EditorViewInput {
///   init() { self.init(declaredProtocol: Protocol.self) }
/// }
/// ```
///
/// From then on `RoutableView<EditorViewInput>()` is how everybody asks for it. For a protocol that was not declared this
/// does not compile.
nonisolated public struct RoutableView<Protocol>: Sendable {
  let isDeclared: Bool

  /// Declares the protocol; belongs in the `init()` of an extension, as in the example above.
  ///
  /// A value made elsewhere is refused where it is registered or looked up.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    isDeclared = declaration.isInitialiser
  }

  /// Not there until the protocol is declared.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { isDeclared = false }
}

/// Names a module by the protocol of its configuration, which declares the module's parameters.
///
/// It is declared as a ``RoutableView`` is, by an extension of `RoutableViewModule`.
nonisolated public struct RoutableViewModule<Protocol>: Sendable {
  let isDeclared: Bool

  /// Declares the protocol; belongs in the `init()` of an extension.
  ///
  /// A value made elsewhere is refused where it is registered or looked up.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    isDeclared = declaration.isInitialiser
  }

  /// Not there until the protocol is declared.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableViewModule where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { isDeclared = false }
}

/// Names a module by the protocol of the service that it makes.
///
/// It is declared as a ``RoutableView`` is, by an extension of `RoutableService` with a `nonisolated init()`, since services
/// are asked for on any actor.
nonisolated public struct RoutableService<Protocol>: Sendable {
  let isDeclared: Bool

  /// Declares the protocol; belongs in the `init()` of an extension.
  ///
  /// A value made elsewhere is refused where it is registered or looked up.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    isDeclared = declaration.isInitialiser
  }

  /// Not there until the protocol is declared.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableService where Protocol == P { nonisolated init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { isDeclared = false }
}

/// Names a service's module by the protocol of its configuration, which declares the parameters.
///
/// It is declared as a ``RoutableService`` is, by an extension of `RoutableServiceModule` with a `nonisolated init()`.
nonisolated public struct RoutableServiceModule<Protocol>: Sendable {
  let isDeclared: Bool

  /// Declares the protocol; belongs in the `init()` of an extension.
  ///
  /// A value made elsewhere is refused where it is registered or looked up.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    isDeclared = declaration.isInitialiser
  }

  /// Not there until the protocol is declared.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableServiceModule where Protocol == P { nonisolated init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { isDeclared = false }
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
