public import NavigationCore

/// A module that makes a view, found by a protocol, a class or an identifier.
public struct ViewRoute<Destination> {
  let found: FoundModule<ViewKind>

  /// The module, as errors and plans name it.
  public var name: String { found.module.name }

  /// The class of the module's router, for class methods of the app's own; that of a module of closures is the library's.
  public var routerType: AnyViewRouter.Type { found.module.router }

  /// The kinds of paths that the module supports; others are refused.
  public var supportedRouteTypes: ViewRouteTypeMask { found.module.supportedRouteTypes }

  /// Whether the module makes its destination when it is asked to, and not only, for instance, by a segue.
  public var canMakeDestination: Bool { supportedRouteTypes.contains(.makeDestination) }

  /// A default configuration of the module, a new one each time. A plain one where the module cannot make its own.
  public var defaultRouteConfiguration: ViewRouteConfiguration {
    (try? AnyViewRouter.configuration(of: found)) ?? ViewRouteConfiguration()
  }

  /// Makes and prepares a destination, and shows it nowhere.
  ///
  /// - Parameters:
  ///   - configure: Gets the configuration at once.
  ///   - preparation: The caller's preparation of the destination, in the place of the configuration's.
  /// - Returns: The destination; `nil` where it could not be made, which is then reported.
  @discardableResult public func makeDestination(
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in },
    preparation: ((Destination) -> Void)? = nil
  ) -> Destination? {
    reporting { try makeRouter(configure).prepared(by: preparation).made() }
  }

  /// Makes and prepares a destination, and shows it nowhere.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination(
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try makeRouter(configure).made()
  }

  /// Shows a destination, and calls the completion once, with the outcome.
  ///
  /// - Parameters:
  ///   - path: How, and from where.
  ///   - configure: Gets the configuration at once.
  ///   - completion: Heard once, for this performance.
  ///   - preparation: The caller's preparation of the destination, in the place of the configuration's.
  ///   - successHandler: Called with the destination if it is shown, for this performance alone.
  ///   - errorHandler: Called with the reason if it is not, for this performance alone.
  /// - Returns: The router: where the route stands, and what removes it. `nil` where there is none, which the
  ///   completion and the error handler are told too.
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
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) async throws -> (destination: Destination, router: DestinationViewRouter<Destination>) {
    try await performing(path) { try makeRouter(configure) }
  }

  /// Prepares a destination that was made elsewhere, for instance by a storyboard. The handlers hear of it as they hear of a
  /// performance.
  ///
  /// - Returns: The router, which can show the destination.
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  @discardableResult public func prepare(
    _ destination: Destination, configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> DestinationViewRouter<Destination> {
    let router = try router(given: destination, configure)
    try router.performer.prepareNow()
    return DestinationViewRouter(untyped: router)
  }

  /// Prepares a destination that was made elsewhere, shows it, and returns its router.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func perform(
    on destination: Destination, path: ViewRoutePath,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) async throws -> DestinationViewRouter<Destination> {
    try await performing(path) { try router(given: destination, configure) }.router
  }

  /// Prepares a destination that was made elsewhere, shows it, and calls the completion once, with the outcome.
  @discardableResult public func perform(
    on destination: Destination, path: ViewRoutePath,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in },
    completion: (@MainActor (Outcome<Destination>) -> Void)? = nil
  ) -> DestinationViewRouter<Destination>? {
    performing(path, completion) { try router(given: destination, configure) }
  }

  /// A router that shows a destination which was made elsewhere.
  private func router(
    given destination: Destination, _ configure: (ViewRouteSettings<Destination>) throws -> Void
  ) throws -> AnyViewRouter {
    let router = try makeRouter(configure)
    router.performer.show(given: destination)
    return router
  }

  /// A router for one call.
  func makeRouter(_ configure: (ViewRouteSettings<Destination>) throws -> Void) throws -> AnyViewRouter {
    try AnyViewRouter.router(of: found, configuring: configure)
  }
}
