public import NavigationCore

/// A router that shows screens by their contexts. It brings forward an existing screen, or shows a new screen.
///
/// ```swift
/// let router = ContextRouter(
///   elementFactory: ShopScreens(), stackProvider: ViewControllerStackProvider(window: window),
///   transitionProvider: ShopTransitions())
/// try await router.present([.account, .order])
/// ```
///
/// The router presents the contexts one after another. For each context, it reads the elements on screen. It asks the
/// transition provider for a redirection, and then for a transition that reuses an element. If the provider returns no such
/// transition, the factory makes a new element, and the provider returns the transition that shows the element.
///
/// Requests run one at a time, in order. Requests for a window wait in the window's queue, together with requests made
/// of steps and pages. When the router is released, its requests that have not begun to change the screen end `cancelled`.
public final class ContextRouter<
  ElementFactory: NavigationElementFactoryProtocol, StackProvider: NavigationStackProviderProtocol,
  TransitionProvider: NavigationTransitionProviderProtocol
>
where
  StackProvider.Element == ElementFactory.Element, TransitionProvider.Element == ElementFactory.Element,
  TransitionProvider.ContextType == ElementFactory.ContextType
{
  /// The identity of a screen.
  public typealias Context = NavigationContext<ElementFactory.ContextType>
  /// A context and the operation for its screen.
  public typealias Step = NavigationStep<ElementFactory.ContextType>

  /// The stack provider, which reads the elements on screen.
  public let stackProvider: StackProvider
  private let roles: ContextRoles<ElementFactory.ContextType, ElementFactory.Element>
  private let line: RouterLine
  /// The guards that this router adds to the guards of the window's router.
  private let guards: [RouterGuard]

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - elementFactory: The factory that makes new elements.
  ///   - stackProvider: The provider that reads the elements on screen. If the provider reads a window, the router uses the
  ///     window's queue, and the guards and tasks of the window's default router.
  ///   - transitionProvider: The provider of the transitions that show, reuse and dismiss elements.
  ///   - queue: A queue that several routers share. A router with a `ViewControllerStackProvider` always uses the provider's queue,
  ///     such as the window's. If you give it another queue, its requests fail with ``ContextError/queueOfAnotherStage``.
  public convenience init(
    elementFactory: ElementFactory, stackProvider: StackProvider, transitionProvider: TransitionProvider,
    queue: ContextQueue? = nil
  ) {
    self.init(
      elementFactory: elementFactory, stackProvider: stackProvider, transitions: transitionProvider, queue: queue)
  }

  /// Creates a router whose transition provider may have another type, such as a wrapper of the app's provider.
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
    roles.routerReleased.set()
    Task { @MainActor [line] in line.queue.cancelUnwanted() }
  }

  private var queue: NavigationQueue { line.queue }

  /// Returns a copy of the router with an additional guard. The copy uses the same queue.
  ///
  /// The guard is asked once for each request of the copy, after the guards of the window's router. It receives the
  /// `NavigationContext` of the first step. If the transition provider redirects this step, the guard receives the context of the
  /// redirection. The guard is not asked for requests that another router performs; see
  /// `NavigationRequest.contexts(_:of:sequence:)`.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> ContextRouter {
    ContextRouter(stackProvider, roles.copy(), line, guards + [RouterGuard(interceptor)])
  }

  /// A stream of all later events of the router's queue: the progress of requests and, in a window, the user's own navigation.
  public var events: AsyncStream<NavigationEvent> { queue.events.broadcast.stream() }

  /// The log of the events; `nil` by default. All routers with the same queue share one log.
  public var log: NavigationLog? {
    get { queue.events.broadcast.log }
    set { queue.events.broadcast.log = newValue }
  }
}

// MARK: - Steps

extension ContextRouter {
  /// Performs the steps in order, and stops at the first step that fails. Each step starts from the screens that the step
  /// before it has left.
  ///
  /// - Parameters:
  ///   - steps: The contexts to present and to dismiss. With an empty list, the request ends `alreadyThere`.
  ///   - sequence: The policy that decides whether the earlier steps are rolled back if a step fails.
  ///   - policy: The policy for other requests that wait or are in progress.
  /// - Throws: An error unless the request has arrived or was already there; see `Outcome.get()`. A failure names the step.
  public func perform(
    steps: [Step], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  ) async throws {
    try await outcome(of: steps, sequence: sequence, policy: policy).get()
  }

  /// Performs the steps in order and returns the outcome.
  ///
  /// If the task is cancelled before the request begins to change the screen, the outcome is `Outcome.cancelled`. If the sequence
  /// is ``SequencePolicy/stepByStep``, the outcome is the same for a cancellation between two steps, and the changes of the
  /// earlier steps stay.
  public func outcome(
    of steps: [Step], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<Void> {
    let queue = queue
    return await queue.outcome { asker, completion in start(steps, sequence, policy, on: queue, asker, completion) }
  }

  /// Performs the steps in order.
  ///
  /// - Parameters:
  ///   - steps: The contexts to present and to dismiss. With an empty list, the request ends `alreadyThere`.
  ///   - sequence: The policy that decides whether the earlier steps are rolled back if a step fails.
  ///   - policy: The policy for other requests that wait or are in progress.
  ///   - completion: A closure that receives the outcome once. If the request has nothing to wait for, the closure runs
  ///     before this method returns. Pass `nil` to ignore the outcome.
  /// - Returns: A handle that cancels the request. This has the same effect as cancelling the task of an `async` method.
  @discardableResult public func perform(
    steps: [Step], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: (@MainActor (Outcome<Void>) -> Void)?
  ) -> NavigationHandle {
    let queue = queue
    let handle = NavigationHandle(asker: Navigation.Asker(), queue: queue)
    start(steps, sequence, policy, on: queue, handle.asker) { completion?($0) }
    return handle
  }

  /// Returns the goal of these steps, for a request that another router of the same stage performs. The guards that were
  /// added to this router do not apply to the request.
  package func goal(for steps: [Step], _ sequence: SequencePolicy) -> any Goal {
    ContextGoal(steps, sequence, roles: roles)
  }

  private func start(
    _ steps: [Step], _ sequence: SequencePolicy, _ policy: OverlapPolicy, on queue: NavigationQueue,
    _ asker: Navigation.Asker, _ completion: @escaping @MainActor (Outcome<Void>) -> Void
  ) {
    if line.hasForeignQueue {
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
