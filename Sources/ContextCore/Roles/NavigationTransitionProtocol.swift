public import NavigationCore

/// Told how a transition ended.
public typealias RouteCompletion = @MainActor (RoutingResult) -> Void

/// One change of what is on screen.
///
/// A transition of the app's own may do anything. It calls the completion once, when that has ended; a second call is not
/// heard, and one that lets go of the completion without calling it has failed.
@MainActor public protocol NavigationTransitionProtocol {
  /// Makes the change; the completion is called once, when it has ended.
  func perform(completion: RouteCompletion?)
}

extension NavigationTransitionProtocol {
  /// Makes the change and returns when it has ended.
  ///
  /// - Throws: What the transition fails with, and `NavigationError.transitionDidNotAnswer` where it lets go of its
  ///   completion.
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

/// A transition written as an `async` closure.
public struct AsyncTransition: NavigationTransitionProtocol {
  private let body: () async throws -> Void

  /// Makes a transition that is what the closure does.
  public init(_ body: @escaping () async throws -> Void) { self.body = body }

  /// Runs the closure; the completion is called once, when it has ended.
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
