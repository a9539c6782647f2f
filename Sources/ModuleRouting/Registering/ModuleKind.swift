/// A kind of modules. Those that make views stand on the main actor, those that make services on no actor: what is called
/// of them has other types, and all else is written once for both.
///
/// A kind says nothing of how its closures are called; the routers do, which know where they stand.
nonisolated protocol ModuleKind {
  /// The type of the class that all routers of the kind derive from.
  associatedtype Router: Sendable
  associatedtype Configuration: AnyObject
  /// Makes a default configuration.
  associatedtype MakeConfiguration: Sendable
  /// Makes a destination from a configuration.
  associatedtype Make: Sendable
  /// Turns what an adapter's module provides into what was asked for.
  associatedtype Conversion: Sendable
}

nonisolated extension ModuleKind { typealias Making = ModuleMaking<MakeConfiguration, Make> }

/// The source of a module's configuration and destination.
nonisolated struct ModuleMaking<MakeConfiguration: Sendable, Make: Sendable>: Sendable {
  let configuration: MakeConfiguration
  /// Makes the destination, if a closure was registered for that.
  var destination: Make?
  /// The route of blocks that was registered, for the router that calls them.
  var blocks: RegisteredBlocks?
}

/// A route of blocks, as it was registered. It is an object, so that modules without blocks take no room for it.
nonisolated final class RegisteredBlocks: Sendable {
  let route: any Sendable
  /// What the blocks say of the paths that they support.
  let supportedRouteTypes: ViewRouteTypeMask?
  let identity: BlocksIdentity

  init(_ route: any Sendable, supporting types: ViewRouteTypeMask? = nil, as identity: BlocksIdentity) {
    self.route = route
    supportedRouteTypes = types
    self.identity = identity
  }
}

/// Which module a route of blocks is, whatever it is registered for. One that is told more is another module.
nonisolated final class BlocksIdentity: Sendable {}

/// Modules that make views, view controllers, or other objects of the main actor.
nonisolated enum ViewKind: ModuleKind {
  typealias Configuration = ViewRouteConfiguration
  typealias Conversion = @MainActor (Any) throws -> Any?
  typealias MakeConfiguration = @MainActor () throws -> ViewRouteConfiguration
  typealias Make = @MainActor (ViewRouteConfiguration) throws -> Any?
}

/// Modules that make services, wherever they are asked to.
nonisolated enum ServiceKind: ModuleKind {
  typealias Configuration = ServiceRouteConfiguration
  typealias Conversion = @Sendable (Any) throws -> Any?
  typealias MakeConfiguration = @Sendable () throws -> ServiceRouteConfiguration
  typealias Make = @Sendable (ServiceRouteConfiguration) throws -> Any?
}
