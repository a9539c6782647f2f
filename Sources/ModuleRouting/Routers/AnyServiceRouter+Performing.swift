import NavigationCore

nonisolated extension AnyServiceRouter {
  /// Where the route stands: made, being made, or let go of by all who held what was made.
  public var state: RouteState { presence.state }

  /// What was made last, as its caller knows it: an object as long as somebody holds it, a value as long as the router is
  /// there.
  public var destination: Any? { presence.service }

  /// Makes and prepares the service, anew each time, lets the handlers hear of it, and returns it.
  ///
  /// - Throws: ``ModuleRoutingError``, or what the module threw.
  @discardableResult public func performRoute() throws -> Any { try performRoute(nil, nil) }

  /// Makes and prepares the service for a call that has handlers of its own.
  func performRoute(_ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?) throws -> Any {
    try performing(success, error) {
      try checkCanMake()
      return try makeHere()
    }
  }

  /// Prepares a service that was made elsewhere, and lets the handlers hear of it.
  func prepareNow(given service: Any) throws {
    let adopt = adopt
    self.adopt = { $0 }
    defer { self.adopt = adopt }
    _ = try performing(nil, nil) {
      guard let configurationStore else { throw ModuleRoutingError.madeByHand(router: name) }
      return try prepareHere(service, with: configurationStore)
    }
  }

  /// Makes or prepares a service, and tells the state and the handlers. A call from within another one is refused, and the
  /// handlers of that are left alone.
  private func performing(
    _ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?, _ body: () throws -> MadeDestination
  ) throws -> Any {
    tellState()
    if case .making = presence {
      let reason = ModuleRoutingError.isBusy(router: name, state: .routing)
      configurationStore?.hear(.failed(NavigationFailure(caught: reason)), success, error)
      throw reason
    }
    configurationStore?.hearNext(success, error)
    let before = presence
    noticing { presence = .making(after: before) }
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
    let handlers = configurationStore?.takeHandlers()
    noticing { self.presence = presence }
    configurationStore?.hear(outcome, handlers?.success, handlers?.error)
  }

  func checkCanMake() throws {
    guard module?.router.canMakeDestination() != false else {
      throw ModuleRoutingError.pathNotSupported(router: name, path: "making")
    }
  }
}
