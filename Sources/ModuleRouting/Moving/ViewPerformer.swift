import NavigationCore
import RouteComposition
import ViewHierarchy

/// The operations of a view router: makes its destination, shows it, observes whether it leaves, and removes it.
///
/// It has no state of its own. Callers and requests keep the router, and ``ViewPresence`` is the router's state.
struct ViewPerformer {
  let router: AnyViewRouter

  var presence: ViewPresence { router.presence }

  var configuration: ViewRouteConfiguration { router.anyConfiguration }
}

extension AnyViewRouter {
  var performer: ViewPerformer { ViewPerformer(router: self) }
}

/// A performance or a removal that has begun.
enum BegunRoute<Value> {
  /// The route has already ended, because there is nothing to show or an error occurred.
  case ended(Outcome<Value>)
  case request(Router, NavigationRequest<Value>)

  /// Starts the request, and calls the completion once, with the outcome. If the route has already ended, calls the completion
  /// at once and returns `nil`.
  func navigate(_ completion: (@MainActor (Outcome<Value>) -> Void)?) -> NavigationHandle? {
    switch self {
    case .ended(let outcome):
      completion?(outcome)
      return nil
    case .request(let router, let request): return router.navigate(request) { completion?($0) }
    }
  }

  /// Carries out the request, if there is one, and returns the outcome.
  func outcome() async -> Outcome<Value> {
    switch self {
    case .ended(let outcome): outcome
    case .request(let router, let request): await router.outcome(of: request)
    }
  }
}

// MARK: - Making

extension ViewPerformer {
  /// Makes and prepares the destination without showing it, and calls the handlers.
  func makeNow() throws -> Any {
    presence.path = .makeDestination
    return try router.callingHandlers { try makeIfFree() }
  }

  /// Prepares the existing destination, and calls the handlers.
  func prepareNow() throws {
    _ = try router.callingHandlers { try makeAndStore() }
  }

  private func makeIfFree() throws -> MadeDestination {
    try checkIsFree()
    try checkSupports(.makeDestination)
    let made = try makeAndStore()
    presence.shownBy = nil
    return made
  }

  private func makeAndStore() throws -> MadeDestination {
    let made = try makeOrPrepare()
    presence.destination = made.destination as AnyObject
    return made
  }

  /// Returns the destination to show. It is an existing one, or one from a failed attempt; otherwise the module makes it now.
  func makeOrPrepare() throws -> MadeDestination {
    // An existing destination remains until it is shown, so that another attempt shows the same one.
    if let given = presence.given { return try prepare(given) }
    // Parameters passed since then are for another destination.
    if let delivered = presence.delivered, delivered.parameterPasses == configuration.parameterPasses,
      configuration.makeable?.hasMade != true
    {
      return delivered.made
    }
    return try router.within { try router.makePrepared() }
  }

  /// Prepares an existing destination.
  func prepare(_ destination: Any) throws -> MadeDestination {
    try router.within { try router.prepareExisting(destination, with: configuration) }
  }

  /// Sets an existing destination for the next performance. The caller uses it without conversion.
  func show(given destination: Any) {
    router.adopt = { $0 }
    presence.given = destination
  }

  /// - Throws: ``ModuleRoutingError/isBusy(router:state:)`` if the destination is on screen or is being removed.
  func checkIsFree() throws {
    if presence.progress == .removing || presence.isOnScreen { throw busy }
  }

  private var busy: ModuleRoutingError { .isBusy(router: router.name, state: router.currentState) }

  /// - Throws: ``ModuleRoutingError/pathNotSupported(router:path:)`` if the module does not support the path.
  private func checkSupports(_ path: ViewRoutePath) throws {
    guard let module = router.module, !module.supportedRouteTypes.isSuperset(of: path.kind.routeType) else { return }
    throw ModuleRoutingError.pathNotSupported(router: router.name, path: path.name)
  }
}

// MARK: - Performing

extension ViewPerformer {
  /// Begins a performance. If it ends at once, the handlers are called.
  func beginPerforming(
    _ path: ViewRoutePath?, _ success: ((Any) -> Void)? = nil, _ error: ((any Error) -> Void)? = nil
  ) -> BegunRoute<Any> {
    router.reportState()
    if presence.progress == .routing {
      // The handlers of the running performance remain set.
      let refusal = Outcome<Any>.failed(NavigationFailure(caught: busy))
      configuration.callHandlers(refusal, success, error)
      return .ended(refusal)
    }
    configuration.setPerformerHandlers(success, error)
    // Taken now, because the preparation of the destination may perform again with other handlers.
    let handlers = configuration.takePerformerHandlers()
    let begun: BegunRoute<Any>
    do {
      begun = try begin(path)
    } catch {
      begun = .ended(.failed(NavigationFailure(caught: error)))
    }
    switch begun {
    case .ended(let outcome): configuration.callHandlers(outcome, handlers.success, handlers.error)
    case .request:
      configuration.setPerformerHandlers(handlers.success, handlers.error)
      router.changingState { presence.progress = .routing }
    }
    return begun
  }

  private func begin(_ path: ViewRoutePath?) throws -> BegunRoute<Any> {
    guard let path = path ?? presence.path else { throw ModuleRoutingError.madeByHand(router: router.name) }
    guard presence.progress == .none, !presence.isOnScreen else { throw busy }
    presence.path = path
    if path.kind.onlyMakes { return .ended(.arrived(try makeIfFree().adopted)) }
    let (router, request) = try request(for: path)
    return .request(router, request)
  }

  /// Makes the request that shows the destination.
  ///
  /// - Returns: The request, and the router of the window in which it runs.
  func request(for path: ViewRoutePath) throws -> (router: Router, request: NavigationRequest<Any>) {
    let path = path.resolved(preferring: configuration.defaultPath)
    try checkSupports(path)
    let window = try path.window()
    presence.window = window
    let visit = ModuleVisit(router: router, path: path)
    var request = NavigationRequest<Any>(
      animated: configuration.animated, policy: configuration.policy,
      value: { _ in try self.adopted() },
      on: { [weak window] live -> any Goal in
        live.window === window ? ViewGoal(self, path, in: live) : FailingGoal.misplaced
      })
    request.ended = { self.ended($0) }
    let interceptors = router.registry?.modules.interceptors ?? []
    return (Router(window: window), request.adding(interceptors.map { $0.routerGuard(for: visit) }))
  }

  private func ended(_ outcome: Outcome<Void>) {
    let outcome = outcome.valued { try adopted() }
    presence.held = nil
    let (success, error) = configuration.takePerformerHandlers()
    router.changingState { presence.progress = .none }
    configuration.callHandlers(outcome, success, error)
  }

  /// Returns the destination as the caller's type.
  private func adopted() throws -> Any {
    guard let made = presence.held else { throw ModuleRoutingError.madeNothing(module: router.name) }
    return made.adopted
  }
}

// MARK: - Notifications of a performance

extension ViewPerformer {
  func willPerform() { notifyRouters(of: presence.held?.destination) { $0.router(router, willPerformRouteOn: $1) } }

  /// Records the arrival after all changes, before the request ends.
  func arrived(by path: ViewRoutePath, shown: UIViewController?, readFromTree: Bool) {
    guard let made = presence.held else { return }
    presence.destination = made.destination as AnyObject
    presence.shown = shown
    presence.shownBy = path
    presence.wasShown = true
    (presence.given, presence.delivered) = (nil, nil)
    presence.isOutsideTree = !readFromTree && !presence.isOnScreen
    watch()
    notifyRouters(of: made.destination) { $0.router(router, didPerformRouteOn: $1) }
  }

  /// Notifies all routers registered for the class of the destination or a superclass, in the order of registration.
  func notifyRouters(of destination: Any?, _ body: (AnyViewRouter.Type, Any) -> Void) {
    guard let destination, let registry = router.registry, !registry.modules.views.types.isEmpty else { return }
    var type: (any Any.Type)? = Swift.type(of: destination)
    var mirror: Mirror? = Mirror(reflecting: destination)
    while let current = type {
      for module in registry.modules.views.types[ObjectIdentifier(current)] ?? [] { body(module.router, destination) }
      mirror = mirror?.superclassMirror
      type = mirror?.subjectType
    }
  }
}

/// A route that is about to be performed; the context of the guards of all modules.
public struct ModuleVisit {
  /// The router that will perform the route.
  public let router: AnyViewRouter
  /// The path of the route.
  public let path: ViewRoutePath
}
