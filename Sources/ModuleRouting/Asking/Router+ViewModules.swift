public import NavigationCore
public import RouteComposition

// What there is to ask for modules by the protocol that declares their parameters.
@MainActor extension Router {
  /// The module whose configuration conforms to a protocol; `nil` where there is none, which is then reported.
  public static func to<Module>(_ module: RoutableViewModule<Module>) -> ViewModuleRoute<Module>? {
    reporting { try route(to: module) }
  }

  /// The module whose configuration conforms to a protocol.
  ///
  /// - Throws: ``ModuleRoutingError`` where there is none.
  public static func route<Module>(to module: RoutableViewModule<Module>) throws -> ViewModuleRoute<Module> {
    try ViewModuleRoute(FoundModule(.route(module.declaration)))
  }

  /// A module that was chosen at run time; `nil` where there is none, which is then reported.
  public static func to(_ module: SwitchableViewModule) -> ViewModuleRoute<Any>? {
    reporting { try ViewModuleRoute(FoundModule(.route(module.declaration))) }
  }

  /// Makes and prepares a destination from parameters, and shows it nowhere.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Gets the configuration at once, and hands over the parameters.
  /// - Returns: The destination; `nil` where there is none, which is then reported.
  @discardableResult public static func makeDestination<Module>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Void
  ) -> Any? {
    reporting { try requireDestination(to: module, configuring: configure) }
  }

  /// Makes and prepares a destination from parameters, and shows it nowhere.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public static func requireDestination<Module>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Void
  ) throws -> Any {
    try AnyViewRouter.destination(of: FoundModule(.route(module.declaration)), handing: configure)
  }

  /// Shows a destination made from parameters, and calls the completion once, with the outcome.
  ///
  /// - Returns: The module's router: where the route stands, and what removes it. `nil` where there is none, which the
  ///   completion is told too.
  @discardableResult public static func perform<Module>(
    to module: RoutableViewModule<Module>, path: ViewRoutePath, configuring configure: (Module) throws -> Void,
    completion: (@MainActor (Outcome<Any>) -> Void)? = nil, successHandler: ((Any) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationViewRouter<Any>? {
    performing(path, completion, successHandler, errorHandler) { try viewRouter(to: module, for: Any.self, configure) }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public static func perform<Module>(
    to module: RoutableViewModule<Module>, path: ViewRoutePath, configuring configure: (Module) throws -> Void
  ) async throws -> (destination: Any, router: DestinationViewRouter<Any>) {
    try await performing(path) { try viewRouter(to: module, for: Any.self, configure) }
  }
}

/// A router for one call.
func viewRouter<Module, Made>(
  to module: RoutableViewModule<Module>, for made: Made.Type, _ configure: (Module) throws -> Void
) throws -> AnyViewRouter {
  try AnyViewRouter.router(of: FoundModule(.route(module.declaration)), for: made, handing: configure)
}
