public import NavigationCore
public import RouteComposition

/// The calls of `Router` whose closure hands over parameters and returns what it has made from them.
///
/// They are members of a protocol, because the compiler prefers a member of `Router` itself where both fit. So a closure of
/// several statements that returns nothing is taken by the calls of `Router`, also where the type of the result is given.
nonisolated public protocol ParameterHanding {}

extension Router: nonisolated ParameterHanding {}

// MARK: - Views

@MainActor extension ParameterHanding {
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
  /// - Returns: The destination that the closure has returned; `nil` if there is none, which is then reported.
  @discardableResult public static func makeDestination<Module, Made>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Made?
  ) -> Made? {
    reporting { try requireDestination(to: module, configuring: configure) }
  }

  /// Makes and prepares a destination from parameters, and shows it nowhere.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public static func requireDestination<Module, Made>(
    to module: RoutableViewModule<Module>, configuring configure: (Module) throws -> Made?
  ) throws -> Made {
    try module.makeRouter(for: Made.self) { _ = try configure($0) }.made()
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
      try module.makeRouter(for: Made.self) { _ = try configure($0) }
    }
  }

  /// Shows a destination made from parameters, and returns it with its router.
  ///
  /// - Throws: The error of any other outcome than an arrival; see `Outcome.get()`. The screen is then as it was.
  @discardableResult public static func perform<Module, Made>(
    to module: RoutableViewModule<Module>, path: ViewRoutePath, configuring configure: (Module) throws -> Made?
  ) async throws -> (destination: Made, router: DestinationViewRouter<Made>) {
    try await performing(path) { try module.makeRouter(for: Made.self) { _ = try configure($0) } }
  }
}

// MARK: - Services

nonisolated extension ParameterHanding {
  /// Makes and prepares a service from parameters.
  ///
  /// - Returns: The service that the closure has returned; `nil` if there is none, which is then reported.
  @discardableResult public static func makeDestination<Module, Made>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Made?
  ) -> Made? {
    reporting { try requireDestination(to: module, configuring: configure) }
  }

  /// Makes and prepares a service from parameters.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  public static func requireDestination<Module, Made>(
    to module: RoutableServiceModule<Module>, configuring configure: (Module) throws -> Made?
  ) throws -> Made {
    try Router.route(to: module).requireDestination(configuring: configure)
  }

  /// Makes and prepares a service from parameters, and returns the router that has done so, to be kept.
  ///
  /// - Returns: The router, which has the service and its state, and makes it again from the same parameters. `nil` if there is
  ///   none; the completion gets the reason too.
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
