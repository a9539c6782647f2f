import NavigationCore
import RouteComposition
import ViewHierarchy

/// The operations of a view router. They make its destination, show it, observe whether it leaves, and remove it.
///
/// The performer has no state of its own. Callers and requests keep the router alive, and the router keeps its state in a
/// `ViewPresence`.
struct ViewPerformer {
  let router: AnyViewRouter

  var presence: ViewPresence { router.presence }

  var configuration: ViewRouteConfiguration { router.anyConfiguration }
}

extension AnyViewRouter {
  var performer: ViewPerformer { ViewPerformer(router: self) }
}

/// The result of beginning to show or remove a destination: an outcome, or a request that is not started yet.
enum BegunRoute<Value> {
  /// The call has already ended. An error occurred, or the path only makes the destination.
  case ended(Outcome<Value>)
  case request(Router, NavigationRequest<Value>)

  /// Starts the request, and calls the completion once, with the outcome. If the call has already ended, calls the completion
  /// at once and returns `nil`.
  func navigate(_ completion: (@MainActor (Outcome<Value>) -> Void)?) -> NavigationHandle? {
    switch self {
    case .ended(let outcome):
      completion?(outcome)
      return nil
    case .request(let router, let request): return router.navigate(request) { completion?($0) }
    }
  }

  /// Carries out the request and returns its outcome. If the call has already ended, returns the outcome at once.
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

  /// Prepares the existing destination that `show(given:)` has set, and calls the handlers.
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

  /// Returns the destination to show, made and prepared. This is the existing destination or, after a failed attempt, the
  /// destination that the caller may already hold. Otherwise the module makes a new destination.
  func makeOrPrepare() throws -> MadeDestination {
    // `given` remains set until the destination is shown, so that another attempt shows the same destination.
    if let given = presence.given { return try prepare(given) }
    // If the caller has passed parameters again after the failed attempt, they are for another destination.
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

  /// Sets an existing destination to prepare and show. No adapter converts it, because the caller already has it in its own
  /// type.
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
  /// Begins a call of `perform`. If the call ends at once, calls the handlers.
  ///
  /// - Parameters:
  ///   - path: The path that shows the destination; `nil` for the path of the last call. If there is none, the call fails.
  ///   - success: Called with the destination if this call shows it.
  ///   - error: Called with the reason if this call does not show the destination.
  func beginPerforming(
    _ path: ViewRoutePath?, _ success: ((Any) -> Void)? = nil, _ error: ((any Error) -> Void)? = nil
  ) -> BegunRoute<Any> {
    router.reportState()
    if presence.progress == .routing {
      // The handlers of the running call remain set.
      let refusal = Outcome<Any>.failed(NavigationFailure(caught: busy))
      configuration.callHandlers(refusal, success, error)
      return .ended(refusal)
    }
    configuration.setPerformerHandlers(success, error)
    // The handlers are taken now, because the preparation of the destination may call `perform` again with other handlers.
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

  /// Makes the request that shows the destination, with the guards of all modules.
  ///
  /// - Returns: The request, and the router of the window that contains the path's source.
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

// MARK: - Notifications

extension ViewPerformer {
  func willPerform() { notifyRouters(of: presence.held?.destination) { $0.router(router, willPerformRouteOn: $1) } }

  /// Records the arrival of the destination, observes it and notifies the router classes. Called after all changes, before the
  /// request ends.
  ///
  /// - Parameters:
  ///   - path: The path that has shown the destination; never a default path.
  ///   - shown: The destination or the container around it; `nil` if no view controller was shown.
  ///   - readFromTree: If `true`, the destination is on screen only while it is in the tree or in a view. If `false`, and it is in
  ///     neither now, it counts as shown outside the tree.
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

  /// Calls a closure with each router class that is registered for the class of the destination or a superclass. The class
  /// comes before its superclass; for one class, the order is that of registration.
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

/// The context that a guard of all modules receives: the router and the path of the request.
public struct ModuleVisit {
  /// The router of the module.
  public let router: AnyViewRouter
  /// The path that will show the destination; never a default path.
  public let path: ViewRoutePath
}
