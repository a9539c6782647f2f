public import NavigationCore

/// A module that makes a view, found by a protocol, a class or an identifier.
public struct ViewRoute<Destination> {
  let found: FoundModule<ViewKind>

  /// The name of the module in errors and plans.
  public var name: String { found.module.name }

  /// The class of the module's router. Cast it to call class methods that your router declares. A module made of closures has a
  /// class of the library.
  public var routerType: AnyViewRouter.Type { found.module.router }

  /// The kinds of paths that the module supports. A call with another path fails.
  public var supportedRouteTypes: ViewRouteTypeMask { found.module.supportedRouteTypes }

  /// A Boolean value that indicates whether the module supports calls that only make the destination, such as
  /// `makeDestination`. It is `false`, for example, if the module supports only segues.
  public var canMakeDestination: Bool { supportedRouteTypes.contains(.makeDestination) }

  /// A new default configuration of the module. If the module fails to make it, a plain ``ViewRouteConfiguration``.
  public var defaultRouteConfiguration: ViewRouteConfiguration {
    (try? AnyViewRouter.configuration(of: found)) ?? ViewRouteConfiguration()
  }

  /// Makes and prepares a destination without showing it.
  ///
  /// - Parameters:
  ///   - configure: Changes the settings before the module makes the destination.
  ///   - preparation: The caller's preparation of the destination. If it is not `nil`, it replaces the `prepareDestination` of
  ///     the configuration.
  /// - Returns: The destination, or `nil` if the call fails. The registry then reports the reason if it is a
  ///   ``ModuleRoutingError``.
  @discardableResult public func makeDestination(
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in },
    preparation: ((Destination) -> Void)? = nil
  ) -> Destination? {
    reporting { try makeRouter(configure).prepared(by: preparation).made() }
  }

  /// Makes and prepares a destination without showing it.
  ///
  /// - Parameter configure: Changes the settings before the module makes the destination.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public func requireDestination(
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try makeRouter(configure).made()
  }

  /// Shows a destination.
  ///
  /// - Parameters:
  ///   - path: The path that shows the destination.
  ///   - configure: Changes the settings before the module makes the destination.
  ///   - completion: Called once, with the outcome of this call.
  ///   - preparation: The caller's preparation of the destination. If it is not `nil`, it replaces the `prepareDestination` of
  ///     the configuration.
  ///   - successHandler: Called with the destination if this call shows it.
  ///   - errorHandler: Called with the reason if this call does not show the destination.
  /// - Returns: The module's router. Keep it to read the state of the route or to remove the destination. `nil` if no router
  ///   can be made, for example because the closure throws. The completion and the error handler then receive the reason.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in },
    completion: (@MainActor (Outcome<Destination>) -> Void)? = nil, preparation: ((Destination) -> Void)? = nil,
    successHandler: ((Destination) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationViewRouter<Destination>? {
    performing(path, completion, successHandler, errorHandler) {
      try makeRouter(configure).prepared(by: preparation)
    }
  }

  /// Shows a destination, and returns it with its router.
  ///
  /// - Parameters:
  ///   - path: The path that shows the destination.
  ///   - configure: Changes the settings before the module makes the destination.
  /// - Throws: ``ModuleRoutingError`` or the error of the closure if no router can be made. Otherwise the error of the outcome
  ///   if the destination is not shown; see `Outcome.get()`. The tree is then unchanged, unless the outcome is `superseded` or
  ///   a change could not be undone.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) async throws -> (destination: Destination, router: DestinationViewRouter<Destination>) {
    try await performing(path) { try makeRouter(configure) }
  }

  /// Prepares an existing destination, for example one that a storyboard has made. Calls the handlers of the configuration, as
  /// `perform` does.
  ///
  /// - Parameters:
  ///   - destination: The existing destination.
  ///   - configure: Changes the settings before the module prepares the destination.
  /// - Returns: The router. To show the destination, call its `performRoute(path:)` with a path. This prepares it again.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  @discardableResult public func prepare(
    _ destination: Destination, configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> DestinationViewRouter<Destination> {
    let router = try router(given: destination, configure)
    try router.performer.prepareNow()
    return DestinationViewRouter(untyped: router)
  }

  /// Prepares and shows an existing destination, and returns its router.
  ///
  /// - Parameters:
  ///   - destination: The existing destination.
  ///   - path: The path that shows the destination.
  ///   - configure: Changes the settings before the module prepares the destination.
  /// - Throws: ``ModuleRoutingError`` or the error of the closure if no router can be made. Otherwise the error of the outcome
  ///   if the destination is not shown; see `Outcome.get()`. The tree is then unchanged, unless the outcome is `superseded` or
  ///   a change could not be undone.
  @discardableResult public func perform(
    on destination: Destination, path: ViewRoutePath,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) async throws -> DestinationViewRouter<Destination> {
    try await performing(path) { try router(given: destination, configure) }.router
  }

  /// Prepares and shows an existing destination.
  ///
  /// - Parameters:
  ///   - destination: The existing destination.
  ///   - path: The path that shows the destination.
  ///   - configure: Changes the settings before the module prepares the destination.
  ///   - completion: Called once, with the outcome.
  /// - Returns: The module's router. Keep it to read the state of the route or to remove the destination. `nil` if no router
  ///   can be made; the completion then receives the reason.
  @discardableResult public func perform(
    on destination: Destination, path: ViewRoutePath,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in },
    completion: (@MainActor (Outcome<Destination>) -> Void)? = nil
  ) -> DestinationViewRouter<Destination>? {
    performing(path, completion) { try router(given: destination, configure) }
  }

  /// Makes a router for a call with an existing destination, and calls the closure with the settings of its configuration.
  private func router(
    given destination: Destination, _ configure: (ViewRouteSettings<Destination>) throws -> Void
  ) throws -> AnyViewRouter {
    let router = try makeRouter(configure)
    router.performer.show(given: destination)
    return router
  }

  /// Makes a router for one call, and calls the closure with the settings of its configuration.
  func makeRouter(_ configure: (ViewRouteSettings<Destination>) throws -> Void) throws -> AnyViewRouter {
    try AnyViewRouter.router(of: found, configuring: configure)
  }
}
