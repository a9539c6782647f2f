import RouteComposition

/// A declaration that names a view module in calls of `Router`: a ``RoutableView`` or a ``RoutableViewModule``.
nonisolated public protocol ViewRouting: ViewDeclaration {
  /// The argument of a call's closure: the settings of the route or, for a module with parameters, the protocol of the
  /// configuration.
  associatedtype Settings

  /// The type of the destination that a call returns; `Any` for a module with parameters.
  associatedtype Product

  /// Makes a router for one call, and calls the closure. The router makes no destination yet.
  ///
  /// - Parameter configure: Receives the settings and may change them. For a module with parameters, receives the configuration
  ///   and passes the parameters.
  /// - Throws: ``ModuleRoutingError``, or the error of the closure.
  @MainActor func makeRouter(configuring configure: (Settings) throws -> Void) throws -> AnyViewRouter
}

extension RoutableView: ViewRouting {
  /// The protocol of the destination.
  public typealias Product = Protocol

  /// Makes a router for one call, and calls the closure. The router makes no destination yet.
  @MainActor public func makeRouter(
    configuring configure: (ViewRouteSettings<Protocol>) throws -> Void
  ) throws -> AnyViewRouter {
    try Router.route(to: self).makeRouter(configure)
  }
}

extension RoutableViewModule: ViewRouting {
  /// `Any`, because the declaration does not have the type of the destination.
  public typealias Product = Any

  /// Makes a router for one call, and calls the closure. The router makes no destination yet.
  @MainActor public func makeRouter(configuring configure: (Protocol) throws -> Void) throws -> AnyViewRouter {
    try makeRouter(for: Any.self, configure)
  }

  /// Makes a router for one call, and calls the closure. The router casts its destination to the type `Made`.
  @MainActor func makeRouter<Made>(
    for made: Made.Type, _ configure: (Protocol) throws -> Void
  ) throws -> AnyViewRouter {
    try AnyViewRouter.router(of: FoundModule(.route(declaration)), for: made, passing: configure)
  }
}

/// A declaration that names a service module in calls of `Router`: a ``RoutableService`` or a ``RoutableServiceModule``.
nonisolated public protocol ServiceRouting: ServiceDeclaration {
  /// The argument of a call's closure: the settings of the route or, for a module with parameters, the protocol of the
  /// configuration.
  associatedtype Settings

  /// The type of the service that a call returns; `Any` for a module with parameters.
  associatedtype Product

  /// Makes a router for one call, and calls the closure. The router makes no destination yet.
  ///
  /// - Parameter configure: Receives the settings and may change them. For a module with parameters, receives the configuration
  ///   and passes the parameters.
  /// - Throws: ``ModuleRoutingError``, or the error of the closure.
  func makeRouter(configuring configure: (Settings) throws -> Void) throws -> AnyServiceRouter
}

nonisolated extension RoutableService: ServiceRouting {
  /// The protocol of the service.
  public typealias Product = Protocol

  /// Makes a router for one call, and calls the closure. The router makes no destination yet.
  public func makeRouter(
    configuring configure: (ServiceRouteSettings<Protocol>) throws -> Void
  ) throws -> AnyServiceRouter {
    try Router.route(to: self).makeRouter(configure)
  }
}

nonisolated extension RoutableServiceModule: ServiceRouting {
  /// `Any`, because the declaration does not have the type of the service.
  public typealias Product = Any

  /// Makes a router for one call, and calls the closure. The router makes no destination yet.
  public func makeRouter(configuring configure: (Protocol) throws -> Void) throws -> AnyServiceRouter {
    try Router.route(to: self).makeRouter(for: Any.self, configure)
  }
}
