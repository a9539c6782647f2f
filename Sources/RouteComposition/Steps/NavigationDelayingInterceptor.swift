public import NavigationCore
public import ViewHierarchy

/// A guard that allows a navigation when no transition is in flight in the window.
///
/// Routers wait for transitions by themselves. Use this guard if other code asks your guards, or if a navigation should
/// be refused instead of waiting.
public struct NavigationDelayingInterceptor: AnsweringInterceptor {
  /// The behavior of the guard while a transition is in flight.
  public enum Strategy: Sendable {
    /// Waits for the end of the transition, then allows the navigation.
    case wait
    /// Refuses the navigation with ``TransitionInFlight``.
    case abort
  }

  private let windowProvider: any WindowProvider
  private let strategy: Strategy

  /// Creates the guard. Without arguments, the guard waits for transitions in the window of the router that runs it.
  public init(windowProvider: any WindowProvider = RouterWindowProvider(), strategy: Strategy = .wait) {
    self.windowProvider = windowProvider
    self.strategy = strategy
  }

  /// Allows the navigation at once if no transition is in flight, or if there is no window. During a transition, waits
  /// or refuses by the strategy of the guard. Waiting uses neither a fixed delay nor polling.
  public func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard let window = windowProvider.window, !Settling.isSettled(window) else { return completion(.success) }
    switch strategy {
    case .wait: Settling.whenSettled(window) { completion(.success) }
    case .abort: completion(.failure(TransitionInFlight()))
    }
  }
}

/// The error of a ``NavigationDelayingInterceptor`` that refuses because a transition is in flight.
public struct TransitionInFlight: Error, CustomStringConvertible {
  /// The error as a sentence.
  public nonisolated var description: String { "a transition is in flight in the window" }
}
