public import NavigationCore

/// A module with parameters, found by the protocol that declares them.
///
/// Each call takes a closure that gets the configuration, at once, and hands over the parameters. A closure that
/// returns what it has made keeps its type:
///
/// ```swift
/// let editor = route.makeDestination { $0.makeDestinationWith(draft) }
/// ```
public struct ViewModuleRoute<Module> {
  private let found: FoundModule<ViewKind>
  private let configuration: ViewRouteConfiguration
  private let module: Module

  /// - Throws: ``ModuleRoutingError`` where there is no default configuration of the module.
  init(_ found: FoundModule<ViewKind>) throws {
    configuration = try AnyViewRouter.configuration(of: found)
    module = try AnyViewRouter.parameters(of: configuration, by: found)
    self.found = found
  }

  /// The kinds of paths that the module supports; others are refused.
  public var supportedRouteTypes: ViewRouteTypeMask { found.module.supportedRouteTypes }

  /// Whether the module makes its destination when it is asked to, and not only, for instance, by a push.
  public var canMakeDestination: Bool { supportedRouteTypes.contains(.makeDestination) }

  /// A default configuration of the module, as its protocol shows it; the same one for this value.
  ///
  /// It lives at least until the main actor takes its next turn, so that its closures can be called although nobody holds
  /// it.
  public var defaultRouteConfiguration: Module {
    let configuration = configuration
    Task { withExtendedLifetime(configuration) {} }
    return module
  }

  /// Makes and prepares a destination from parameters, and shows it nowhere.
  ///
  /// - Returns: What the closure has made; `nil` where there is no destination, which is then reported.
  @discardableResult public func makeDestination<Made>(
    configuring configure: (Module) throws -> Made?
  ) -> Made? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a destination from parameters, and shows it nowhere.
  ///
  /// - Returns: The destination; `nil` where there is none, which is then reported.
  @discardableResult public func makeDestination(configuring configure: (Module) throws -> Void) -> Any? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a destination from parameters, and shows it nowhere.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination<Made>(configuring configure: (Module) throws -> Made?) throws -> Made {
    try makeRouter(for: Made.self) { _ = try configure($0) }.made()
  }

  /// Makes and prepares a destination from parameters, and shows it nowhere.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination(configuring configure: (Module) throws -> Void) throws -> Any {
    try makeRouter(for: Any.self, configure).made()
  }

  /// Shows a destination made from parameters, and calls the completion once, with the outcome.
  ///
  /// - Returns: The router: where the route stands, and what removes it. `nil` where there is none, which the
  ///   completion is told too.
  @discardableResult public func perform<Made>(
    path: ViewRoutePath, configuring configure: (Module) throws -> Made?,
    completion: (@MainActor (Outcome<Made>) -> Void)? = nil, successHandler: ((Made) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationViewRouter<Made>? {
    performing(path, completion, successHandler, errorHandler) {
      try makeRouter(for: Made.self) { _ = try configure($0) }
    }
  }

  /// Shows a destination made from parameters, and calls the completion once, with the outcome.
  ///
  /// - Returns: The router: where the route stands, and what removes it. `nil` where there is none, which the
  ///   completion is told too.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (Module) throws -> Void,
    completion: (@MainActor (Outcome<Any>) -> Void)? = nil, successHandler: ((Any) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationViewRouter<Any>? {
    performing(path, completion, successHandler, errorHandler) { try makeRouter(for: Any.self, configure) }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Throws: The error of any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func perform<Made>(
    path: ViewRoutePath, configuring configure: (Module) throws -> Made?
  ) async throws -> (destination: Made, router: DestinationViewRouter<Made>) {
    try await performing(path) { try makeRouter(for: Made.self) { _ = try configure($0) } }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Throws: The error of any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (Module) throws -> Void
  ) async throws -> (destination: Any, router: DestinationViewRouter<Any>) {
    try await performing(path) { try makeRouter(for: Any.self, configure) }
  }

  /// Prepares a destination that was made elsewhere, for instance by a storyboard. The handlers hear of it as they hear of a
  /// performance.
  ///
  /// - Parameters:
  ///   - destination: The destination. Another one that the closure makes is not used.
  ///   - configure: Gets the configuration at once, and hands over the parameters that preparing needs.
  /// - Returns: The router, which can show the destination.
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  @discardableResult public func prepare<Destination>(
    _ destination: Destination, configuring configure: (Module) throws -> Void = { _ in }
  ) throws -> DestinationViewRouter<Destination> {
    let router = try router(given: destination, configure)
    try router.performer.prepareNow()
    return DestinationViewRouter(untyped: router)
  }

  /// Prepares a destination that was made elsewhere, shows it, and returns its router.
  ///
  /// - Throws: The error of any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func perform<Destination>(
    on destination: Destination, path: ViewRoutePath, configuring configure: (Module) throws -> Void = { _ in }
  ) async throws -> DestinationViewRouter<Destination> {
    try await performing(path) { try router(given: destination, configure) }.router
  }

  /// Prepares a destination that was made elsewhere, shows it, and calls the completion once, with the outcome.
  ///
  /// - Returns: The router, which has the route's state and removes the destination. `nil` if there is none; the completion gets
  ///   the reason too.
  @discardableResult public func perform<Destination>(
    on destination: Destination, path: ViewRoutePath, configuring configure: (Module) throws -> Void = { _ in },
    completion: (@MainActor (Outcome<Destination>) -> Void)? = nil
  ) -> DestinationViewRouter<Destination>? {
    performing(path, completion) { try router(given: destination, configure) }
  }

  /// A router that shows a destination which was made elsewhere.
  private func router<Destination>(
    given destination: Destination, _ configure: (Module) throws -> Void
  ) throws -> AnyViewRouter {
    let router = try makeRouter(for: Destination.self, configure)
    router.performer.show(given: destination)
    return router
  }

  /// A router for one call.
  private func makeRouter<Made>(for made: Made.Type, _ configure: (Module) throws -> Void) throws -> AnyViewRouter {
    try AnyViewRouter.router(of: found, for: made, handing: configure)
  }
}
