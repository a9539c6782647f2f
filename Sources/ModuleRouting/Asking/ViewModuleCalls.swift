import NavigationCore
import RouteComposition

/// What calls for a module with parameters come to, whoever makes them.
///
/// The closure of a call has returned what it made, or nothing; `Made` is what the call returns in either case.
struct ViewModuleCalls<Module> {
  let registry: ModuleRegistry
  let found: ViewTable.Found

  /// - Throws: ``ModuleRoutingError`` where nobody is registered for it.
  init(_ route: DeclaredRoute) throws { (registry, found) = try ModuleRegistry.view(for: route) }

  func destination<Made>(_ configure: (Module) throws -> Void) throws -> Made {
    try registry.within {
      let router = try makeRouter(for: Made.self, configure)
      return try cast(try router.makeNow(), from: router.name)
    }
  }

  func perform<Made>(
    _ path: ViewRoutePath, _ configure: (Module) throws -> Void,
    _ completion: (@MainActor (Outcome<Made>) -> Void)?
  ) -> AnyViewRouter? {
    performing(path, completion) { try makeRouter(for: Made.self, configure) }
  }

  func perform<Made>(
    _ path: ViewRoutePath, _ configure: (Module) throws -> Void
  ) async throws -> (destination: Made, router: AnyViewRouter) {
    let router = try makeRouter(for: Made.self, configure)
    return (try cast(try await router.performRoute(path: path), from: router.name), router)
  }

  func plan(_ path: ViewRoutePath, _ configure: (Module) throws -> Void) throws -> RoutePlan {
    try makeRouter(for: Any.self, configure).plan(path)
  }

  /// A router whose configuration has been handed the parameters.
  private func makeRouter<Made>(
    for made: Made.Type, _ configure: (Module) throws -> Void
  ) throws -> AnyViewRouter {
    try registry.within {
      let configuration = try found.module.makeConfiguration()
      let module = try module(of: configuration)
      let (_, endless) = try MakingStack.views.run(
        .configuring, of: found.module.identity, named: { found.module.name }
      ) { try configure(module) }
      if let endless, !configuration.isReadyToMake { throw endless }
      let router = found.module.makeRouter(configuration)
      router.adopt = { [registered = found.module] in try cast($0, from: registered.name) as Made }
      return router
    }
  }

  /// A configuration as the protocol shows it.
  func module(of configuration: ViewRouteConfiguration) throws -> Module {
    var provided: Any? = configuration
    for convert in found.conversions { provided = try provided.flatMap(convert) }
    if let module = provided as? Module { return module }
    throw ModuleRoutingError.wrongConfiguration(
      found: String(describing: type(of: configuration)), expected: String(describing: Module.self),
      module: found.module.name)
  }
}
