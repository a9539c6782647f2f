public import NavigationCore
import ViewHierarchy

extension Router {
  /// Goes to a step and returns its screen.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``. The screen is then as it was.
  @discardableResult public func navigate<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn
  ) async throws -> ViewController {
    try await outcome(to: step, with: context, animated: animated, policy: policy).get()
  }

  /// Goes to a step and returns how that ended.
  public func outcome<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<ViewController> {
    await outcome(of: request(to: step, with: context, animated, policy))
  }

  /// Goes to a step, from code that waits for nothing: a button's action, a delegate's callback. How it ends is in the log and
  /// in ``events``.
  ///
  /// - Returns: What cancels the request.
  @discardableResult public func go<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn
  ) -> NavigationHandle {
    navigate(to: step, with: context, animated: animated, policy: policy) { _ in }
  }

  /// Goes to a step and hands how that ended to the completion, which is called once.
  @discardableResult public func navigate<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn, completion: @escaping @MainActor (Outcome<ViewController>) -> Void
  ) -> NavigationHandle {
    perform(request(to: step, with: context, animated, policy), completion: completion)
  }

  /// What going to a step would do, as the screen is now. Changes nothing and asks nobody.
  ///
  /// - Throws: The ``NavigationFailure`` that the navigation would end with.
  public func plan<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context
  ) throws -> RoutePlan {
    try plan(NavigationRequest(to: step, with: context))
  }

  private func request<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, _ animated: Bool, _ policy: OverlapPolicy
  ) -> NavigationRequest<ViewController> {
    var request = NavigationRequest(to: step, with: context)
    request.animated = animated
    request.policy = policy
    return request
  }
}

// MARK: - Destinations

extension Router {
  /// Goes to a destination and returns its screen.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``.
  @discardableResult public func navigate<ViewController, Context>(
    to destination: Destination<ViewController, Context>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> ViewController {
    try await navigate(to: destination.step, with: destination.context, animated: animated, policy: policy)
  }

  /// Goes to a destination and returns how that ended.
  public func outcome<ViewController, Context>(
    to destination: Destination<ViewController, Context>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<ViewController> {
    await outcome(to: destination.step, with: destination.context, animated: animated, policy: policy)
  }

  /// Goes to a destination and hands how that ended to the completion, which is called once.
  @discardableResult public func navigate<ViewController, Context>(
    to destination: Destination<ViewController, Context>, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<ViewController>) -> Void
  ) -> NavigationHandle {
    navigate(
      to: destination.step, with: destination.context, animated: animated, policy: policy, completion: completion)
  }

  /// What going to a destination would do, as the screen is now. Changes nothing and asks nobody.
  public func plan<ViewController, Context>(
    to destination: Destination<ViewController, Context>
  ) throws -> RoutePlan {
    try plan(to: destination.step, with: destination.context)
  }
}
