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
  @discardableResult public func performRoute() throws -> Any {
    try performing {
      try checkCanMake()
      return try makeHere()
    }
  }

  /// Prepares a service that was made elsewhere, and lets the handlers hear of it.
  func prepareNow(_ service: Any) throws {
    _ = try performing {
      guard let configurationStore else { throw ModuleRoutingError.madeByHand(router: name) }
      return try prepareHere(service, with: configurationStore)
    }
  }

  private func performing(_ body: () throws -> MadeDestination) throws -> Any {
    try telling {
      if case .making = presence { throw ModuleRoutingError.isBusy(router: name, state: .routing) }
      let before = presence
      noticing { presence = .making(after: before) }
      do {
        let made = try within(body)
        noticing { presence = ServicePresence(made.adopted) }
        return made
      } catch {
        noticing { presence = before }
        throw error
      }
    }
  }

  func checkCanMake() throws {
    guard module?.router.canMakeDestination() != false else {
      throw ModuleRoutingError.pathNotSupported(router: name, path: "making")
    }
  }
}
