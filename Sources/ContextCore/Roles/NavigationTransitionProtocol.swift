public import NavigationCore

/// A closure that receives the result of a transition.
public typealias RouteCompletion = @MainActor (RoutingResult) -> Void

/// A change of the elements on screen.
///
/// A transition of the app may make any change. It must call its completion once, when the change has ended. Later calls
/// are ignored. If a transition releases its completion without calling it, the transition has failed.
@MainActor public protocol NavigationTransitionProtocol {
  /// Performs the change and calls the completion once, when the change has ended.
  ///
  /// - Parameter completion: A closure that receives the result; `nil` if the caller ignores the result.
  func perform(completion: RouteCompletion?)
}

extension NavigationTransitionProtocol {
  /// Performs the change and returns when it has ended.
  ///
  /// - Throws: The error of the transition, or `NavigationError.transitionDidNotAnswer` if the transition releases its
  ///   completion without calling it.
  public func perform() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      let name = "\(Self.self)"
      let answer = OnceOnly(ifReleased: RoutingResult.failure(NavigationError.transitionDidNotAnswer(name))) { result in
        switch result {
        case .success: continuation.resume()
        case .failure(let reason): continuation.resume(throwing: reason)
        }
      }
      perform { answer($0) }
    }
  }
}

/// A transition that runs an `async` closure.
public struct AsyncTransition: NavigationTransitionProtocol {
  private let body: () async throws -> Void

  /// Creates a transition that runs the closure.
  public init(_ body: @escaping () async throws -> Void) { self.body = body }

  /// Runs the closure and calls the completion once, when the closure has returned or thrown.
  public func perform(completion: RouteCompletion?) {
    Task {
      do {
        try await body()
        completion?(.success)
      } catch {
        completion?(.failure(error))
      }
    }
  }
}
