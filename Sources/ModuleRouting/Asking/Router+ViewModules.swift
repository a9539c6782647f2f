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
  /// ```swift
  /// let editor = Router.makeDestination(to: RoutableViewModule<EditorViewModuleInput>()) { config in
  ///   config.makeDestinationWith(draft)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Gets the configuration at once, and hands over the parameters.
  /// - Returns: What the closure has made; `nil` where there is no destination, which is then reported.
  @discardableResult public static func makeDestination<Module, Made>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Made?
  ) -> Made? {
    reporting { try requireDestination(to: module, configuring: configure) }
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
  public static func requireDestination<Module, Made>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Made?
  ) throws -> Made {
    try AnyViewRouter.destination(of: FoundModule(.route(module.declaration)), handing: { _ = try configure($0) })
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
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - path: How it is shown, and from where. The router of that window carries it out.
  ///   - configure: Gets the configuration at once, hands over the parameters, and returns what was made.
  ///   - completion: Heard once, for this performance; the configuration's handlers hear every one.
  ///   - successHandler: Called with the destination if it is shown, for this performance alone.
  ///   - errorHandler: Called with the reason if it is not, for this performance alone.
  /// - Returns: The module's router: where the route stands, and what removes it. `nil` where there is none, which the
  ///   completion is told too.
  @discardableResult public static func perform<Module, Made>(
    to module: RoutableViewModule<Module>, path: ViewRoutePath, configuring configure: (Module) throws -> Made?,
    completion: (@MainActor (Outcome<Made>) -> Void)? = nil, successHandler: ((Made) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationViewRouter<Made>? {
    performing(path, completion, successHandler, errorHandler) {
      try router(to: module, for: Made.self) { _ = try configure($0) }
    }
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
    performing(path, completion, successHandler, errorHandler) { try router(to: module, for: Any.self, configure) }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public static func perform<Module, Made>(
    to module: RoutableViewModule<Module>, path: ViewRoutePath, configuring configure: (Module) throws -> Made?
  ) async throws -> (destination: Made, router: DestinationViewRouter<Made>) {
    try await performing(path) { try router(to: module, for: Made.self) { _ = try configure($0) } }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public static func perform<Module>(
    to module: RoutableViewModule<Module>, path: ViewRoutePath, configuring configure: (Module) throws -> Void
  ) async throws -> (destination: Any, router: DestinationViewRouter<Any>) {
    try await performing(path) { try router(to: module, for: Any.self, configure) }
  }

  /// A router for one call.
  private static func router<Module, Made>(
    to module: RoutableViewModule<Module>, for made: Made.Type, _ configure: (Module) throws -> Void
  ) throws -> AnyViewRouter {
    try AnyViewRouter.router(of: FoundModule(.route(module.declaration)), for: made, handing: configure)
  }
}
