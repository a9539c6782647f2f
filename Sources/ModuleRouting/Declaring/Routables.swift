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
nonisolated public struct RoutableView<Protocol>: ViewDeclaration {
  /// The declaration of its kind that is chosen at run time.
  public typealias Switchable = SwitchableView

  /// What is declared, as the registry knows it.
  public let declaration: DeclaredRoute

  /// Declares the protocol; belongs in the `init()` of an extension, as in the example above.
  ///
  /// A value made elsewhere is refused where it is registered or looked up.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    self.declaration = DeclaredRoute(.view, Protocol.self, by: declaration)
  }

  /// Unavailable until the protocol is declared.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { declaration = DeclaredRoute(.view, Protocol.self) }
}

/// Names a module by the protocol of its configuration, which declares the module's parameters.
///
/// It is declared as a ``RoutableView`` is, by an extension of `RoutableViewModule`.
nonisolated public struct RoutableViewModule<Protocol>: ViewDeclaration {
  /// The declaration of its kind that is chosen at run time.
  public typealias Switchable = SwitchableViewModule

  /// What is declared, as the registry knows it.
  public let declaration: DeclaredRoute

  /// Declares the protocol; belongs in the `init()` of an extension.
  ///
  /// A value made elsewhere is refused where it is registered or looked up.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    self.declaration = DeclaredRoute(.viewModule, Protocol.self, by: declaration)
  }

  /// Unavailable until the protocol is declared.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableViewModule where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { declaration = DeclaredRoute(.viewModule, Protocol.self) }
}

/// Names a module by the protocol of the service that it makes.
///
/// It is declared as a ``RoutableView`` is, by an extension of `RoutableService` with a `nonisolated init()`, since services
/// are asked for on any actor.
nonisolated public struct RoutableService<Protocol>: ServiceDeclaration {
  /// The declaration of its kind that is chosen at run time.
  public typealias Switchable = SwitchableService

  /// What is declared, as the registry knows it.
  public let declaration: DeclaredRoute

  /// Declares the protocol; belongs in the `init()` of an extension.
  ///
  /// A value made elsewhere is refused where it is registered or looked up.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    self.declaration = DeclaredRoute(.service, Protocol.self, by: declaration)
  }

  /// Unavailable until the protocol is declared.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableService where Protocol == P { nonisolated init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { declaration = DeclaredRoute(.service, Protocol.self) }
}

/// Names a service's module by the protocol of its configuration, which declares the parameters.
///
/// It is declared as a ``RoutableService`` is, by an extension of `RoutableServiceModule` with a `nonisolated init()`.
nonisolated public struct RoutableServiceModule<Protocol>: ServiceDeclaration {
  /// The declaration of its kind that is chosen at run time.
  public typealias Switchable = SwitchableServiceModule

  /// What is declared, as the registry knows it.
  public let declaration: DeclaredRoute

  /// Declares the protocol; belongs in the `init()` of an extension.
  ///
  /// A value made elsewhere is refused where it is registered or looked up.
  public init(declaredProtocol: Protocol.Type, _ declaration: StaticString = #function) {
    self.declaration = DeclaredRoute(.serviceModule, Protocol.self, by: declaration)
  }

  /// Unavailable until the protocol is declared.
  @available(
    *, unavailable,
    message:
      "declare the protocol: extension RoutableServiceModule where Protocol == P { nonisolated init() { self.init(declaredProtocol: Protocol.self) } }, with your protocol for P"
  )
  public init() { declaration = DeclaredRoute(.serviceModule, Protocol.self) }
}
