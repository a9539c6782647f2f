public import NavigationCore
public import RouteComposition

// Calls that find, make and show views by a protocol, a class or an identifier.
@MainActor extension Router {
  /// Registers the modules of the app. Call it once, at launch.
  ///
  /// ```swift
  /// try Router.register {
  ///   EditorModule.self
  ///   CheckoutModule.self
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - report: Receives the errors of calls that do not throw; see ``ModuleRegistry/init(reportingTo:_:)``.
  ///   - modules: The modules, one on each line.
  /// - Throws: ``ModuleRegistrationError`` with the problems of the list, or the error of the closure `modules`. If an earlier call
  ///   has registered a list, the error contains only the modules of the new list, as registered too late. Otherwise, if modules
  ///   were registered outside a list, the error contains only these modules. If the call throws, no module of the list is
  ///   registered.
  public static func register(
    reportingTo report: @escaping @Sendable (ModuleRoutingError) -> Void = ModuleRegistry.writeToStandardError,
    @ModuleList _ modules: () throws -> [any RoutableModule.Type]
  ) throws {
    try LaunchModules.register(reportingTo: report, modules)
  }

  /// Returns the module registered for a protocol of views. If there is none, returns `nil` and reports the reason to the
  /// registry.
  public static func to<Destination>(_ view: RoutableView<Destination>) -> ViewRoute<Destination>? {
    reporting { try route(to: view) }
  }

  /// Returns the module registered for a protocol of views.
  ///
  /// - Throws: ``ModuleRoutingError`` if no module is registered.
  public static func route<Destination>(to view: RoutableView<Destination>) throws -> ViewRoute<Destination> {
    try ViewRoute(found: FoundModule(.route(view.declaration)))
  }

  /// Returns the module registered for a protocol of configurations, with a default configuration. Returns `nil` if no module
  /// is registered, or if the default configuration cannot be made or does not conform to the protocol. The registry then
  /// reports the reason if it is a ``ModuleRoutingError``.
  public static func to<Module>(_ module: RoutableViewModule<Module>) -> ViewModuleRoute<Module>? {
    reporting { try route(to: module) }
  }

  /// Returns the module registered for a protocol of configurations, with a default configuration.
  ///
  /// - Throws: ``ModuleRoutingError`` if no module is registered, or if its default configuration does not conform to the
  ///   protocol; or the error of making the configuration.
  public static func route<Module>(to module: RoutableViewModule<Module>) throws -> ViewModuleRoute<Module> {
    try ViewModuleRoute(FoundModule(.route(module.declaration)))
  }

  /// Returns the module that was first registered for a class. If there is none, returns `nil` and reports the reason to the
  /// registry.
  public static func to<View: AnyObject>(view: View.Type) -> ViewRoute<View>? {
    reporting { try ViewRoute(found: FoundModule(.viewClass(view))) }
  }

  /// Returns the view module registered for an identifier. If there is none, returns `nil` and reports the reason to the
  /// registry.
  public static func to(identifier: String) -> ViewRoute<Any>? {
    reporting { try ViewRoute(found: FoundModule(.identifier(identifier))) }
  }

  /// Makes and prepares a destination without showing it.
  ///
  /// - Parameters:
  ///   - view: The protocol of the destination.
  ///   - configure: Changes the settings before the module makes the destination.
  ///   - preparation: The caller's preparation of the destination. If it is not `nil`, it replaces the `prepareDestination` of
  ///     the configuration.
  /// - Returns: The destination, or `nil` if the call fails. The registry then reports the reason if it is a
  ///   ``ModuleRoutingError``.
  @discardableResult public static func makeDestination<Destination>(
    to view: RoutableView<Destination>,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in },
    preparation: ((Destination) -> Void)? = nil
  ) -> Destination? {
    reporting { try view.makeRouter(configuring: configure).prepared(by: preparation).made() }
  }

  /// Makes and prepares a destination without showing it.
  ///
  /// - Parameters:
  ///   - view: The protocol of the destination.
  ///   - configure: Changes the settings before the module makes the destination.
  /// - Returns: The destination.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public static func requireDestination<Destination>(
    to view: RoutableView<Destination>,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try view.makeRouter(configuring: configure).made()
  }

  /// Makes and prepares a destination from parameters without showing it.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration and passes the parameters.
  /// - Returns: The destination, or `nil` if the call fails. The registry then reports the reason if it is a
  ///   ``ModuleRoutingError``.
  @discardableResult public static func makeDestination<Module>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Void
  ) -> Any? {
    reporting { try requireDestination(to: module, configuring: configure) }
  }

  /// Makes and prepares a destination from parameters without showing it.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration and passes the parameters.
  /// - Returns: The destination.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public static func requireDestination<Module>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Void
  ) throws -> Any {
    try module.makeRouter(configuring: configure).made()
  }

  /// Shows a destination.
  ///
  /// - Parameters:
  ///   - view: The protocol of the destination, or the protocol that declares its parameters.
  ///   - path: The path that shows the destination. The router of the window that contains the path's source runs the request.
  ///   - configure: Receives the settings of the route. For a module with parameters, receives the configuration and passes the
  ///     parameters.
  ///   - completion: Called once, with the outcome of this call. The handlers of the configuration are called for every call of
  ///     `perform`.
  ///   - preparation: The caller's preparation of the destination. If it is not `nil`, it replaces the `prepareDestination` of
  ///     the configuration.
  ///   - successHandler: Called with the destination if this call shows it.
  ///   - errorHandler: Called with the reason if this call does not show the destination.
  /// - Returns: The module's router. Keep it to read the state of the route or to remove the destination. `nil` if no router
  ///   can be made, for example because no module is registered. The completion and the error handler then receive the reason.
  @discardableResult public static func perform<View: ViewRouting>(
    to view: View, path: ViewRoutePath, configuring configure: (View.Settings) throws -> Void = { _ in },
    completion: (@MainActor (Outcome<View.Product>) -> Void)? = nil,
    preparation: ((View.Product) -> Void)? = nil, successHandler: ((View.Product) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationViewRouter<View.Product>? {
    performing(path, completion, successHandler, errorHandler) {
      try view.makeRouter(configuring: configure).prepared(by: preparation)
    }
  }

  /// Shows a destination, and returns it with its router.
  ///
  /// - Parameters:
  ///   - view: The protocol of the destination, or the protocol that declares its parameters.
  ///   - path: The path that shows the destination. The router of the window that contains the path's source runs the request.
  ///   - configure: Receives the settings of the route. For a module with parameters, receives the configuration and passes the
  ///     parameters.
  /// - Throws: ``ModuleRoutingError`` or the error of the closure if no router can be made. Otherwise the error of the outcome
  ///   if the destination is not shown; see `Outcome.get()`. The tree is then unchanged, unless the outcome is `superseded` or
  ///   a change could not be undone.
  @discardableResult public static func perform<View: ViewRouting>(
    to view: View, path: ViewRoutePath, configuring configure: (View.Settings) throws -> Void = { _ in }
  ) async throws -> (destination: View.Product, router: DestinationViewRouter<View.Product>) {
    try await performing(path) { try view.makeRouter(configuring: configure) }
  }
}
