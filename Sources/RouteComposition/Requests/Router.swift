public import NavigationCore
public import ViewHierarchy

/// A value that shows any screen of the app in a window, whichever screen is visible now.
///
/// ```swift
/// let router = Router(window: window)
/// let screen = try await router.navigate(to: Routes.product, with: 42)
/// ```
///
/// A router holds its window weakly. Adding a global guard or task returns a new router. All routers of a window share
/// one queue. The queue changes the window for one request at a time. Routers of different windows do not wait for each
/// other.
public struct Router {
  package let engine: WindowEngine
  /// The tree that this router reads and changes.
  package let live: LiveTree
  package private(set) var roles: RouterRoles
  private var owner: Navigation?

  /// Creates a router for a window, with the guards, tasks and container adapters of the window's default router.
  ///
  /// - Parameter window: The window, which the router holds weakly. A request that presents a screen waits until the
  ///   window is shown.
  public init(window: UIWindow) {
    engine = WindowEngine.of(window)
    live = engine.defaults.live
    roles = engine.defaults.roles
  }

  /// Creates a router for a window, with your own adapters for the app's containers. The guards and tasks are those of
  /// the window's default router.
  ///
  /// - Parameters:
  ///   - window: The window, which the router holds weakly.
  ///   - containerAdapterLocator: A locator of the adapters that read and change containers.
  public init(window: UIWindow, containerAdapterLocator: any ContainerAdapterLocator) {
    engine = WindowEngine.of(window)
    live = LiveTree(window: window, locator: containerAdapterLocator)
    roles = engine.defaults.roles
  }

  /// Makes this router the window's default router. Its guards, tasks and adapters then apply to every router created
  /// later and to every request that names no router, in all vocabularies.
  public func makeDefault() { engine.defaults = WindowEngine.RouterDefaults(roles: roles, live: live) }

  /// The stage of the requests that this router starts.
  package var stage: WindowStage { WindowStage(live) }

  /// The window, or `nil` if the window is released.
  public var window: UIWindow? { live.window }

  /// A router for the requests that a guard makes while it is asked.
  ///
  /// When the guarded request ends, these requests are cancelled. Only a request that has begun to change the tree is
  /// completed. If one of these requests fails or is blocked while the guard is being asked, the guarded request ends
  /// ``Outcome/blocked(by:)``.
  ///
  /// A guard may also make requests with the router itself. These requests are independent of the guarded request: they
  /// neither end with it nor block it. A screen that is asked whether it may be left can use `within` as a guard does.
  /// In any other code, `within` has no effect.
  public var within: Router {
    var copy = self
    copy.owner = NavigationQueue.beingAsked
    return copy
  }
}

// MARK: - Requests

extension Router {
  /// Carries out a request and returns its value.
  ///
  /// - Throws: The error of any outcome except an arrival; see ``Outcome/get()``. The cases of ``Outcome`` describe the
  ///   tree after each error.
  @discardableResult public func navigate<Value>(_ request: NavigationRequest<Value>) async throws -> Value {
    try await outcome(of: request).get()
  }

  /// Carries out a request and passes the outcome to the completion, which is called once.
  ///
  /// If the request does not have to wait, the completion is called before this method returns.
  /// - Returns: A handle that cancels the request. It has the same effect as cancelling the task of the async form.
  @discardableResult public func navigate<Value>(
    _ request: NavigationRequest<Value>, completion: @escaping @MainActor (Outcome<Value>) -> Void
  ) -> NavigationHandle {
    let handle = NavigationHandle(asker: Navigation.Asker(), queue: engine.queue)
    start(request, handle.asker, completion)
    return handle
  }

  /// Starts a request and does not wait for its outcome: `router.go(.back)`, `router.go(.close(screen))`. The log and
  /// ``events`` report the outcome.
  ///
  /// - Returns: A handle that cancels the request.
  @discardableResult public func go<Value>(_ request: NavigationRequest<Value>) -> NavigationHandle {
    navigate(request) { _ in }
  }

  /// Carries out a request and returns the outcome.
  ///
  /// Cancelling the task ends the request ``Outcome/cancelled``. If the request has begun to change the tree, it is
  /// completed instead.
  public func outcome<Value>(of request: NavigationRequest<Value>) async -> Outcome<Value> {
    await engine.queue.outcome { start(request, $0, $1) }
  }

  /// Returns the plan of a request in the present tree. Changes nothing and asks no guard.
  ///
  /// The guards, tasks and factories of the plan are prepared. If one of them lacks a requirement, this method throws
  /// the error.
  ///
  /// - Throws: The error with which the request would end before it asks a guard, most often a ``NavigationFailure``.
  public func plan<Value>(_ request: NavigationRequest<Value>) throws -> RoutePlan {
    let request = resolved(request)
    let stage = NavigationQueue.stage(self.stage, within: owner, leavingWithoutAsking: request.leavesWithoutAsking)
    var plan = try Executor(
      request.makeGoal(stage), on: stage, animated: request.animated, roles: roles.adding(rolesOf: request),
      recorder: engine.recorder
    ).plan()
    plan.notes = request.notes() + plan.notes
    return plan
  }

  /// Returns the request that this router carries out for a given request. If the given request depends on values of a
  /// router, such as its table of links, the result is made from the values of this router. Any other request is
  /// returned unchanged.
  package func resolved<Value>(_ request: NavigationRequest<Value>) -> NavigationRequest<Value> {
    request.resolved(with: roles)
  }

  func start<Value>(
    _ request: NavigationRequest<Value>, _ asker: Navigation.Asker,
    _ completion: @escaping @MainActor (Outcome<Value>) -> Void
  ) {
    let request = resolved(request)
    engine.queue.start(request, on: stage, roles: roles.adding(rolesOf: request), within: owner, asker) { outcome in
      request.ended?(outcome.map { _ in })
      completion(outcome)
    }
  }

  /// The waiting requests of the window, each with its reason, in the order of the queue. If the request that holds the
  /// window waits, it comes first.
  public var waiting: [WaitingRequest] { engine.queue.waits.requests }

  /// Whether no request waits or runs in the window.
  package var isIdle: Bool { engine.queue.isIdle }
}

// MARK: - Global roles

extension Router {
  /// Returns a router that also asks this guard. The guards of a router are asked in the order in which they were
  /// added, before the guards of steps.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> Router {
    changing { $0.add(interceptor) }
  }

  /// Returns a router that also runs this task on every screen that a request makes or finds, before the tasks of
  /// steps. The start of a route and an existing container are left out, unless they are the destination.
  public func adding(_ contextTask: any ContextTask<UIViewController, Any?>) -> Router {
    changing { $0.contextTasks.append(GlobalContextTask(task: contextTask)) }
  }

  /// Returns a router that also runs this post task after every arrival, even if the destination was visible already.
  /// The task runs after the post tasks of steps, once for each screen that the request has made or found. The start of
  /// a route and an existing container are left out, unless they are the destination.
  public func adding(_ postTask: any PostRoutingTask<UIViewController, Any?>) -> Router {
    changing { $0.postTasks.append(GlobalPostTask(task: postTask)) }
  }

  /// Returns a router that reports its calls of the app and of UIKit to a probe, in tests.
  package func probed(by probe: CallProbe) -> Router { changing { $0.probe = probe } }

  /// Returns a router without guards, tasks and stored values, for the package's own requests. These requests are
  /// independent of the request whose guard is being asked.
  func withoutRoles() -> Router {
    var copy = changing { roles in
      let probe = roles.probe
      roles = RouterRoles()
      roles.probe = probe
    }
    copy.owner = nil
    return copy
  }

  /// Returns a router that asks its own guards before any finder searches.
  public func askingGlobalInterceptorsFirst() -> Router { changing { $0.asksBeforeSearching = true } }

  /// Returns a router that stores a value for a module that imports this one. The value replaces an earlier value of
  /// the same type.
  package func keeping<Kept>(_ value: Kept) -> Router { changing { $0[Kept.self] = value } }

  private func changing(_ change: (inout RouterRoles) -> Void) -> Router {
    var copy = self
    change(&copy.roles)
    return copy
  }
}

/// The form in which the executor runs a context task of a router. Elements that are no view controllers are skipped.
private struct GlobalContextTask: ScreenTask {
  var task: any ContextTask<UIViewController, Any?>

  mutating func prepare(with context: Any?) throws { try task.prepare(with: context) }

  func perform(on screen: AnyObject, with context: Any?) throws {
    guard let screen = screen as? UIViewController else { return }
    try blaming(task, "task") { try task.perform(on: screen, with: context) }
  }
}

/// The form in which the executor runs a post task of a router. Elements that are no view controllers are skipped.
private struct GlobalPostTask: ScreenPostTask {
  let task: any PostRoutingTask<UIViewController, Any?>

  func perform(on screen: AnyObject, with context: Any?, routingStack: [AnyObject]) {
    guard let screen = screen as? UIViewController else { return }
    task.perform(on: screen, with: context, routingStack: routingStack.compactMap { $0 as? UIViewController })
  }
}

// MARK: - Events and the tree

extension Router {
  /// A new stream of the window's next events: the phases of requests, and the moves of the user.
  public var events: AsyncStream<NavigationEvent> { engine.recorder.broadcast.stream() }

  /// The log that all routers of the window write to. The default is `nil`: no log is written.
  public var log: NavigationLog? {
    get { engine.recorder.broadcast.log }
    nonmutating set { engine.recorder.broadcast.log = newValue }
  }

  /// A snapshot of the window's view controllers, or `nil` if the window is released.
  ///
  /// - Complexity: Linear in the number of view controllers.
  public var tree: ScreenTree? { window.map { ScreenTree(of: $0, locator: live.locator) } }
}

extension Router {
  /// Returns the context with which a navigation last showed a view controller. Returns `nil` if that navigation had no
  /// context, or if no navigation of this process has shown the view controller.
  public func context(of viewController: UIViewController) -> Any? { ScreenContext.of(viewController)?.value }
}

// MARK: - Departures

extension Router {
  /// Waits until a view controller leaves the window. The user, the app or a navigation may pop or dismiss the view
  /// controller, or remove its container.
  ///
  /// If the view controller is not in the window, this method returns at once. It also returns when the task is
  /// cancelled or the window is released.
  ///
  /// A guard that shows a login can wait for the departure of the login screen, to notice that the user has given up.
  public func departure(of viewController: UIViewController) async {
    guard live.containsAnywhere(viewController) else { return }
    let departure = DepartureWait()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        departure.begin {
          engine.observer.onDeparture(of: viewController, $0)
        } ended: {
          continuation.resume()
        }
      }
    } onCancel: {
      Task { @MainActor in departure.end() }
    }
  }
}

/// A wait for the departure of a screen. The wait ends once, with the departure or by cancellation.
private final class DepartureWait {
  private var ended: (() -> Void)?
  private var stop: (() -> Void)?
  private var isOver = false

  func begin(_ observe: (@escaping () -> Void) -> () -> Void, ended: @escaping () -> Void) {
    guard !isOver else { return ended() }
    self.ended = ended
    stop = observe { [weak self] in self?.end() }
  }

  func end() {
    isOver = true
    stop?()
    ended?()
    (stop, ended) = (nil, nil)
  }
}
