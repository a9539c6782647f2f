/// A declaration that names a module by a protocol. The view or view controller that the module makes conforms to the protocol.
///
/// Declare each protocol once, in an extension:
///
/// ```swift
/// extension RoutableView where Protocol == EditorViewInput {
///   init() { self.init(declaredProtocol: Protocol.self) }
/// }
/// ```
///
/// Then `RoutableView<EditorViewInput>()` names the module everywhere. Without the declaration, this expression does not
/// compile.
nonisolated public struct RoutableView<Protocol>: ViewDeclaration {
  /// The type of declaration that names the same kind of module by a protocol chosen at run time.
  public typealias Switchable = SwitchableView

  /// The declared protocol, as a value whose type does not depend on the protocol.
  public let declaration: DeclaredRoute

  /// Declares the protocol. Call it in the `init()` of an extension, as in the example above.
  ///
  /// A value made in any other function is invalid. A registration for it fails, and a lookup throws
  /// ``ModuleRoutingError/notDeclared(routable:protocol:)``.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    self.declaration = DeclaredRoute(.view, Protocol.self, by: declaration)
  }

  /// Unavailable unless an extension declares the protocol.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { declaration = DeclaredRoute(.view, Protocol.self) }
}

/// A declaration that names a view module by the protocol of its configuration. The protocol declares the module's parameters.
///
/// Declare each protocol once in an extension of `RoutableViewModule`, as in the example of ``RoutableView``.
nonisolated public struct RoutableViewModule<Protocol>: ViewDeclaration {
  /// The type of declaration that names the same kind of module by a protocol chosen at run time.
  public typealias Switchable = SwitchableViewModule

  /// The declared protocol, as a value whose type does not depend on the protocol.
  public let declaration: DeclaredRoute

  /// Declares the protocol. Call it in the `init()` of an extension.
  ///
  /// A value made in any other function is invalid. A registration for it fails, and a lookup throws
  /// ``ModuleRoutingError/notDeclared(routable:protocol:)``.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    self.declaration = DeclaredRoute(.viewModule, Protocol.self, by: declaration)
  }

  /// Unavailable unless an extension declares the protocol.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableViewModule where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { declaration = DeclaredRoute(.viewModule, Protocol.self) }
}

/// A declaration that names a module by a protocol. The service that the module makes conforms to the protocol.
///
/// Declare each protocol once in an extension of `RoutableService`, as in the example of ``RoutableView``. Mark the `init()` as
/// `nonisolated`, because code on any actor may request a service.
nonisolated public struct RoutableService<Protocol>: ServiceDeclaration {
  /// The type of declaration that names the same kind of module by a protocol chosen at run time.
  public typealias Switchable = SwitchableService

  /// The declared protocol, as a value whose type does not depend on the protocol.
  public let declaration: DeclaredRoute

  /// Declares the protocol. Call it in the `init()` of an extension.
  ///
  /// A value made in any other function is invalid. A registration for it fails, and a lookup throws
  /// ``ModuleRoutingError/notDeclared(routable:protocol:)``.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    self.declaration = DeclaredRoute(.service, Protocol.self, by: declaration)
  }

  /// Unavailable unless an extension declares the protocol.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableService where Protocol == P { nonisolated init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { declaration = DeclaredRoute(.service, Protocol.self) }
}

/// A declaration that names a service module by the protocol of its configuration. The protocol declares the module's
/// parameters.
///
/// Declare each protocol once in an extension of `RoutableServiceModule`, with a `nonisolated init()`, as for
/// ``RoutableService``.
nonisolated public struct RoutableServiceModule<Protocol>: ServiceDeclaration {
  /// The type of declaration that names the same kind of module by a protocol chosen at run time.
  public typealias Switchable = SwitchableServiceModule

  /// The declared protocol, as a value whose type does not depend on the protocol.
  public let declaration: DeclaredRoute

  /// Declares the protocol. Call it in the `init()` of an extension.
  ///
  /// A value made in any other function is invalid. A registration for it fails, and a lookup throws
  /// ``ModuleRoutingError/notDeclared(routable:protocol:)``.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    self.declaration = DeclaredRoute(.serviceModule, Protocol.self, by: declaration)
  }

  /// Unavailable unless an extension declares the protocol.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableServiceModule where Protocol == P { nonisolated init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { declaration = DeclaredRoute(.serviceModule, Protocol.self) }
}
