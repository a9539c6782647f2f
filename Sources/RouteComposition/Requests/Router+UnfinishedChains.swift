public import NavigationCore
public import ViewHierarchy

// What is here is there to be refused, as in Router+ForgottenParts.swift: a chain that lacks more than `.assemble()`.

extension Router {
  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .from(…) says what the step is joined to, then .assemble()"
  )
  @discardableResult public func navigate<ViewController, Host: UIViewController, Context>(
    to chain: JoinedStep<ViewController, Host, Context>, with context: Context? = nil, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn
  ) async throws -> ViewController {
    throw CancellationError()
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .from(…) says what the step is joined to, then .assemble()"
  )
  @discardableResult public func navigate<ViewController, Host: UIViewController, Context>(
    to chain: JoinedStep<ViewController, Host, Context>, with context: Context? = nil, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn, completion: @escaping @MainActor (Outcome<ViewController>) -> Void
  ) -> NavigationHandle {
    perform(.back) { _ in }
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .from(…) says what the step is joined to, then .assemble()"
  )
  public func outcome<ViewController, Host: UIViewController, Context>(
    to chain: JoinedStep<ViewController, Host, Context>, with context: Context? = nil, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<ViewController> {
    .cancelled
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .from(…) says what the step is joined to, then .assemble()"
  )
  @discardableResult public func go<ViewController, Host: UIViewController, Context>(
    to chain: JoinedStep<ViewController, Host, Context>, with context: Context? = nil, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn
  ) -> NavigationHandle {
    perform(.back) { _ in }
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .from(…) says what the step is joined to, then .assemble()"
  )
  public func plan<ViewController, Host: UIViewController, Context>(
    to chain: JoinedStep<ViewController, Host, Context>, with context: Context? = nil
  ) throws -> RoutePlan {
    throw CancellationError()
  }
}

extension Router {
  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message:
      "the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what, then .assemble()"
  )
  @discardableResult public func navigate<ViewController, Context>(
    to chain: OpenChain<ViewController, Context>, with context: Context? = nil, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn
  ) async throws -> ViewController {
    throw CancellationError()
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message:
      "the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what, then .assemble()"
  )
  @discardableResult public func navigate<ViewController, Context>(
    to chain: OpenChain<ViewController, Context>, with context: Context? = nil, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn, completion: @escaping @MainActor (Outcome<ViewController>) -> Void
  ) -> NavigationHandle {
    perform(.back) { _ in }
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message:
      "the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what, then .assemble()"
  )
  public func outcome<ViewController, Context>(
    to chain: OpenChain<ViewController, Context>, with context: Context? = nil, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<ViewController> {
    .cancelled
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message:
      "the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what, then .assemble()"
  )
  @discardableResult public func go<ViewController, Context>(
    to chain: OpenChain<ViewController, Context>, with context: Context? = nil, animated: Bool = true,
    policy: OverlapPolicy = .waitTurn
  ) -> NavigationHandle {
    perform(.back) { _ in }
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message:
      "the chain has no end yet: .using(…) says how its lowest step is joined, .from(…) to what, then .assemble()"
  )
  public func plan<ViewController, Context>(
    to chain: OpenChain<ViewController, Context>, with context: Context? = nil
  ) throws -> RoutePlan {
    throw CancellationError()
  }
}
