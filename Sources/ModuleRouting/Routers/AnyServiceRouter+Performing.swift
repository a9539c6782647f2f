import NavigationCore

nonisolated extension AnyServiceRouter {
  /// The state of the route. It is ``RouteState/unrouted`` before the first service, and ``RouteState/routing`` while a service
  /// is made or prepared. It is ``RouteState/routed`` while the last service exists, and ``RouteState/removed`` after all
  /// owners have released it.
  public var state: RouteState { presence.state }

  /// The last service that the router has made or prepared, as the caller's type. The router holds an object weakly, and stores
  /// a service of another type, such as a structure. `nil` if there is no service, or if all owners have released it.
  public var destination: Any? { presence.service }

  /// Makes and prepares a new service, calls the handlers, and returns the service.
  ///
  /// - Throws: ``ModuleRoutingError``, or the error of the module.
  @discardableResult public func performRoute() throws -> Any { try performRoute(nil, nil) }

  /// Makes and prepares a new service, and also calls the given handlers.
  func performRoute(_ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?) throws -> Any {
    try performing(success, error, makeService)
  }

  /// Prepares an existing service without converting it, and calls the handlers.
  func prepareNow(given service: Any) throws {
    let adopt = adopt
    self.adopt = { $0 }
    defer { self.adopt = adopt }
    _ = try performing(nil, nil) {
      guard let configurationStore else { throw ModuleRoutingError.madeByHand(router: name) }
      return try prepareExisting(service, with: configurationStore)
    }
  }

  /// Runs a closure that makes or prepares a service, reports the changes of state, and calls the handlers.
  ///
  /// If the closure calls this method again, the inner call fails with `isBusy`, and the handlers of the outer call remain set.
  private func performing(
    _ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?, _ body: () throws -> MadeDestination
  ) throws -> Any {
    reportState()
    if case .making = presence {
      let reason = ModuleRoutingError.isBusy(router: name, state: .routing)
      configurationStore?.callHandlers(.failed(NavigationFailure(caught: reason)), success, error)
      throw reason
    }
    configurationStore?.setPerformerHandlers(success, error)
    let before = presence
    changingState { presence = .making(after: before) }
    let made: Any
    do {
      made = try within(body).adopted
    } catch {
      ended(before, .failed(NavigationFailure(caught: error)))
      throw error
    }
    ended(ServicePresence(made), .arrived(made))
    return made
  }

  private func ended(_ presence: ServicePresence, _ outcome: Outcome<Any>) {
    let handlers = configurationStore?.takePerformerHandlers()
    changingState { self.presence = presence }
    configurationStore?.callHandlers(outcome, handlers?.success, handlers?.error)
  }

  /// Makes and prepares a new service.
  ///
  /// - Throws: ``ModuleRoutingError/pathNotSupported(router:path:)`` if the module cannot make the service now, or the reason
  ///   why making failed.
  func makeService() throws -> MadeDestination {
    guard module?.router.canMakeDestination() != false else {
      throw ModuleRoutingError.pathNotSupported(router: name, path: "making")
    }
    return try makePrepared()
  }
}
