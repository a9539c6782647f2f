public import NavigationCore

/// Shows the screens of an app by their contexts: brings forward one that is there, or has one made.
///
/// ```swift
/// let router = ContextRouter(
///   elementFactory: ShopScreens(), stackProvider: ViewControllerStackProvider(window: window),
///   transitionProvider: ShopTransitions())
/// try await router.present([.account, .order])
/// ```
///
/// For each context, when its turn comes, the stack is read, the transition provider is asked for a redirection and for
/// a transition that reuses what is there, and only if nothing suits the factory makes an element. Requests are carried
/// out one at a time, in order. Where the stack is a window's they wait in the window's queue, together with those made
/// of steps and pages.
///
/// When the router is released, its requests that have not begun end `cancelled`.
public final class ContextRouter<
  ElementFactory: NavigationElementFactoryProtocol, StackProvider: NavigationStackProviderProtocol,
  TransitionProvider: NavigationTransitionProviderProtocol
>
where
  StackProvider.Element == ElementFactory.Element, TransitionProvider.Element == ElementFactory.Element,
  TransitionProvider.ContextType == ElementFactory.ContextType
{
  /// What identifies a screen.
  public typealias Context = NavigationContext<ElementFactory.ContextType>
  /// A context, and what is to be done with it.
  public typealias Step = NavigationStep<ElementFactory.ContextType>

  /// Tells what is on screen.
  public let stackProvider: StackProvider
  private let roles: ContextRoles<ElementFactory.ContextType, ElementFactory.Element>
  private let line: RouterLine
  /// What this router adds to what its window's standing router holds.
  private let guards: [RouterGuard]

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - elementFactory: Makes what is not on screen.
  ///   - stackProvider: Tells what is on screen. One of a window also lends the router the window's queue, and its
  ///     standing router's guards and tasks.
  ///   - transitionProvider: Decides how contexts come onto the screen and leave it.
  ///   - queue: The queue that its requests wait in, to be shared with other routers. A window has its own: where
  ///     another is given, the requests of the router fail and say so.
  public convenience init(
    elementFactory: ElementFactory, stackProvider: StackProvider, transitionProvider: TransitionProvider,
    queue: ContextQueue? = nil
  ) {
    self.init(
      elementFactory: elementFactory, stackProvider: stackProvider, transitions: transitionProvider, queue: queue)
  }

  /// A router whose transition provider is asked through another.
  package convenience init(
    elementFactory: ElementFactory, stackProvider: StackProvider,
    transitions: any NavigationTransitionProviderProtocol<ElementFactory.ContextType, ElementFactory.Element>,
    queue: ContextQueue?
  ) {
    let roles = ContextRoles(factory: elementFactory, stackProvider: stackProvider, transitions: transitions)
    self.init(stackProvider, roles, RouterLine(roles.staged, given: queue), [])
  }

  private init(
    _ stackProvider: StackProvider, _ roles: ContextRoles<ElementFactory.ContextType, ElementFactory.Element>,
    _ line: RouterLine, _ guards: [RouterGuard]
  ) {
    (self.stackProvider, self.roles, self.line, self.guards) = (stackProvider, roles, line, guards)
  }

  nonisolated deinit {
    roles.routerIsGone.set()
    Task { @MainActor [line] in line.queue.cancelUnwanted() }
  }

  private var queue: NavigationQueue { line.queue }

  /// A router that also asks this guard about every request, after those of the window's standing router. The context that
  /// the guard gets is the `NavigationContext`.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> ContextRouter {
    ContextRouter(stackProvider, roles.copy(), line, guards + [RouterGuard(interceptor)])
  }

  /// A stream of what happens from now on: the stages of requests and, in a window, the moves of the user.
  public var events: AsyncStream<NavigationEvent> { queue.events.broadcast.stream() }

  /// The log of what happens; `nil` by default. In a window all routers share it.
  public var log: NavigationLog? {
    get { queue.events.broadcast.log }
    set { queue.events.broadcast.log = newValue }
  }
}

// MARK: - Steps

extension ContextRouter {
  /// Carries out the steps in order, each on what the one before has left, and stops at the first that fails.
  ///
  /// - Parameters:
  ///   - steps: Contexts to present and to dismiss. An empty list arrives at once.
  ///   - sequence: Whether the steps are put back all together if one of them fails.
  ///   - policy: What happens where others wait or are under way.
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. A failure names the step.
  public func perform(
    steps: [Step], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  ) async throws {
    try await outcome(of: steps, sequence: sequence, policy: policy).get()
  }

  /// Carries out the steps in order, and returns the outcome.
  ///
  /// Cancelling the task ends it with `Outcome.cancelled`, before it begins or between two steps.
  public func outcome(
    of steps: [Step], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<Void> {
    let queue = queue
    return await queue.outcome { asker, completion in start(steps, sequence, policy, on: queue, asker, completion) }
  }

  /// Carries out the steps in order, and calls the completion once, with the outcome. Pass `nil` where nobody waits for
  /// it.
  ///
  /// If nothing has to be waited for, it is called before this returns.
  /// - Returns: What cancels the request, as cancelling the task does for the async forms.
  @discardableResult public func perform(
    steps: [Step], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    let queue = queue
    let handle = NavigationHandle(asker: Navigation.Asker(), queue: queue)
    start(steps, sequence, policy, on: queue, handle.asker) { completion?($0) }
    return handle
  }

  /// What these steps want, for a request of a router of the same stage.
  package func goal(for steps: [Step], _ sequence: SequencePolicy) -> any Goal {
    ContextGoal(steps, sequence, roles: roles)
  }

  private func start(
    _ steps: [Step], _ sequence: SequencePolicy, _ policy: OverlapPolicy, on queue: NavigationQueue,
    _ asker: Navigation.Asker, _ completion: @escaping @MainActor (Outcome<Void>) -> Void
  ) {
    if line.isOfAnotherStage {
      return completion(.failed(NavigationFailure(caught: ContextError.queueOfAnotherStage)))
    }
    var all = self.roles.staged?.roles ?? RouterRoles()
    all.add(guards)
    let request = NavigationRequest<Void>(policy: policy, value: { _ in }) { [roles] _ in
      ContextGoal(steps, sequence, roles: roles)
    }
    queue.start(request, on: line.stage, roles: all, asker, completion)
  }
}
