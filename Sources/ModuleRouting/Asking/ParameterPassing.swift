public import NavigationCore
public import RouteComposition

/// The calls of `Router` with a closure that passes parameters and returns the destination.
///
/// Only the type of the closure's result is used. It is the static type of the destination that the call returns. The value is
/// ignored, so a closure may return `nil`, for example if the router makes the destination later.
///
/// `Router` itself declares calls with the same names, for closures without a result. These calls are members of a protocol, so
/// that the compiler prefers the calls of `Router` if both fit. Both fit a closure with several statements and without a result.
nonisolated public protocol ParameterPassing {}

extension Router: nonisolated ParameterPassing {}

// MARK: - Views

@MainActor extension ParameterPassing {
  /// Makes and prepares a destination from parameters without showing it.
  ///
  /// ```swift
  /// let editor = Router.makeDestination(to: RoutableViewModule<EditorViewModuleInput>()) { config in
  ///   config.makeDestinationWith(draft)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration, passes the parameters, and returns the destination.
  /// - Returns: The destination that the router makes, as the closure's result type; `nil` if the call fails. The registry then
  ///   reports the reason if it is a ``ModuleRoutingError``.
  @discardableResult public static func makeDestination<Module, Made>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Made?
  ) -> Made? {
    reporting { try requireDestination(to: module, configuring: configure) }
  }

  /// Makes and prepares a destination from parameters without showing it.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration, passes the parameters, and returns the destination.
  /// - Returns: The destination that the router makes, as the closure's result type.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public static func requireDestination<Module, Made>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Made?
  ) throws -> Made {
    try module.makeRouter(for: Made.self) { _ = try configure($0) }.made()
  }

  /// Shows a destination made from parameters.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - path: The path that shows the destination. The router of the window that contains the path's source runs the request.
  ///   - configure: Receives the configuration, passes the parameters, and returns the destination.
  ///   - completion: Called once, with the outcome of this call.
  ///   - successHandler: Called with the destination if this call shows it.
  ///   - errorHandler: Called with the reason if this call does not show the destination.
  /// - Returns: The module's router. Keep it to read the state of the route or to remove the destination. `nil` if no router
  ///   can be made, for example because no module is registered. The completion and the error handler then receive the reason.
  @discardableResult public static func perform<Module, Made>(
    to module: RoutableViewModule<Module>, path: ViewRoutePath, configuring configure: (Module) throws -> Made?,
    completion: (@MainActor (Outcome<Made>) -> Void)? = nil, successHandler: ((Made) -> Void)? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationViewRouter<Made>? {
    performing(path, completion, successHandler, errorHandler) {
      try module.makeRouter(for: Made.self) { _ = try configure($0) }
    }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - path: The path that shows the destination. The router of the window that contains the path's source runs the request.
  ///   - configure: Receives the configuration, passes the parameters, and returns the destination.
  /// - Throws: ``ModuleRoutingError`` or the error of the closure if no router can be made. Otherwise the error of the outcome
  ///   if the destination is not shown; see `Outcome.get()`. The tree is then unchanged, unless the outcome is `superseded` or
  ///   a change could not be undone.
  @discardableResult public static func perform<Module, Made>(
    to module: RoutableViewModule<Module>, path: ViewRoutePath, configuring configure: (Module) throws -> Made?
  ) async throws -> (destination: Made, router: DestinationViewRouter<Made>) {
    try await performing(path) { try module.makeRouter(for: Made.self) { _ = try configure($0) } }
  }
}

// MARK: - Services

nonisolated extension ParameterPassing {
  /// Makes and prepares a service from parameters.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration, passes the parameters, and returns the service.
  /// - Returns: The service that the router makes, as the closure's result type; `nil` if the call fails. The registry then
  ///   reports the reason if it is a ``ModuleRoutingError``.
  @discardableResult public static func makeDestination<Module, Made>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Made?
  ) -> Made? {
    reporting { try requireDestination(to: module, configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration, passes the parameters, and returns the service.
  /// - Returns: The service that the router makes, as the closure's result type.
  /// - Throws: ``ModuleRoutingError``, or the error of the module or of the closure.
  public static func requireDestination<Module, Made>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Made?
  ) throws -> Made {
    try Router.route(to: module).requireDestination(configuring: configure)
  }

  /// Makes and prepares a service from parameters, and returns its router.
  ///
  /// - Parameters:
  ///   - module: The protocol that declares the parameters.
  ///   - configure: Receives the configuration, passes the parameters, and returns the service.
  ///   - completion: Called once, with the outcome, before the call returns.
  ///   - successHandler: Called with the service if this call makes it.
  ///   - errorHandler: Called with the reason if this call does not make the service.
  /// - Returns: The router, which gives access to the service and its state, and can make a new service from the same
  ///   parameters. `nil` if no router can be made, for example because no module is registered. The completion and the error
  ///   handler then receive the reason.
  @discardableResult public static func perform<Module, Made>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Made?,
    completion: ((Outcome<Made>) -> Void)? = nil,
    successHandler: ((Made) -> Void)? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) -> DestinationServiceRouter<Made>? {
    performing(completion, successHandler, errorHandler) {
      try Router.route(to: module).makeRouter(for: Made.self) { _ = try configure($0) }
    }
  }
}
