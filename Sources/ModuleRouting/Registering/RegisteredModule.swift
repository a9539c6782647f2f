/// A module, as it was registered.
nonisolated final class RegisteredModule<Kind: ModuleKind>: Sendable {
  let router: Kind.Router
  let making: Kind.Making
  /// The type that a closure makes, directly or by its configuration; else the class of the router, which makes it.
  let type: any Any.Type
  let isRoutersOwn: Bool
  /// The protocol that a closure was registered for, if it was for one.
  private let route: DeclaredRoute?

  /// What a router's own class registers.
  init<Router: AnyObject>(_ router: Router.Type, _ making: Kind.Making) where Kind.Router == Router.Type {
    self.router = router
    self.making = making
    type = router
    isRoutersOwn = true
    route = nil
  }

  /// What is registered by a closure, with a router that calls it.
  init(_ router: Kind.Router, for key: ModuleKey, making type: any Any.Type, _ making: Kind.Making) {
    self.router = router
    self.making = making
    self.type = type
    isRoutersOwn = false
    route = if case .route(let route) = key { route } else { nil }
  }

  /// The same for two registrations of one module: of a router's class, or of a route of blocks. Each closure is a module of
  /// its own, also where several make the same class.
  var identity: ObjectIdentifier {
    if isRoutersOwn { return ObjectIdentifier(type) }
    return making.blocks.map { ObjectIdentifier($0.identity) } ?? ObjectIdentifier(self)
  }

  var name: String { route?.asWritten ?? String(describing: type) }

  /// - Throws: ``ModuleRoutingError/doesNotConform(made:expected:module:)`` if a destination is not of the type that the closure
  ///   of the module makes.
  func check(_ destination: Any) throws {
    guard !isRoutersOwn, !conforms(destination, to: type) else { return }
    throw ModuleRoutingError.doesNotConform(
      made: String(describing: Swift.type(of: destination)), expected: String(describing: type), module: name)
  }
}

nonisolated extension RegisteredModule<ViewKind> {
  /// The kinds of paths that the module supports.
  @MainActor var supportedRouteTypes: ViewRouteTypeMask {
    making.blocks?.supportedRouteTypes ?? router.supportedRouteTypes()
  }
}

/// Whether a value is of a type that is known only now, which may be a protocol.
nonisolated func conforms(_ value: Any, to type: any Any.Type) -> Bool {
  func isOf<Wanted>(_ type: Wanted.Type) -> Bool { value is Wanted }
  return isOf(type)
}
