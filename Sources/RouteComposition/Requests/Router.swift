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
  let engine: WindowEngine
  let live: LiveTree
  private(set) var globals = GlobalRoles()
  private var guardian: Navigation?

  /// Makes a router for a window.
  ///
  /// - Parameters:
  ///   - window: Held weakly. What is asked before it is visible waits for that.
  ///   - containerAdapterLocator: Knows how the containers of the app are read and changed.
  public init(
    window: UIWindow, containerAdapterLocator: any ContainerAdapterLocator = DefaultContainerAdapterLocator()
  ) {
    engine = WindowEngine.of(window)
    live = LiveTree(window: window, locator: containerAdapterLocator)
  }

  /// The window, as long as it lives.
  public var window: UIWindow? { live.window }

  /// A router for what a guard does while it is asked: its requests end when the request does that the guard belongs
  /// to, and that one ends ``Outcome/blocked(by:)`` if they fail.
  ///
  /// Guards work without it; it only ties outcome and cancellation together. Outside of a guard it is the router itself.
  public var within: Router {
    var copy = self
    copy.guardian = NavigationQueue.beingAsked
    return copy
  }
}

// MARK: - Requests

extension Router {
  /// Carries a request out and returns its value.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``. The screen is then as it was.
  @discardableResult public func perform<Value>(_ request: NavigationRequest<Value>) async throws -> Value {
    try await outcome(of: request).get()
  }

  /// Carries a request out and returns how it ended.
  ///
  /// Cancelling the task ends it with ``Outcome/cancelled``, until it begins to change the screen; then it completes.
  public func outcome<Value>(of request: NavigationRequest<Value>) async -> Outcome<Value> {
    await engine.queue.outcome { start(request, $0, $1) }
  }

  /// Carries a request out and hands how it ended to the completion, which is called once.
  ///
  /// If nothing has to be waited for, it is called before this returns.
  /// - Returns: What cancels the request, as cancelling the task does for the async forms.
  @discardableResult public func perform<Value>(
    _ request: NavigationRequest<Value>, completion: @escaping @MainActor (Outcome<Value>) -> Void
  ) -> NavigationHandle {
    let handle = NavigationHandle(asker: Navigation.Asker(), queue: engine.queue)
    start(request, handle.asker, completion)
    return handle
  }

  /// What a request would do, as the screen is now. Changes nothing and asks nobody; every part of the plan is prepared,
  /// so that what is known to be missing is known here too.
  ///
  /// - Throws: The ``NavigationFailure`` that the request would end with.
  public func plan<Value>(_ request: NavigationRequest<Value>) throws -> RoutePlan {
    let work = work(for: request)
    let resolution = try work.preview()
    return RoutePlan(resolution, work: work, live: live)
  }

  private func start<Value>(
    _ request: NavigationRequest<Value>, _ asker: Navigation.Asker,
    _ completion: @escaping @MainActor (Outcome<Value>) -> Void
  ) {
    asker.whenEnded { outcome, work in
      completion(Self.typed(outcome, request, (work as? RouteWork)?.destination))
    }
    let navigation = Navigation(work: work(for: request), asker: asker)
    engine.queue.enqueue(navigation, policy: request.policy, within: guardian)
  }

  private func work<Value>(for request: NavigationRequest<Value>) -> RouteWork {
    RouteWork(
      goal: request.goal(), live: live, recorder: engine.recorder, globals: globals, animated: request.animated,
      context: request.context, sameness: request.sameness, name: request.name)
  }

  private static func typed<Value>(
    _ outcome: Outcome<Void>, _ request: NavigationRequest<Value>, _ destination: UIViewController?
  ) -> Outcome<Value> {
    do {
      return try outcome.map { try request.value(destination) }
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }
}

// MARK: - More or fewer global roles

extension Router {
  /// A router that also asks this guard, before those of the steps.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> Router {
    var copy = self
    copy.globals.interceptors.append(interceptor)
    return copy
  }

  /// A router that also sets every screen up with this task, before those of the steps.
  public func adding(_ contextTask: any ContextTask<UIViewController, Any?>) -> Router {
    var copy = self
    copy.globals.contextTasks.append(contextTask)
    return copy
  }

  /// A router that also runs this task after every arrival, after those of the steps.
  public func adding(_ postTask: any PostRoutingTask<UIViewController, Any?>) -> Router {
    var copy = self
    copy.globals.postTasks.append(postTask)
    return copy
  }

  /// A router whose calls to the app and to UIKit are watched.
  package func probed(by probe: CallProbe) -> Router {
    var copy = self
    copy.globals.probe = probe
    return copy
  }

  /// A router that asks its own guards before any finder is asked.
  public func askingGlobalInterceptorsFirst() -> Router {
    var copy = self
    copy.globals.asksBeforeSearching = true
    return copy
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
    guard live.contains(viewController) else { return }
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
