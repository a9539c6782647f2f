/// A module, as it was registered.
nonisolated final class RegisteredModule<Kind: ModuleKind>: Sendable {
  let router: Kind.Router
  let makeConfiguration: Kind.MakeConfiguration
  /// Makes the destination, where a closure was registered for that.
  let makeDestination: Kind.MakeDestination?
  /// The type that a closure makes, directly or by its configuration; `nil` where a router's own class makes it.
  let type: (any Any.Type)?
  /// The protocol that a closure was registered for, if it was for one.
  private let route: DeclaredRoute?
  /// The same for two registrations of one module.
  let identity: ObjectIdentifier

  /// What a router's own class registers.
  init<Router: AnyObject>(
    _ router: Router.Type, _ makeConfiguration: Kind.MakeConfiguration
  ) where Kind.Router == Router.Type {
    self.router = router
    self.makeConfiguration = makeConfiguration
    makeDestination = nil
    type = nil
    route = nil
    identity = ObjectIdentifier(router)
  }

  /// What is registered by a closure, with a router that calls it.
  init(
    _ router: Kind.Router, for key: ModuleKey, making type: any Any.Type,
    _ makeConfiguration: Kind.MakeConfiguration, _ makeDestination: Kind.MakeDestination?
  ) {
    self.router = router
    self.makeConfiguration = makeConfiguration
    self.makeDestination = makeDestination
    self.type = type
    route = if case .route(let route) = key { route } else { nil }
    identity = ObjectIdentifier(route?.type ?? type)
  }

  var name: String { route?.asWritten ?? type.map { String(describing: $0) } ?? String(describing: router) }

  /// - Throws: ``ModuleRoutingError/doesNotConform(made:expected:module:)`` where a closure has made something else than
  ///   was said.
  func check(_ destination: Any) throws {
    guard let type, !conforms(destination, to: type) else { return }
    throw ModuleRoutingError.doesNotConform(
      made: String(describing: Swift.type(of: destination)), expected: String(describing: type), module: name)
  }
}

/// Whether a value is of a type that is known only now, which may be a protocol.
nonisolated func conforms(_ value: Any, to type: any Any.Type) -> Bool {
  func isOf<Wanted>(_ type: Wanted.Type) -> Bool { value is Wanted }
  return isOf(type)
}
