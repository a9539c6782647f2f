public import NavigationCore
public import RouteComposition

// What there is to ask for views by a protocol of theirs, a class or an identifier.
@MainActor extension Router {
  /// Registers the modules of the app. Called once, at launch.
  ///
  /// ```swift
  /// try Router.register {
  ///   EditorModule.self
  ///   CheckoutModule.self
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - report: Told why a call that does not throw came to nothing; see ``ModuleRegistry/init(reportingTo:_:)``.
  ///   - modules: The modules, a line each.
  /// - Throws: ``ModuleRegistrationError`` with everything that is wrong; nothing is registered then. Also where modules
  ///   have been registered already.
  public static func register(
    reportingTo report: @escaping @Sendable (ModuleRoutingError) -> Void = ModuleRegistry.writeToStandardError,
    @ModuleList _ modules: () throws -> [any RoutableModule.Type]
  ) throws {
    try LaunchModules.process.register(reportingTo: report, modules)
  }

  /// The module that makes what conforms to a protocol; `nil` where there is none, which is then reported.
  public static func to<Destination>(_ view: RoutableView<Destination>) -> ViewRoute<Destination>? {
    reporting { try route(to: view) }
  }

  /// The module that makes what conforms to a protocol.
  ///
  /// - Throws: ``ModuleRoutingError`` where there is none.
  public static func route<Destination>(to view: RoutableView<Destination>) throws -> ViewRoute<Destination> {
    try ViewRoute(found: FoundModule(.route(view.declaration)))
  }

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

  /// The first module registered for a class; `nil` where there is none, which is then reported.
  public static func to<View: AnyObject>(view: View.Type) -> ViewRoute<View>? {
    reporting { try ViewRoute(found: FoundModule(.viewClass(view))) }
  }

  /// The module registered for an identifier; `nil` where there is none, which is then reported.
  public static func to(identifier: String) -> ViewRoute<Any>? {
    reporting { try ViewRoute(found: FoundModule(.identifier(identifier))) }
  }

  /// Makes and prepares a destination, and shows it nowhere.
  ///
  /// - Parameters:
  ///   - view: What it conforms to.
  ///   - configure: Gets the configuration at once.
  ///   - preparation: The caller's preparation of the destination, in the place of the configuration's.
  /// - Returns: The destination; `nil` where it could not be made, which is then reported.
  @discardableResult public static func makeDestination<Destination>(
    to view: RoutableView<Destination>,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in },
    preparation: ((Destination) -> Void)? = nil
  ) -> Destination? {
    reporting { try view.makeRouter(configuring: configure).prepared(by: preparation).made() }
  }

  /// Makes and prepares a destination, and shows it nowhere.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public static func requireDestination<Destination>(
    to view: RoutableView<Destination>,
    configuring configure: (ViewRouteSettings<Destination>) throws -> Void = { _ in }
  ) throws -> Destination {
    try view.makeRouter(configuring: configure).made()
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
    try module.makeRouter(configuring: configure).made()
  }

  /// Shows a destination, and calls the completion once, with the outcome.
  ///
  /// - Parameters:
  ///   - view: The protocol of the destination, or the one that declares the parameters.
  ///   - path: How it is shown, and from where. The router of that window carries it out.
  ///   - configure: Gets the settings, or hands over the parameters, at once.
  ///   - completion: Heard once, for this performance; the configuration's handlers hear every one.
  ///   - preparation: The caller's preparation of the destination, in the place of the configuration's.
  ///   - successHandler: Called with the destination if it is shown, for this performance alone.
  ///   - errorHandler: Called with the reason if it is not, for this performance alone.
  /// - Returns: The module's router: where the route stands, and what removes it. `nil` where there is none, which the
  ///   completion and the error handler are told too.
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
  /// - Throws: The error of any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public static func perform<View: ViewRouting>(
    to view: View, path: ViewRoutePath, configuring configure: (View.Settings) throws -> Void = { _ in }
  ) async throws -> (destination: View.Product, router: DestinationViewRouter<View.Product>) {
    try await performing(path) { try view.makeRouter(configuring: configure) }
  }
}
