public import NavigationCore
import ViewHierarchy

// The short forms for steps. Each stands for the form that takes a request, with `.to(step, with: context)`.

extension Router {
  /// Navigates to a step and returns its screen.
  ///
  /// - Throws: The error of any outcome but an arrival; see ``Outcome/get()``. The screen is then as it was.
  @discardableResult public func navigate<Target: ContextualTarget>(
    to step: Target, with context: Target.Context, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> Target.Screen {
    try await navigate(step.request(with: context).animated(animated).policy(policy))
  }

  /// Navigates to a step and passes the outcome to the completion, which is called once.
  @discardableResult public func navigate<Target: ContextualTarget>(
    to step: Target, with context: Target.Context, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<Target.Screen>) -> Void
  ) -> NavigationHandle {
    navigate(step.request(with: context).animated(animated).policy(policy), completion: completion)
  }

  /// Navigates to a step, for callers that do not wait: a button's action, a delegate's callback. The outcome is in the log
  /// and in ``events``.
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

  /// Describes a navigation to a step as the screen is now. Changes nothing and asks no guard.
  ///
  /// - Throws: The ``NavigationFailure`` that the navigation would end with.
  public func plan<Target: ContextualTarget>(to step: Target, with context: Target.Context) throws -> RoutePlan {
    try plan(step.request(with: context))
  }
}

extension Router {
  /// Navigates to a destination that needs no context and returns its screen.
  ///
  /// - Throws: The error of any outcome but an arrival; see ``Outcome/get()``. The screen is then as it was.
  @discardableResult public func navigate<Target: NavigationTarget>(
    to target: Target, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> Target.Screen {
    try await navigate(target.request.animated(animated).policy(policy))
  }

  /// Navigates to a destination that needs no context and passes the outcome to the completion, which is called once.
  @discardableResult public func navigate<Target: NavigationTarget>(
    to target: Target, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<Target.Screen>) -> Void
  ) -> NavigationHandle {
    navigate(target.request.animated(animated).policy(policy), completion: completion)
  }

  /// Navigates to a destination that needs no context, for callers that do not wait.
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

  /// Describes a navigation to a destination as the screen is now. Changes nothing and asks no guard.
  ///
  /// - Throws: The ``NavigationFailure`` that the navigation would end with.
  public func plan<Target: NavigationTarget>(to target: Target) throws -> RoutePlan { try plan(target.request) }
}

// A tuple conforms to no protocol, so steps whose context is `Void` have these two forms and `with: ()` for the others.
extension Router {
  /// Navigates to a step whose context is `Void` and returns its screen.
  ///
  /// - Throws: The error of any outcome but an arrival; see ``Outcome/get()``. The screen is then as it was.
  @discardableResult public func navigate<Screen>(
    to step: DestinationStep<Screen, Void>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> Screen {
    try await navigate(to: step, with: (), animated: animated, policy: policy)
  }

  /// Navigates to a step whose context is `Void` and passes the outcome to the completion, which is called once.
  @discardableResult public func navigate<Screen>(
    to step: DestinationStep<Screen, Void>, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<Screen>) -> Void
  ) -> NavigationHandle {
    navigate(to: step, with: (), animated: animated, policy: policy, completion: completion)
  }
}
