public import NavigationCore

/// A module that makes a view from parameters. It is found by the protocol that declares the parameters.
///
/// Each call has a closure that receives the configuration and passes the parameters. If the closure returns the destination,
/// the result of the call has the same type:
///
/// ```swift
/// let editor = route.makeDestination { $0.makeDestinationWith(draft) }
/// ```
public struct ViewModuleRoute<Module> {
  private let found: FoundModule<ViewKind>
  private let configuration: ViewRouteConfiguration
  private let module: Module

  /// Makes the route of a module, and its default configuration.
  ///
  /// - Throws: ``ModuleRoutingError`` if the module's default configuration does not conform to the protocol, or the error of
  ///   making the configuration.
  init(_ found: FoundModule<ViewKind>) throws {
    configuration = try AnyViewRouter.configuration(of: found)
    module = try AnyViewRouter.parameters(of: configuration, by: found)
    self.found = found
  }

  /// The kinds of paths that the module supports. A call with another path fails.
  public var supportedRouteTypes: ViewRouteTypeMask { found.module.supportedRouteTypes }

  /// A Boolean value that indicates whether the module supports calls that only make the destination, such as
  /// `makeDestination`. It is `false`, for example, if the module supports only segues.
  public var canMakeDestination: Bool { supportedRouteTypes.contains(.makeDestination) }

  /// The default configuration, as the protocol that declares the parameters. It is made once, together with this route. The
  /// other members do not use it: each call makes a configuration of its own.
  ///
  /// The configuration stays alive at least until the next turn of the main actor, even if the caller does not keep the route. So
  /// the closures of the configuration may refer to it as `unowned`.
  public var defaultRouteConfiguration: Module {
    let configuration = configuration
    Task { withExtendedLifetime(configuration) {} }
    return module
  }

  /// Makes and prepares a destination from parameters without showing it.
  ///
  /// - Parameter configure: Receives the configuration, passes the parameters, and returns the destination. Only the type of
  ///   its result is used.
  /// - Returns: The destination that the router makes, as the closure's result type; `nil` if the call fails. The registry then
  ///   reports the reason if it is a ``ModuleRoutingError``.
  @discardableResult public func makeDestination<Made>(
    configuring configure: (Module) throws -> Made?
  ) -> Made? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a destination from parameters without showing it.
  ///
  /// - Parameter configure: Receives the configuration and passes the parameters.
  /// - Returns: The destination, or `nil` if the call fails. The registry then reports the reason if it is a
  ///   ``ModuleRoutingError``.
  @discardableResult public func makeDestination(configuring configure: (Module) throws -> Void) -> Any? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a destination from parameters without showing it.
  ///
  /// - Parameter configure: Receives the configuration, passes the parameters, and returns the destination.
  /// - Returns: The destination that the router makes, as the closure's result type.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public func requireDestination<Made>(configuring configure: (Module) throws -> Made?) throws -> Made {
    try makeRouter(for: Made.self) { _ = try configure($0) }.made()
  }

  /// Makes and prepares a destination from parameters without showing it.
  ///
  /// - Parameter configure: Receives the configuration and passes the parameters.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public func requireDestination(configuring configure: (Module) throws -> Void) throws -> Any {
    try makeRouter(for: Any.self, configure).made()
  }

  /// Shows a destination made from parameters.
  ///
  /// - Parameters:
  ///   - path: The path that shows the destination.
  ///   - configure: Receives the configuration, passes the parameters, and returns the destination.
  ///   - completion: Called once, with the outcome of this call.
  ///   - successHandler: Called with the destination if this call shows it.
  ///   - errorHandler: Called with the reason if this call does not show the destination.
  /// - Returns: The module's router. Keep it to read the state of the route or to remove the destination. `nil` if no router
  ///   can be made, for example because the closure throws. The completion and the error handler then receive the reason.
  @discardableResult public func perform<Made>(
    path: ViewRoutePath, configuring configure: (Module) throws -> Made?,
    completion: (@MainActor (Outcome<Made>) -> Void)? = nil, successHandler: ((Made) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationViewRouter<Made>? {
    performing(path, completion, successHandler, errorHandler) {
      try makeRouter(for: Made.self) { _ = try configure($0) }
    }
  }

  /// Shows a destination made from parameters.
  ///
  /// - Parameters:
  ///   - path: The path that shows the destination.
  ///   - configure: Receives the configuration and passes the parameters.
  ///   - completion: Called once, with the outcome of this call.
  ///   - successHandler: Called with the destination if this call shows it.
  ///   - errorHandler: Called with the reason if this call does not show the destination.
  /// - Returns: The module's router. Keep it to read the state of the route or to remove the destination. `nil` if no router
  ///   can be made, for example because the closure throws. The completion and the error handler then receive the reason.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (Module) throws -> Void,
    completion: (@MainActor (Outcome<Any>) -> Void)? = nil, successHandler: ((Any) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationViewRouter<Any>? {
    performing(path, completion, successHandler, errorHandler) { try makeRouter(for: Any.self, configure) }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Parameters:
  ///   - path: The path that shows the destination.
  ///   - configure: Receives the configuration, passes the parameters, and returns the destination.
  /// - Throws: ``ModuleRoutingError`` or the error of the closure if no router can be made. Otherwise the error of the outcome
  ///   if the destination is not shown; see `Outcome.get()`. The tree is then unchanged, unless the outcome is `superseded` or
  ///   a change could not be undone.
  @discardableResult public func perform<Made>(
    path: ViewRoutePath, configuring configure: (Module) throws -> Made?
  ) async throws -> (destination: Made, router: DestinationViewRouter<Made>) {
    try await performing(path) { try makeRouter(for: Made.self) { _ = try configure($0) } }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Parameters:
  ///   - path: The path that shows the destination.
  ///   - configure: Receives the configuration and passes the parameters.
  /// - Throws: ``ModuleRoutingError`` or the error of the closure if no router can be made. Otherwise the error of the outcome
  ///   if the destination is not shown; see `Outcome.get()`. The tree is then unchanged, unless the outcome is `superseded` or
  ///   a change could not be undone.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (Module) throws -> Void
  ) async throws -> (destination: Any, router: DestinationViewRouter<Any>) {
    try await performing(path) { try makeRouter(for: Any.self, configure) }
  }

  /// Prepares an existing destination, for example one that a storyboard has made. Calls the handlers of the configuration, as
  /// `perform` does.
  ///
  /// - Parameters:
  ///   - destination: The existing destination. The module prepares it even if the closure makes another destination.
  ///   - configure: Receives the configuration, and passes the parameters that the preparation needs.
  /// - Returns: The router. To show the destination, call its `performRoute(path:)` with a path. This prepares it again.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  @discardableResult public func prepare<Destination>(
    _ destination: Destination, configuring configure: (Module) throws -> Void = { _ in }
  ) throws -> DestinationViewRouter<Destination> {
    let router = try router(given: destination, configure)
    try router.performer.prepareNow()
    return DestinationViewRouter(untyped: router)
  }

  /// Prepares and shows an existing destination, and returns its router.
  ///
  /// - Parameters:
  ///   - destination: The existing destination. The module shows it even if the closure makes another destination.
  ///   - path: The path that shows the destination.
  ///   - configure: Receives the configuration, and passes the parameters that the preparation needs.
  /// - Throws: ``ModuleRoutingError`` or the error of the closure if no router can be made. Otherwise the error of the outcome
  ///   if the destination is not shown; see `Outcome.get()`. The tree is then unchanged, unless the outcome is `superseded` or
  ///   a change could not be undone.
  @discardableResult public func perform<Destination>(
    on destination: Destination, path: ViewRoutePath, configuring configure: (Module) throws -> Void = { _ in }
  ) async throws -> DestinationViewRouter<Destination> {
    try await performing(path) { try router(given: destination, configure) }.router
  }

  /// Prepares and shows an existing destination.
  ///
  /// - Parameters:
  ///   - destination: The existing destination. The module shows it even if the closure makes another destination.
  ///   - path: The path that shows the destination.
  ///   - configure: Receives the configuration, and passes the parameters that the preparation needs.
  ///   - completion: Called once, with the outcome.
  /// - Returns: The module's router. Keep it to read the state of the route or to remove the destination. `nil` if no router
  ///   can be made; the completion then receives the reason.
  @discardableResult public func perform<Destination>(
    on destination: Destination, path: ViewRoutePath, configuring configure: (Module) throws -> Void = { _ in },
    completion: (@MainActor (Outcome<Destination>) -> Void)? = nil
  ) -> DestinationViewRouter<Destination>? {
    performing(path, completion) { try router(given: destination, configure) }
  }

  /// Makes a router for a call with an existing destination, and passes the router's configuration to the closure.
  private func router<Destination>(
    given destination: Destination, _ configure: (Module) throws -> Void
  ) throws -> AnyViewRouter {
    let router = try makeRouter(for: Destination.self, configure)
    router.performer.show(given: destination)
    return router
  }

  /// Makes a router for one call, and passes the router's configuration to the closure.
  private func makeRouter<Made>(for made: Made.Type, _ configure: (Module) throws -> Void) throws -> AnyViewRouter {
    try AnyViewRouter.router(of: found, for: made, passing: configure)
  }
}
