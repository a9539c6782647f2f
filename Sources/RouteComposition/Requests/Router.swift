public import NavigationCore
public import ViewHierarchy

/// Takes the user of a window to any screen, from wherever they are.
///
/// ```swift
/// let router = Router(window: window)
/// let screen = try await router.navigate(to: Routes.product, with: 42)
/// ```
///
/// A router is a value: its window is held weakly, the queue of the window is shared by all its routers, and a router
/// with more global guards and tasks is made from one with fewer. All routers of a window carry their requests out one
/// at a time; routers of two windows do not wait for each other.
public struct Router {
  package let engine: WindowEngine
  /// The tree that this router reads and changes.
  package let live: LiveTree
  package private(set) var roles: RouterRoles
  private var owner: Navigation?

  /// Makes a router for a window. It begins with what the window's standing router holds.
  ///
  /// - Parameter window: Held weakly. What is asked before it is shown, and presents something, waits for that.
  public init(window: UIWindow) {
    engine = WindowEngine.of(window)
    live = engine.standing.live
    roles = engine.standing.roles
  }

  /// Makes a router for a window that reads and changes its containers in another way.
  ///
  /// - Parameters:
  ///   - window: Held weakly.
  ///   - containerAdapterLocator: Knows how the containers of the app are read and changed.
  public init(window: UIWindow, containerAdapterLocator: any ContainerAdapterLocator) {
    engine = WindowEngine.of(window)
    live = LiveTree(window: window, locator: containerAdapterLocator)
    roles = engine.standing.roles
  }

  /// The standing router of a window: what every router of it begins with, and what calls go through that choose none.
  public static func standing(in window: UIWindow) -> Router { Router(window: window) }

  /// Makes this the window's standing router: its guards, tasks and adapters hold from now on for every request, of whatever
  /// vocabulary, that is made through a router made later, or that names none.
  public func makeStanding() { engine.standing = WindowEngine.Standing(roles: roles, live: live) }

  /// The stage of the requests that this router starts.
  package var stage: WindowStage { WindowStage(live) }

  /// The window, as long as it lives.
  public var window: UIWindow? { live.window }

  /// A router for what a guard does while it is asked: its requests end when the request does that the guard belongs
  /// to, and that one ends ``Outcome/blocked(by:)`` if they fail.
  ///
  /// Guards work without it; it only ties outcome and cancellation together. Outside of a guard it is the router itself.
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
  /// - Throws: The error of any outcome but an arrival; see ``Outcome/get()``. The screen is then as it was.
  @discardableResult public func navigate<Value>(_ request: NavigationRequest<Value>) async throws -> Value {
    try await outcome(of: request).get()
  }

  /// Carries out a request and passes the outcome to the completion, which is called once.
  ///
  /// If the request does not have to wait, the completion is called before this method returns.
  /// - Returns: A handle that cancels the request, as cancelling the task does for the async forms.
  @discardableResult public func navigate<Value>(
    _ request: NavigationRequest<Value>, completion: @escaping @MainActor (Outcome<Value>) -> Void
  ) -> NavigationHandle {
    let handle = NavigationHandle(asker: Navigation.Asker(), queue: engine.queue)
    start(request, handle.asker, completion)
    return handle
  }

  /// Carries out a request, for callers that do not wait: `router.go(.back)`, `router.go(.close(screen))`. The outcome is in
  /// the log and in ``events``.
  ///
  /// - Returns: A handle that cancels the request.
  @discardableResult public func go<Value>(_ request: NavigationRequest<Value>) -> NavigationHandle {
    navigate(request) { _ in }
  }

  /// Carries out a request and returns the outcome.
  ///
  /// Cancelling the task ends the request with ``Outcome/cancelled``, until it begins to change the screen; then it completes.
  public func outcome<Value>(of request: NavigationRequest<Value>) async -> Outcome<Value> {
    await engine.queue.outcome { start(request, $0, $1) }
  }

  /// Describes a request as the screen is now. Changes nothing and asks no guard; every part of the plan is prepared, so that
  /// a missing part is known here too.
  ///
  /// - Throws: The ``NavigationFailure`` that the request would end with.
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

  /// The request that this router carries out in the place of one that depends on what a router keeps.
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

  /// The requests that wait in the window, each with the reason, in the order in which they come next. The request that holds the
  /// window is the first.
  public var waiting: [WaitingRequest] { engine.queue.waits.requests }

  /// Whether nothing waits or is under way in the window.
  package var isIdle: Bool { engine.queue.isIdle }
}

// MARK: - More or fewer global roles

extension Router {
  /// A router that also asks this guard, before those of the steps.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> Router {
    changing { $0.add(interceptor) }
  }

  /// A router that also sets every screen up with this task, before those of the steps.
  public func adding(_ contextTask: any ContextTask<UIViewController, Any?>) -> Router {
    changing { $0.contextTasks.append(GlobalContextTask(task: contextTask)) }
  }

  /// A router that also runs this task after every arrival, after those of the steps, once for each screen on the way.
  public func adding(_ postTask: any PostRoutingTask<UIViewController, Any?>) -> Router {
    changing { $0.postTasks.append(GlobalPostTask(task: postTask)) }
  }

  /// A router whose calls to the app and to UIKit are watched.
  package func probed(by probe: CallProbe) -> Router { changing { $0.probe = probe } }

  /// A router without guards and tasks, for what the package does by itself; what is asked of it belongs to no guard.
  func withoutRoles() -> Router {
    var copy = changing { roles in
      let probe = roles.probe
      roles = RouterRoles()
      roles.probe = probe
    }
    copy.owner = nil
    return copy
  }

  /// A router that asks its own guards before any finder is asked.
  public func askingGlobalInterceptorsFirst() -> Router { changing { $0.asksBeforeSearching = true } }

  /// A router that keeps a value for a module above, in the place of one of the same type.
  package func keeping<Kept>(_ value: Kept) -> Router { changing { $0[Kept.self] = value } }

  private func changing(_ change: (inout RouterRoles) -> Void) -> Router {
    var copy = self
    change(&copy.roles)
    return copy
  }
}

/// A task for every view controller, as the executor knows it.
private struct GlobalContextTask: ScreenTask {
  var task: any ContextTask<UIViewController, Any?>

  mutating func prepare(with context: Any?) throws { try task.prepare(with: context) }

  func perform(on screen: AnyObject, with context: Any?) throws {
    guard let screen = screen as? UIViewController else { return }
    try blaming(task, "task") { try task.perform(on: screen, with: context) }
  }
}

/// A task for every view controller after the arrival, as the executor knows it.
private struct GlobalPostTask: ScreenPostTask {
  let task: any PostRoutingTask<UIViewController, Any?>

  func perform(on screen: AnyObject, with context: Any?, routingStack: [AnyObject]) {
    guard let screen = screen as? UIViewController else { return }
    task.perform(on: screen, with: context, routingStack: routingStack.compactMap { $0 as? UIViewController })
  }
}

// MARK: - Listening

extension Router {
  /// What happens in the window from now on: the stages of requests, and the moves of the user.
  public var events: AsyncStream<NavigationEvent> { engine.recorder.broadcast.stream() }

  /// Where the window's routers write what happens; `nil`, as it is at first, for nowhere.
  public var log: NavigationLog? {
    get { engine.recorder.broadcast.log }
    nonmutating set { engine.recorder.broadcast.log = newValue }
  }

  /// The view controllers of the window, as a value.
  ///
  /// - Complexity: Linear in their number.
  public var tree: ScreenTree? { window.map { ScreenTree(of: $0, locator: live.locator) } }
}

extension Router {
  /// The context that a navigation of this process has last shown a screen with; `nil` where none has.
  public func context(of viewController: UIViewController) -> Any? { ScreenContext.of(viewController)?.value }
}

// MARK: - Leaving

extension Router {
  /// Waits until a view controller is not in the window any more: popped, swiped away, dismissed, or gone with its
  /// container; by the user, the app, or a navigation. Returns at once where it is not in the window, and when the task is
  /// cancelled.
  ///
  /// A guard that shows a login waits for this to notice that the user has given up.
  public func departure(of viewController: UIViewController) async {
    guard live.containsAnywhere(viewController) else { return }
    let departure = OneDeparture()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        departure.begin {
          engine.observer.whenLeft(viewController, $0)
        } ended: {
          continuation.resume()
        }
      }
    } onCancel: {
      Task { @MainActor in departure.end() }
    }
  }
}

/// A wait for a screen to leave, which ends once.
private final class OneDeparture {
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
