/// A registered module.
nonisolated final class RegisteredModule<Kind: ModuleKind>: Sendable {
  let router: Kind.Router
  let making: Kind.Making
  /// The type that the registered closure makes, itself or through its configuration. For a router's own module, the router's
  /// class.
  let type: any Any.Type
  let isRouterClass: Bool
  /// The protocol that a closure is registered for; `nil` for another key or a router's own module.
  private let route: DeclaredRoute?

  /// Makes the module that a router's own class registers.
  init<Router: AnyObject>(_ router: Router.Type, _ making: Kind.Making) where Kind.Router == Router.Type {
    self.router = router
    self.making = making
    type = router
    isRouterClass = true
    route = nil
  }

  /// Makes a module from closures, with the router that calls them.
  init(_ router: Kind.Router, for key: ModuleKey, making type: any Any.Type, _ making: Kind.Making) {
    self.router = router
    self.making = making
    self.type = type
    isRouterClass = false
    route = if case .route(let route) = key { route } else { nil }
  }

  /// The identity of the module. All registrations of one router class, or of one route of blocks, share it. Each closure has
  /// its own, even if several closures make the same class.
  var identity: ObjectIdentifier {
    if isRouterClass { return ObjectIdentifier(type) }
    return making.blocks.map { ObjectIdentifier($0.identity) } ?? ObjectIdentifier(self)
  }

  var name: String { route?.spelling ?? String(describing: type) }

  /// Checks that a destination has the type that the module's closure makes.
  ///
  /// - Throws: ``ModuleRoutingError/doesNotConform(made:expected:module:)`` if it has another type.
  func check(_ destination: Any) throws {
    guard !isRouterClass, !conforms(destination, to: type) else { return }
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

/// Returns whether a value has a type, which may be a protocol, known only at run time.
nonisolated func conforms(_ value: Any, to type: any Any.Type) -> Bool {
  func isOf<Wanted>(_ type: Wanted.Type) -> Bool { value is Wanted }
  return isOf(type)
}
