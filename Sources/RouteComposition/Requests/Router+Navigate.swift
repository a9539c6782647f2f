public import NavigationCore
public import ViewHierarchy

// The short forms for steps. Each makes the request of the step and passes it to the form that takes a request.

extension Router {
  /// Navigates to a step and returns its screen.
  ///
  /// - Throws: The error of any outcome except an arrival; see ``Outcome/get()``. The cases of ``Outcome`` describe the
  ///   tree after each error.
  @discardableResult public func navigate<Target: ContextualTarget>(
    to step: Target, with context: Target.Context, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> Target.Screen {
    try await navigate(step.request(with: context).animated(animated).policy(policy))
  }

  /// Navigates to a step and passes the outcome to the completion, which is called once.
  ///
  /// - Returns: A handle that cancels the request.
  @discardableResult public func navigate<Target: ContextualTarget>(
    to step: Target, with context: Target.Context, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<Target.Screen>) -> Void
  ) -> NavigationHandle {
    navigate(step.request(with: context).animated(animated).policy(policy), completion: completion)
  }

  /// Starts a navigation to a step and does not wait for its outcome, for instance in a button's action. The log and
  /// ``events`` report the outcome.
  ///
  /// - Returns: A handle that cancels the request.
  @discardableResult public func go<Target: ContextualTarget>(
    to step: Target, with context: Target.Context, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) -> NavigationHandle {
    go(step.request(with: context).animated(animated).policy(policy))
  }

  /// Navigates to a step and returns the outcome.
  public func outcome<Target: ContextualTarget>(
    to step: Target, with context: Target.Context, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<Target.Screen> {
    await outcome(of: step.request(with: context).animated(animated).policy(policy))
  }

  /// Returns the plan of a navigation to a step in the present tree. Changes nothing and asks no guard.
  ///
  /// - Throws: The error with which the navigation would end before it asks a guard, most often a ``NavigationFailure``.
  public func plan<Target: ContextualTarget>(to step: Target, with context: Target.Context) throws -> RoutePlan {
    try plan(step.request(with: context))
  }
}

extension Router {
  /// Navigates to a destination that needs no context and returns its screen.
  ///
  /// - Throws: The error of any outcome except an arrival; see ``Outcome/get()``. The cases of ``Outcome`` describe the
  ///   tree after each error.
  @discardableResult public func navigate<Target: NavigationTarget>(
    to target: Target, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> Target.Screen {
    try await navigate(target.request.animated(animated).policy(policy))
  }

  /// Navigates to a destination that needs no context and passes the outcome to the completion, which is called once.
  ///
  /// - Returns: A handle that cancels the request.
  @discardableResult public func navigate<Target: NavigationTarget>(
    to target: Target, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<Target.Screen>) -> Void
  ) -> NavigationHandle {
    navigate(target.request.animated(animated).policy(policy), completion: completion)
  }

  /// Starts a navigation to a destination that needs no context, and does not wait for its outcome. The log and
  /// ``events`` report the outcome.
  ///
  /// - Returns: A handle that cancels the request.
  @discardableResult public func go<Target: NavigationTarget>(
    to target: Target, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) -> NavigationHandle {
    go(target.request.animated(animated).policy(policy))
  }

  /// Navigates to a destination that needs no context and returns the outcome.
  public func outcome<Target: NavigationTarget>(
    to target: Target, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<Target.Screen> {
    await outcome(of: target.request.animated(animated).policy(policy))
  }

  /// Returns the plan of a navigation to a destination in the present tree. Changes nothing and asks no guard.
  ///
  /// - Throws: The error with which the navigation would end before it asks a guard, most often a ``NavigationFailure``.
  public func plan<Target: NavigationTarget>(to target: Target) throws -> RoutePlan { try plan(target.request) }
}

// `DestinationStep` conforms to `NavigationTarget` for one context only, which is `Any?`. A protocol for both `Any?`
// and `Void` is impossible, because a tuple conforms to no protocol. So these two forms accept a step whose context is
// `Void`. For the other forms, pass `with: ()`.
extension Router {
  /// Navigates to a step whose context is `Void` and returns its screen.
  ///
  /// - Throws: The error of any outcome except an arrival; see ``Outcome/get()``. The cases of ``Outcome`` describe the
  ///   tree after each error.
  @discardableResult public func navigate<Screen>(
    to step: DestinationStep<Screen, Void>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> Screen {
    try await navigate(to: step, with: (), animated: animated, policy: policy)
  }

  /// Navigates to a step whose context is `Void` and passes the outcome to the completion, which is called once.
  ///
  /// - Returns: A handle that cancels the request.
  @discardableResult public func navigate<Screen>(
    to step: DestinationStep<Screen, Void>, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<Screen>) -> Void
  ) -> NavigationHandle {
    navigate(to: step, with: (), animated: animated, policy: policy, completion: completion)
  }
}

/// A destination that needs no context from the caller: a step whose context is `Any?`, or a ``Destination``.
public protocol NavigationTarget<Screen> {
  /// The class of the destination's screen.
  associatedtype Screen: UIViewController

  /// The request for this destination.
  var request: NavigationRequest<Screen> { get }
}

/// A destination that takes a context from the caller: an assembled step.
public protocol ContextualTarget<Screen, Context> {
  /// The class of the destination's screen.
  associatedtype Screen: UIViewController
  /// The context that the destination takes.
  associatedtype Context

  /// Returns the request for this destination with a context.
  func request(with context: Context) -> NavigationRequest<Screen>
}

extension DestinationStep: ContextualTarget {
  /// Returns the request for this step with a context.
  ///
  /// For `OverlapPolicy.dropIfSame`, two requests are equal if they are for the same assembled step with equal
  /// contexts. Two requests without a context are equal, and so are two requests with the context `Void`. A request with
  /// any other context that is not `Hashable` is equal to no other request.
  public func request(with context: Context) -> NavigationRequest<ViewController> {
    NavigationRequest(node, with: context)
  }
}

extension DestinationStep: NavigationTarget where Context == Any? {
  /// The request for this step.
  public var request: NavigationRequest<ViewController> { request(with: nil) }
}

// MARK: - Unfinished chains

// These conformances are unavailable; each exists for its message.

@available(*, unavailable, message: "the chain is no step yet: end it with .assemble()")
extension UnassembledChain: NavigationTarget, ContextualTarget {
  /// Unavailable: the chain is not finished.
  public var request: NavigationRequest<ViewController> { .unfinished }

  /// Unavailable: the chain is not finished.
  public func request(with context: Context) -> NavigationRequest<ViewController> { .unfinished }
}

@available(
  *, unavailable, message: "the chain has no end yet: .from(…) says what the step is joined to, then .assemble()"
)
extension JoinedStep: NavigationTarget, ContextualTarget {
  /// Unavailable: the chain is not finished.
  public var request: NavigationRequest<ViewController> { .unfinished }

  /// Unavailable: the chain is not finished.
  public func request(with context: Context) -> NavigationRequest<ViewController> { .unfinished }
}

@available(
  *, unavailable,
  message: "the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what, then .assemble()"
)
extension OpenChain: NavigationTarget, ContextualTarget {
  /// Unavailable: the chain is not finished.
  public var request: NavigationRequest<ViewController> { .unfinished }

  /// Unavailable: the chain is not finished.
  public func request(with context: Context) -> NavigationRequest<ViewController> { .unfinished }
}

extension NavigationRequest {
  fileprivate static var unfinished: Self { .failing("an unfinished chain", because: CancellationError()) }
}
