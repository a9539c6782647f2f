public import NavigationCore
public import ViewHierarchy

// What is here is there to be refused, as in Router+ForgottenParts.swift: a chain that lacks more than `.assemble()`.

/// A chain of steps that has no end yet, so that no request can be made of it.
public protocol UnfinishedChain<ViewController> {
  /// The screen that it would lead to.
  associatedtype ViewController: UIViewController
  /// The context that this screen would take.
  associatedtype Context
}

extension StepAssembly: UnfinishedChain {}
extension FoundStep: UnfinishedChain {}
extension JoinedStep: UnfinishedChain {}
extension OpenChain: UnfinishedChain {}

extension Router {
  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()"
  )
  @discardableResult public func navigate<Chain: UnfinishedChain>(
    to chain: Chain, with context: Chain.Context? = nil, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async throws -> Chain.ViewController {
    throw CancellationError()
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()"
  )
  @discardableResult public func navigate<Chain: UnfinishedChain>(
    to chain: Chain, with context: Chain.Context? = nil, animated: Bool = true, policy: OverlapPolicy = .waitTurn,
    completion: @escaping @MainActor (Outcome<Chain.ViewController>) -> Void
  ) -> NavigationHandle {
    perform(.back) { _ in }
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()"
  )
  public func outcome<Chain: UnfinishedChain>(
    to chain: Chain, with context: Chain.Context? = nil, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) async -> Outcome<Chain.ViewController> {
    .cancelled
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()"
  )
  @discardableResult public func go<Chain: UnfinishedChain>(
    to chain: Chain, with context: Chain.Context? = nil, animated: Bool = true, policy: OverlapPolicy = .waitTurn
  ) -> NavigationHandle {
    perform(.back) { _ in }
  }

  /// Refused: the chain has no end.
  @available(
    *, unavailable,
    message: "the chain has no end yet: .using(…) says how the screen is joined, .from(…) to what, then .assemble()"
  )
  public func plan<Chain: UnfinishedChain>(
    to chain: Chain, with context: Chain.Context? = nil
  ) throws -> RoutePlan {
    throw CancellationError()
  }
}
