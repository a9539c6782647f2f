/// A kind of module: modules of views, which belong to the main actor, or modules of services, which belong to no actor.
///
/// The kinds differ in the types of their closures. All other code is generic over the kind. The routers call the closures, in
/// the isolation of the kind.
nonisolated protocol ModuleKind {
  /// The metatype of the base class of all routers of the kind.
  associatedtype Router: Sendable
  associatedtype Configuration: AnyObject
  /// A closure that makes a default configuration.
  associatedtype MakeConfiguration: Sendable
  /// A closure that makes a destination from a configuration.
  associatedtype Make: Sendable
  /// A closure of an adapter. It converts a provided object to the required type, or returns `nil`.
  associatedtype Conversion: Sendable

  /// The path to the registrations of the kind.
  static var registrations: WritableKeyPath<ModuleRegistration, KindRegistration<Self>> { get }
}

nonisolated extension ModuleKind { typealias Making = ModuleMaking<MakeConfiguration, Make> }

/// The closures that make a module's configuration and destination.
nonisolated struct ModuleMaking<MakeConfiguration: Sendable, Make: Sendable>: Sendable {
  let configuration: MakeConfiguration
  /// The closure that makes the destination; `nil` if the router or the configuration makes it.
  var destination: Make?
  /// The registered ``BlockViewRoute`` or ``BlockServiceRoute``; `nil` for a module of another form.
  var blocks: RegisteredBlocks?
}

/// A registered ``BlockViewRoute`` or ``BlockServiceRoute``.
///
/// This is a class, so that a module of another form stores only an empty reference.
nonisolated final class RegisteredBlocks: Sendable {
  let route: any Sendable
  /// The kinds of paths that the route declares; `nil` if it declares none.
  let supportedRouteTypes: ViewRouteTypeMask?
  let identity: BlocksIdentity

  init(_ route: any Sendable, supporting types: ViewRouteTypeMask? = nil, as identity: BlocksIdentity) {
    self.route = route
    supportedRouteTypes = types
    self.identity = identity
  }
}

/// The identity of a ``BlockViewRoute`` or ``BlockServiceRoute``. Plain copies share it. Each method that returns a changed copy
/// gives the copy a new identity.
nonisolated final class BlocksIdentity: Sendable {}

/// Modules that make views, view controllers or other objects of the main actor.
nonisolated enum ViewKind: ModuleKind {
  typealias Configuration = ViewRouteConfiguration
  typealias Conversion = @MainActor (Any) throws -> Any?
  typealias MakeConfiguration = @MainActor () throws -> ViewRouteConfiguration
  typealias Make = @MainActor (ViewRouteConfiguration) throws -> Any?

  static var registrations: WritableKeyPath<ModuleRegistration, KindRegistration<ViewKind>> { \.views }
}

/// Modules that make services, on any actor.
nonisolated enum ServiceKind: ModuleKind {
  typealias Configuration = ServiceRouteConfiguration
  typealias Conversion = @Sendable (Any) throws -> Any?
  typealias MakeConfiguration = @Sendable () throws -> ServiceRouteConfiguration
  typealias Make = @Sendable (ServiceRouteConfiguration) throws -> Any?

  static var registrations: WritableKeyPath<ModuleRegistration, KindRegistration<ServiceKind>> { \.services }
}
