public import NavigationCore
public import RouteComposition

/// A module with parameters, found by the protocol that declares them: what it can be asked to do.
///
/// Each call takes a closure that gets the configuration, at once, and hands over the parameters. A closure that returns
/// what it has made keeps its type:
///
/// ```swift
/// let editor = route.makeDestination { $0.makeDestinationWith(draft) }
/// ```
public struct ViewModuleRoute<Module> {
  let registry: ModuleRegistry
  let found: ViewTable.Found
  private let configuration: ViewRouteConfiguration
  private let module: Module

  init(_ registry: ModuleRegistry, _ found: ViewTable.Found) throws {
    self.registry = registry
    self.found = found
    configuration = try registry.use { try found.module.makeConfiguration() }
    module = try Self.module(of: configuration, found)
  }

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
    let router = try makeRouter(for: Made.self) { _ = try configure($0) }
    return try cast(try router.makeNow(), from: router.name)
  }

  /// Makes and prepares a destination from parameters, and shows it nowhere.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public func requireDestination(configuring configure: (Module) throws -> Void) throws -> Any {
    try makeRouter(for: Any.self, configure).makeNow()
  }

  /// Shows a destination made from parameters, and hands how that ended to the completion, which is called once.
  ///
  /// - Returns: The router: where the route stands, and what removes it. `nil` where there is none, which the completion
  ///   is told too.
  @discardableResult public func perform<Made>(
    path: ViewRoutePath, configuring configure: (Module) throws -> Made?,
    completion: (@MainActor (Outcome<Made>) -> Void)? = nil
  ) -> AnyViewRouter? {
    performing(path, completion) { try makeRouter(for: Made.self) { _ = try configure($0) } }
  }

  /// Shows a destination made from parameters, and hands how that ended to the completion, which is called once.
  ///
  /// - Returns: The router: where the route stands, and what removes it. `nil` where there is none, which the completion
  ///   is told too.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (Module) throws -> Void,
    completion: (@MainActor (Outcome<Any>) -> Void)? = nil
  ) -> AnyViewRouter? {
    performing(path, completion) { try makeRouter(for: Any.self, configure) }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func perform<Made>(
    path: ViewRoutePath, configuring configure: (Module) throws -> Made?
  ) async throws -> (destination: Made, router: AnyViewRouter) {
    let router = try makeRouter(for: Made.self) { _ = try configure($0) }
    return (try cast(try await router.performRoute(path: path), from: router.name), router)
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public func perform(
    path: ViewRoutePath, configuring configure: (Module) throws -> Void
  ) async throws -> (destination: Any, router: AnyViewRouter) {
    let router = try makeRouter(for: Any.self, configure)
    return (try await router.performRoute(path: path), router)
  }

  /// What showing a destination made from parameters would do, as the screen is now. Changes nothing on screen.
  ///
  /// - Throws: ``ModuleRoutingError``, or the `NavigationFailure` that the request would end with.
  public func plan(path: ViewRoutePath, configuring configure: (Module) throws -> Void) throws -> RoutePlan {
    try makeRouter(for: Any.self, configure).plan(path)
  }

  private func makeRouter<Made>(
    for made: Made.Type, _ configure: (Module) throws -> Void
  ) throws -> AnyViewRouter {
    try registry.use {
      let configuration = try found.module.makeConfiguration()
      let module = try Self.module(of: configuration, found)
      let (_, endless) = try MakingStack.views.run(
        .configuring, of: found.module.identity, named: { found.module.name }
      ) { try configure(module) }
      if let endless, !configuration.isReadyToMake { throw endless }
      let router = found.module.makeRouter(configuration)
      router.adopt = { [registered = found.module] in try cast($0, from: registered.name) as Made }
      return router
    }
  }

  private static func module(of configuration: ViewRouteConfiguration, _ found: ViewTable.Found) throws -> Module {
    var provided: Any = configuration
    for convert in found.conversions {
      guard let next = try convert(provided) else { throw wrong(configuration, found) }
      provided = next
    }
    guard let module = provided as? Module else { throw wrong(configuration, found) }
    return module
  }

  private static func wrong(_ configuration: ViewRouteConfiguration, _ found: ViewTable.Found) -> ModuleRoutingError {
    .wrongConfiguration(
      found: String(describing: type(of: configuration)), expected: String(describing: Module.self),
      module: found.module.name)
  }
}
