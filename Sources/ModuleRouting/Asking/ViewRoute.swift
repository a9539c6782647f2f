public import NavigationCore

/// A module that makes a view, found by a protocol, a class or an identifier: what it can be asked to do.
public struct ViewRoute<Destination> {
  let registry: ModuleRegistry
  let found: ViewTable.Found

  /// A default configuration of the module, a new one each time. A plain one where the module cannot make its own.
  public var defaultRouteConfiguration: ViewRouteConfiguration {
    (try? registry.within { try found.module.makeConfiguration() }) ?? ViewRouteConfiguration()
  }

  /// Makes and prepares a destination, and shows it nowhere.
  ///
  /// - Parameter configure: Gets the configuration at once.
  /// - Returns: The destination; `nil` where it could not be made, which is then reported.
  @discardableResult public func makeDestination(
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) -> Destination? {
    reporting { try requireDestination(configuring: configure) }
  }

  /// Makes and prepares a destination, and shows it nowhere.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination(
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try registry.within {
      let router = try makeRouter(configure)
      return try cast(try router.makeNow(), from: router.name)
    }
  }

  /// Shows a destination, and hands how that ended to the completion, which is called once.
  ///
  /// - Parameters:
  ///   - path: How, and from where.
  ///   - configure: Gets the configuration at once.
  ///   - completion: Heard once, for this performance.
  /// - Returns: The router: where the route stands, and what removes it. `nil` where there is none, which the completion
  ///   is told too.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in },
    completion: (@MainActor (Outcome<Destination>) -> Void)? = nil
  ) -> AnyViewRouter? {
    performing(path, completion) { try makeRouter(configure) }
  }

  /// Shows a destination, and returns it with its router.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) async throws -> (destination: Destination, router: AnyViewRouter) {
    let router = try makeRouter(configure)
    return (try cast(try await router.performRoute(path: path), from: router.name), router)
  }

  /// What showing a destination would do, as the screen is now. Changes nothing.
  ///
  /// - Throws: ``ModuleRoutingError``, or the `NavigationFailure` that the request would end with.
  public func plan(path: ViewRoutePath) throws -> RoutePlan { try makeRouter { _ in }.plan(path) }

  /// Prepares a destination that was made elsewhere, for instance by a storyboard.
  ///
  /// - Returns: The router, which can show the destination.
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  @discardableResult public func prepare(
    _ destination: Destination, configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> AnyViewRouter {
    let router = try makeRouter(configure)
    router.adopt = { $0 }
    _ = try router.prepare(destination)
    router.presence.destination = destination as AnyObject
    return router
  }

  /// Prepares a destination that was made elsewhere, shows it, and returns its router.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func perform(
    on destination: Destination, path: ViewRoutePath,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) async throws -> AnyViewRouter {
    let router = try routerGiven(destination, configure)
    try await router.performRoute(path: path)
    return router
  }

  /// Prepares a destination that was made elsewhere, shows it, and hands how that ended to the completion, which is called
  /// once.
  @discardableResult public func perform(
    on destination: Destination, path: ViewRoutePath,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in },
    completion: (@MainActor (Outcome<Destination>) -> Void)? = nil
  ) -> AnyViewRouter? {
    performing(path, completion) { try routerGiven(destination, configure) }
  }

  private func routerGiven(
    _ destination: Destination, _ configure: (ViewRouteSettings<Destination>) throws -> Void
  ) throws -> AnyViewRouter {
    let router = try makeRouter(configure)
    router.adopt = { $0 }
    router.given = GivenDestination(value: destination)
    return router
  }

  private func makeRouter(_ configure: (ViewRouteSettings<Destination>) throws -> Void) throws -> AnyViewRouter {
    try registry.within {
      let configuration = try found.module.makeConfiguration()
      try configure(ViewRouteSettings(configuration: configuration))
      let router = found.module.makeRouter(configuration)
      router.adopt = { [conversions = found.conversions, module = found.module] made in
        let adopted = try conversions.reduce(made) { made, convert in
          guard let next = try convert(made) else { throw ModuleRoutingError.madeNothing(module: module.name) }
          return next
        }
        return try cast(adopted, from: module.name) as Destination
      }
      return router
    }
  }
}

/// Performs with a router, if there is one; the completion hears of it either way.
func performing<Destination>(
  _ path: ViewRoutePath, _ completion: (@MainActor (Outcome<Destination>) -> Void)?,
  _ makeRouter: () throws -> AnyViewRouter
) -> AnyViewRouter? {
  do {
    let router = try makeRouter()
    router.performRoute(path: path) { outcome in
      guard let completion else { return }
      do {
        completion(try outcome.map { try cast($0, from: router.name) })
      } catch {
        completion(.failed(NavigationFailure(caught: error)))
      }
    }
    return router
  } catch {
    ModuleRegistry.report(error)
    completion?(.failed(NavigationFailure(caught: error)))
    return nil
  }
}
