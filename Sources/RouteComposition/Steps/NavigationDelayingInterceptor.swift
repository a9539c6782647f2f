public import NavigationCore
public import ViewHierarchy

/// A guard that lets a navigation go on when no transition is in flight in the window.
///
/// Routers wait for that by themselves; the guard is for interceptors that are asked by other code, and for those who
/// would rather give up than wait.
public struct NavigationDelayingInterceptor: AnsweringInterceptor {
  /// What it does while a transition is in flight.
  public enum Strategy: Sendable {
    /// Wait for its end.
    case wait
    /// Refuse.
    case abort
  }

  private let windowProvider: any WindowProvider
  private let strategy: Strategy

  /// Makes the guard; without arguments it waits, in the window of the router that runs it.
  public init(windowProvider: any WindowProvider = RouterWindowProvider(), strategy: Strategy = .wait) {
    self.windowProvider = windowProvider
    self.strategy = strategy
  }

  /// Answers as soon as nothing is in flight; never after a fixed time, and never by asking again and again.
  public func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard let window = windowProvider.window, !Settling.isSettled(window) else { return completion(.success) }
    switch strategy {
    case .wait: Settling.whenSettled(window) { completion(.success) }
    case .abort: completion(.failure(TransitionInFlight()))
    }
  }
}

/// A transition is in flight, and the guard was told not to wait for it.
public struct TransitionInFlight: Error, CustomStringConvertible {
  /// The reason as a sentence.
  public nonisolated var description: String { "a transition is in flight in the window" }
}
