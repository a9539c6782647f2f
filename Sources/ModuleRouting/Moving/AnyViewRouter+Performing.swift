import NavigationCore
import RouteComposition
import ViewHierarchy

extension AnyViewRouter {
  /// The destination, as long as it is on screen or something holds it.
  public var destination: AnyObject? { presence.destination }

  /// Shows the destination, and calls the completion once, with the outcome.
  func performing(
    _ path: ViewRoutePath?, _ success: ((Any) -> Void)?, _ error: ((any Error) -> Void)?,
    _ completion: (@MainActor (Outcome<Any>) -> Void)?
  ) -> NavigationHandle? {
    tellState()
    if let refusal = refusalWhilePerforming {
      anyConfiguration.hear(refusal, success, error)
      completion?(refusal)
      return nil
    }
    anyConfiguration.hearNext(success, error)
    switch beginning(path) {
    case .done(let outcome):
      completion?(outcome)
      return nil
    case .request(let router, let request):
      noticing { presence.progress = .routing }
      return router.navigate(request) { completion?($0) }
    }
  }

  /// Makes and prepares the destination, shows it nowhere, and tells the handlers of it.
  func makeNow() throws -> Any {
    path = .makeDestination
    return try telling { try makeHeld() }
  }

  /// Prepares the destination that was made elsewhere, and tells the handlers of it.
  func prepareNow() throws {
    _ = try telling {
      let made = try madeOrPrepared()
      presence.destination = made.destination as AnyObject
      return made
    }
  }

  private func makeHeld() throws -> MadeView {
    try checkIsFree()
    try checkSupports(.makeDestination)
    let made = try madeOrPrepared()
    presence.destination = made.destination as AnyObject
    presence.shownBy = nil
    return made
  }

  func outcomeOfPerforming(_ path: ViewRoutePath?) async -> Outcome<Any> {
    tellState()
    if let refusal = refusalWhilePerforming {
      anyConfiguration.hear(refusal, nil, nil)
      return refusal
    }
    switch beginning(path) {
    case .done(let outcome): return outcome
    case .request(let router, let request):
      noticing { presence.progress = .routing }
      return await router.outcome(of: request)
    }
  }

  /// How it ends that the route is performed again before it has been; `nil` where it can be performed. The handlers of the
  /// performance under way are left alone.
  private var refusalWhilePerforming: Outcome<Any>? {
    guard presence.progress == .routing else { return nil }
    let reason = ModuleRoutingError.isBusy(router: name, state: state)
    return .failed(NavigationFailure(caught: reason))
  }

  /// What performing a route does.
  private enum Way {
    /// Nothing: there is nothing to show, or nothing can be shown.
    case done(Outcome<Any>)
    case request(Router, NavigationRequest<Any>)
  }

  /// What performing the route does; what is done already is told to the handlers.
  ///
  /// These are taken meanwhile: whoever prepares what is made may perform again, with handlers for that.
  private func beginning(_ path: ViewRoutePath?) -> Way {
    let (success, error) = anyConfiguration.takeHandlers()
    let way = way(path)
    switch way {
    case .done(let outcome): anyConfiguration.hear(outcome, success, error)
    case .request: anyConfiguration.hearNext(success, error)
    }
    return way
  }

  private func way(_ path: ViewRoutePath?) -> Way {
    do {
      let path = try path ?? self.path ?? { throw ModuleRoutingError.madeByHand(router: name) }()
      guard presence.progress == .none, !presence.isThere else {
        throw ModuleRoutingError.isBusy(router: name, state: state)
      }
      self.path = path
      if case .makeDestination = path.kind { return .done(.arrived(try makeHeld().adopted)) }
      let (router, request) = try request(for: path)
      return .request(router, request)
    } catch {
      return .done(.failed(NavigationFailure(caught: error)))
    }
  }

  /// The request that shows the destination, and the router of the window in which it does.
  func request(for path: ViewRoutePath) throws -> (router: Router, request: NavigationRequest<Any>) {
    let path = path.resolved(with: anyConfiguration)
    try checkSupports(path)
    let window = try path.window()
    presence.window = window
    let visit = ModuleVisit(router: self, path: path)
    var request = NavigationRequest<Any>(
      animated: anyConfiguration.animated, policy: anyConfiguration.policy,
      value: { _ in try self.adopted() },
      on: { [weak window] live -> any Goal in
        live.window === window ? ViewGoal(self, path, in: live) : FailingGoal.misplaced
      })
    request.ended = { self.ended($0) }
    let interceptors = registry?.modules.interceptors ?? []
    return (Router(window: window), request.adding(interceptors.map { $0.asked(about: visit) }))
  }

  /// The destination that is to be shown, made now unless it was made elsewhere, or for a try that has failed.
  func madeOrPrepared() throws -> MadeView {
    // It is given until it was shown, so that another try shows the same.
    if let given { return try prepare(given.value) }
    // Parameters that were handed over since are for another one.
    if let handedOut = presence.handedOut, handedOut.handovers == anyConfiguration.handovers,
      anyConfiguration.makeable?.hasMade != true
    {
      return handedOut.made
    }
    return try make()
  }

  /// - Throws: ``ModuleRoutingError/isBusy(router:state:)`` where the destination is on screen, or on its way.
  func checkIsFree() throws {
    guard presence.progress != .removing, !presence.isThere else {
      throw ModuleRoutingError.isBusy(router: name, state: state)
    }
  }

  /// - Throws: ``ModuleRoutingError/pathNotSupported(router:path:)`` where the module says that it is not shown so.
  private func checkSupports(_ path: ViewRoutePath) throws {
    guard let module, !module.supportedRouteTypes.isSuperset(of: path.routeType) else { return }
    throw ModuleRoutingError.pathNotSupported(router: name, path: path.name)
  }

  private func ended(_ outcome: Outcome<Void>) {
    let outcome = outcome.valued { try adopted() }
    presence.held = nil
    let (success, error) = anyConfiguration.takeHandlers()
    noticing { presence.progress = .none }
    anyConfiguration.hear(outcome, success, error)
  }

  /// The destination as the caller knows it.
  private func adopted() throws -> Any {
    guard let made = presence.held else { throw ModuleRoutingError.madeNothing(module: name) }
    return made.adopted
  }
}

// MARK: - What a performance tells on its way

extension AnyViewRouter {
  func willPerform() { tell(of: presence.held?.destination) { $0.router(self, willPerformRouteOn: $1) } }

  /// Called when all changes were made, before the request has ended.
  func arrived(by path: ViewRoutePath, shown: UIViewController?, readFromTree: Bool) {
    guard let made = presence.held else { return }
    presence.destination = made.destination as AnyObject
    presence.shown = shown
    presence.shownBy = path
    presence.wasShown = true
    (given, presence.handedOut) = (nil, nil)
    presence.isElsewhere = !readFromTree && !presence.isThere
    watch()
    tell(of: made.destination) { $0.router(self, didPerformRouteOn: $1) }
  }

  /// Tells all routers of a destination's class, the one registered first being told first.
  func tell(of destination: Any?, _ body: (AnyViewRouter.Type, Any) -> Void) {
    guard let destination, let registry, !registry.modules.viewClasses.isEmpty else { return }
    var type: (any Any.Type)? = Swift.type(of: destination)
    var mirror: Mirror? = Mirror(reflecting: destination)
    while let current = type {
      for module in registry.modules.viewClasses[ObjectIdentifier(current)] ?? [] { body(module.router, destination) }
      mirror = mirror?.superclassMirror
      type = mirror?.subjectType
    }
  }
}

/// A route that is about to be performed, as the guards of all modules see it.
public struct ModuleVisit {
  /// The router that is going to perform it.
  public let router: AnyViewRouter
  /// How.
  public let path: ViewRoutePath
}
