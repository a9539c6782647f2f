/// A registered module: its router class and the closures that make its configuration and destination.
nonisolated final class RegisteredModule<Kind: ModuleKind>: Sendable {
  let router: Kind.Router
  let making: Kind.Making
  /// The registered type of the destinations. For a module that is a router class, the router class itself.
  let type: any Any.Type
  let isRouterClass: Bool
  /// The protocol for which a module of closures or blocks is registered. `nil` if the module is registered for another key or is a
  /// router class.
  private let route: DeclaredRoute?

  /// Makes the module of a router class.
  init<Router: AnyObject>(_ router: Router.Type, _ making: Kind.Making) where Kind.Router == Router.Type {
    self.router = router
    self.making = making
    type = router
    isRouterClass = true
    route = nil
  }

  /// Makes a module from closures or blocks, with the router class that calls them.
  init(_ router: Kind.Router, for key: ModuleKey, making type: any Any.Type, _ making: Kind.Making) {
    self.router = router
    self.making = making
    self.type = type
    isRouterClass = false
    route = if case .route(let route) = key { route } else { nil }
  }

  /// The identity of the module. All registrations of one router class share it, and so do all registrations of one
  /// ``BlockViewRoute`` or ``BlockServiceRoute``. Each registered closure has an identity of its own.
  var identity: ObjectIdentifier {
    if isRouterClass { return ObjectIdentifier(type) }
    return making.blocks.map { ObjectIdentifier($0.identity) } ?? ObjectIdentifier(self)
  }

  var name: String { route?.spelling ?? String(describing: type) }

  /// Checks that a destination has the registered type. Does nothing for a module that is a router class.
  ///
  /// - Throws: ``ModuleRoutingError/doesNotConform(made:expected:module:)`` if the destination has another type.
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

/// Returns whether a value has a type or conforms to a protocol that is known only at run time.
nonisolated func conforms(_ value: Any, to type: any Any.Type) -> Bool {
  func isOf<Wanted>(_ type: Wanted.Type) -> Bool { value is Wanted }
  return isOf(type)
}
