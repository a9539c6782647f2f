public import NavigationCore
import ViewHierarchy

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
