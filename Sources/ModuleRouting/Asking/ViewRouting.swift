import RouteComposition

/// A declaration by which `Router` is asked for a view's module: a ``RoutableView``, or a ``RoutableViewModule``.
nonisolated public protocol ViewRouting: ViewDeclaration {
  /// The argument of a call's closure: the settings, or the protocol that declares the parameters.
  associatedtype Settings

  /// The type of the destination as the caller knows it; `Any` for a module with parameters.
  associatedtype Product

  /// Makes a router for one call, which has made nothing yet.
  ///
  /// - Parameter configure: Gets the configuration at once.
  /// - Throws: ``ModuleRoutingError``, or the error of the closure.
  @MainActor func makeRouter(configuring configure: (Settings) throws -> Void) throws -> AnyViewRouter
}

extension RoutableView: ViewRouting {
  /// The destination is known by its protocol.
  public typealias Product = Protocol

  /// Makes a router for one call, which has made nothing yet.
  @MainActor public func makeRouter(
    configuring configure: (ViewRouteSettings<Protocol>) throws -> Void
  ) throws -> AnyViewRouter {
    try Router.route(to: self).makeRouter(configure)
  }
}

extension RoutableViewModule: ViewRouting {
  /// The destination is known to the caller's closure alone.
  public typealias Product = Any

  /// Makes a router for one call, which has made nothing yet.
  @MainActor public func makeRouter(configuring configure: (Protocol) throws -> Void) throws -> AnyViewRouter {
    try makeRouter(for: Any.self, configure)
  }

  /// Makes a router for one call, whose closure has made what it returns.
  @MainActor func makeRouter<Made>(
    for made: Made.Type, _ configure: (Protocol) throws -> Void
  ) throws -> AnyViewRouter {
    try AnyViewRouter.router(of: FoundModule(.route(declaration)), for: made, handing: configure)
  }
}

/// A declaration by which `Router` is asked for a service's module: a ``RoutableService``, or a ``RoutableServiceModule``.
nonisolated public protocol ServiceRouting: ServiceDeclaration {
  /// The argument of a call's closure: the settings, or the protocol that declares the parameters.
  associatedtype Settings

  /// The type of the service as the caller knows it; `Any` for a module with parameters.
  associatedtype Product

  /// Makes a router for one call, which has made nothing yet.
  ///
  /// - Parameter configure: Gets the configuration at once.
  /// - Throws: ``ModuleRoutingError``, or the error of the closure.
  func makeRouter(configuring configure: (Settings) throws -> Void) throws -> AnyServiceRouter
}

nonisolated extension RoutableService: ServiceRouting {
  /// The service is known by its protocol.
  public typealias Product = Protocol

  /// Makes a router for one call, which has made nothing yet.
  public func makeRouter(
    configuring configure: (ServiceRouteSettings<Protocol>) throws -> Void
  ) throws -> AnyServiceRouter {
    try Router.route(to: self).makeRouter(configure)
  }
}

nonisolated extension RoutableServiceModule: ServiceRouting {
  /// The service is known to the caller's closure alone.
  public typealias Product = Any

  /// Makes a router for one call, which has made nothing yet.
  public func makeRouter(configuring configure: (Protocol) throws -> Void) throws -> AnyServiceRouter {
    try Router.route(to: self).makeRouter(for: Any.self, configure)
  }
}
