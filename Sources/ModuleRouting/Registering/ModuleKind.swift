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
  /// Makes a destination from a plain configuration.
  associatedtype MakeDestination: Sendable
  /// Turns what an adapter's module provides into what was asked for.
  associatedtype Conversion: Sendable
}

/// Modules that make views, view controllers, or other objects of the main actor.
nonisolated enum ViewKind: ModuleKind {
  typealias Configuration = ViewRouteConfiguration
  typealias MakeConfiguration = @MainActor () throws -> ViewRouteConfiguration
  typealias MakeDestination = @MainActor (ViewRouteConfiguration) throws -> Any?
  typealias Conversion = @MainActor (Any) throws -> Any?
}

/// Modules that make services, wherever they are asked to.
nonisolated enum ServiceKind: ModuleKind {
  typealias Configuration = ServiceRouteConfiguration
  typealias MakeConfiguration = @Sendable () throws -> ServiceRouteConfiguration
  typealias MakeDestination = @Sendable (ServiceRouteConfiguration) throws -> Any?
  typealias Conversion = @Sendable (Any) throws -> Any?
}
