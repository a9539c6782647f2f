// Lists of the registered modules. Use them, for example, to call a class method of all routers.
nonisolated extension ModuleRegistry {
  /// The modules that make views, each once, in alphabetical order of their names. Adapters are not included.
  ///
  /// ```swift
  /// for route in ModuleRegistry.current?.viewRoutes ?? [] { (route.routerType as? any Forgetting.Type)?.forget() }
  /// ```
  /// - Complexity: O(*n* log *n*) in the number of modules.
  @MainActor public var viewRoutes: [ViewRoute<Any>] {
    modules.views.all.map { ViewRoute(found: FoundModule($0, in: self)) }
  }

  /// The modules that make services, each once, in alphabetical order of their names. Adapters are not included.
  ///
  /// - Complexity: O(*n* log *n*) in the number of modules.
  public var serviceRoutes: [ServiceRoute<Any>] {
    modules.services.all.map { ServiceRoute(found: FoundModule($0, in: self)) }
  }
}
