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
/// For each context, when its turn comes, the stack is read, the transition provider is asked for a redirection and for a
/// transition that reuses what is there, and only if nothing suits the factory makes an element. Requests are carried out
/// one at a time, in order. Where the stack is a window's they wait in the window's queue, together with those made of
/// steps and pages.
///
/// A router that goes takes along what has not begun: it ends `cancelled`.
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
  private let queue: NavigationQueue
  /// Where requests act that have no window.
  private let bare: BareStage?
  /// What this router adds to what its window's standing router holds.
  private let guards: [RouterGuard]

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - elementFactory: Makes what is not on screen.
  ///   - stackProvider: Tells what is on screen. One of a window also lends the router the window's queue, and its standing
  ///     router's guards and tasks.
  ///   - transitionProvider: Decides how contexts come onto the screen and leave it.
  public convenience init(
    elementFactory: ElementFactory, stackProvider: StackProvider, transitionProvider: TransitionProvider
  ) {
    let roles = ContextRoles(factory: elementFactory, stackProvider: stackProvider, transitions: transitionProvider)
    let bare = roles.staged == nil ? BareStage() : nil
    let queue =
      roles.staged?.queue
      ?? NavigationQueue(
        stage: bare ?? BareStage(), events: NavigationRecorder(broadcast: EventBroadcast()) { [] })
    self.init(stackProvider, roles, queue, bare, [])
  }

  private init(
    _ stackProvider: StackProvider, _ roles: ContextRoles<ElementFactory.ContextType, ElementFactory.Element>,
    _ queue: NavigationQueue, _ bare: BareStage?, _ guards: [RouterGuard]
  ) {
    (self.stackProvider, self.roles, self.queue, self.bare, self.guards) = (
      stackProvider, roles, queue, bare, guards
    )
  }

  nonisolated deinit {
    roles.routerIsGone.set()
    Task { @MainActor [queue] in queue.cancelUnwanted() }
  }

  /// A router that also asks this guard about every request, after those of the window's standing router. The context that
  /// the guard gets is the `NavigationContext`.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> ContextRouter {
    ContextRouter(stackProvider, roles.copy(), queue, bare, guards + [RouterGuard(interceptor)])
  }

  /// What happens from now on: the stages of requests and, in a window, the moves of the user.
  public var events: AsyncStream<NavigationEvent> { queue.events.broadcast.stream() }

  /// Where it is written what happens; `nil`, as it is at first, for nowhere. In a window all routers share it.
  public var log: NavigationLog? {
    get { queue.events.broadcast.log }
    set { queue.events.broadcast.log = newValue }
  }
}

// MARK: - Steps

extension ContextRouter {
  /// Does one step after the other, each upon what the one before left, and stops at the first that fails.
  ///
  /// - Parameters:
  ///   - steps: Contexts to present and to dismiss. None arrive at once.
  ///   - sequence: Whether the steps are put back all together if one of them fails.
  ///   - policy: What happens where others wait or are under way.
  /// - Throws: What stands for any other outcome than an arrival; see `Outcome.get()`. A failure names the step.
  public func perform(
    steps: [Step], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  ) async throws {
    try await outcome(of: steps, sequence: sequence, policy: policy).get()
  }

  /// Does one step after the other, and returns how that ended.
  ///
  /// Cancelling the task ends it with `Outcome.cancelled`, before it begins or between two steps.
  public func outcome(
    of steps: [Step], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<Void> {
    await queue.outcome { asker, completion in start(steps, sequence, policy, asker, completion) }
  }

  /// Does one step after the other, and hands how that ended to the completion, which is called once.
  ///
  /// If nothing has to be waited for, it is called before this returns.
  /// - Returns: What cancels the request, as cancelling the task does for the async forms.
  @discardableResult public func perform(
    steps: [Step], sequence: SequencePolicy = .stepByStep, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<Void>) -> Void
  ) -> NavigationHandle {
    let handle = NavigationHandle(asker: Navigation.Asker(), queue: queue)
    start(steps, sequence, policy, handle.asker, completion)
    return handle
  }

  /// What these steps want, for a request of a router of the same stage.
  package func goal(for steps: [Step], _ sequence: SequencePolicy) -> any Goal {
    ContextGoal(steps, sequence, roles: roles)
  }

  private func start(
    _ steps: [Step], _ sequence: SequencePolicy, _ policy: OverlapPolicy, _ asker: Navigation.Asker,
    _ completion: @escaping @MainActor (Outcome<Void>) -> Void
  ) {
    var all = self.roles.staged?.roles ?? RouterRoles()
    all.add(guards)
    let request = NavigationRequest<Void>(policy: policy, value: { _ in }) { [roles] _ in
      ContextGoal(steps, sequence, roles: roles)
    }
    guard let stage: any Stage = roles.staged?.stage ?? bare else { return }
    queue.start(request, on: stage, roles: all, asker, completion)
  }
}
