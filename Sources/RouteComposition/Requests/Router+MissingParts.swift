public import NavigationCore
public import ViewHierarchy

// These overloads are unavailable; each exists for its message.

extension Router {
  /// Unavailable: the step needs a context.
  @available(*, unavailable, message: "the step has to be told what it is about: navigate(to: step, with: context)")
  @discardableResult public func navigate<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> ViewController {
    throw CancellationError()
  }

  /// Unavailable: the step needs a context.
  @available(*, unavailable, message: "the step has to be told what it is about: navigate(to: step, with: context)")
  @discardableResult public func navigate<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<ViewController>) -> Void
  ) -> NavigationHandle {
    go(.back)
  }

  /// Unavailable: the step needs a context.
  @available(*, unavailable, message: "the step has to be told what it is about: outcome(to: step, with: context)")
  public func outcome<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<ViewController> {
    .cancelled
  }

  /// Unavailable: the step needs a context.
  @available(*, unavailable, message: "the step has to be told what it is about: go(to: step, with: context)")
  @discardableResult public func go<ViewController, Context>(
    to step: DestinationStep<ViewController, Context>, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) -> NavigationHandle {
    go(.back)
  }

  /// Unavailable: the step needs a context.
  @available(*, unavailable, message: "the step has to be told what it is about: plan(to: step, with: context)")
  public func plan<ViewController, Context>(to step: DestinationStep<ViewController, Context>) throws -> RoutePlan {
    throw CancellationError()
  }
}

extension Router {
  /// Unavailable: the guard does not accept every context.
  @available(*, unavailable, message: "a guard of a router is asked about every request, so it has to take Any?")
  public func adding<Other>(_ interceptor: any RoutingInterceptor<Other>) -> Router { self }

  /// Unavailable: the task does not accept every screen and every context.
  @available(
    *, unavailable, message: "a task of a router is for every screen, so it has to take UIViewController and Any?"
  )
  public func adding<Other: UIViewController, OtherContext>(
    _ contextTask: any ContextTask<Other, OtherContext>
  ) -> Router {
    self
  }

  /// Unavailable: the task does not accept every screen and every context.
  @available(
    *, unavailable, message: "a task of a router is for every screen, so it has to take UIViewController and Any?"
  )
  public func adding<Other: UIViewController, OtherContext>(
    _ postTask: any PostRoutingTask<Other, OtherContext>
  ) -> Router {
    self
  }
}
