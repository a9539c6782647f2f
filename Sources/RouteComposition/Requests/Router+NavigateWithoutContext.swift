public import NavigationCore
import ViewHierarchy

extension Router {
  /// Goes to a step that needs to know nothing, and returns its screen.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``.
  @discardableResult public func navigate<ViewController>(
    to step: DestinationStep<ViewController, Any?>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> ViewController {
    try await navigate(to: step, with: nil, animated: animated, policy: policy)
  }

  /// Goes to a step that needs to know nothing, and returns how that ended.
  public func outcome<ViewController>(
    to step: DestinationStep<ViewController, Any?>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<ViewController> {
    await outcome(to: step, with: nil, animated: animated, policy: policy)
  }

  /// Goes to a step that needs to know nothing, and hands how that ended to the completion, which is called once.
  @discardableResult public func navigate<ViewController>(
    to step: DestinationStep<ViewController, Any?>, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<ViewController>) -> Void
  ) -> NavigationHandle {
    navigate(to: step, with: nil, animated: animated, policy: policy, completion: completion)
  }

  /// Goes to a step that needs to know nothing, from code that waits for nothing.
  ///
  /// - Returns: What cancels the request.
  @discardableResult public func go<ViewController>(
    to step: DestinationStep<ViewController, Any?>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) -> NavigationHandle {
    go(to: step, with: nil, animated: animated, policy: policy)
  }

  /// What going to a step would do, as the screen is now. Changes nothing and asks nobody.
  public func plan<ViewController>(to step: DestinationStep<ViewController, Any?>) throws -> RoutePlan {
    try plan(to: step, with: nil)
  }
}

extension Router {
  /// Goes to a step that needs to know nothing, and returns its screen.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``.
  @discardableResult public func navigate<ViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> ViewController {
    try await navigate(to: step, with: (), animated: animated, policy: policy)
  }

  /// Goes to a step that needs to know nothing, and returns how that ended.
  public func outcome<ViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<ViewController> {
    await outcome(to: step, with: (), animated: animated, policy: policy)
  }

  /// Goes to a step that needs to know nothing, and hands how that ended to the completion, which is called once.
  @discardableResult public func navigate<ViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<ViewController>) -> Void
  ) -> NavigationHandle {
    navigate(to: step, with: (), animated: animated, policy: policy, completion: completion)
  }

  /// Goes to a step that needs to know nothing, from code that waits for nothing.
  ///
  /// - Returns: What cancels the request.
  @discardableResult public func go<ViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) -> NavigationHandle {
    go(to: step, with: (), animated: animated, policy: policy)
  }

  /// What going to a step would do, as the screen is now. Changes nothing and asks nobody.
  public func plan<ViewController>(to step: DestinationStep<ViewController, Void>) throws -> RoutePlan {
    try plan(to: step, with: ())
  }
}
