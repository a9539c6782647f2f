public import Wayfinder

/// The reason why a test stopped waiting after a number of turns.
///
/// The description names the requests that wait in the window, so a test fails with the cause instead of hanging: a window that was not
/// shown, a guard without an answer, a transition without an end, an action that keeps its completion.
public struct StillWaiting: Error, CustomStringConvertible {
  /// How many turns were taken.
  public let turns: Int
  /// The requests that wait in the window, with their reasons.
  public let waiting: [WaitingRequest]
  /// The window's outline at the end, if the test waited for a condition; `nil` for an outcome.
  public let shown: String?

  init(turns: Int, waiting: [WaitingRequest], shown: String? = nil) {
    self.turns = turns
    self.waiting = waiting
    self.shown = shown
  }

  /// The reasons as sentences.
  public nonisolated var description: String {
    let lines = waiting.map(\.withRemedy)
    if let shown {
      let first = "The condition did not hold in \(turns) turns. The window shows \(shown)."
      return ([first] + (lines.isEmpty ? ["No request waits."] : lines)).joined(separator: "\n")
    }
    guard !waiting.isEmpty else { return "Nothing came in \(turns) turns, and no request waits." }
    return "Nothing came in \(turns) turns.\n" + lines.joined(separator: "\n")
  }
}

extension Router {
  /// Makes a request, and returns its outcome within a number of turns.
  ///
  /// In a turn, every task that waits for the main actor runs once. No time passes, so a request that waits for a person, a clock or a
  /// window makes the test fail at once.
  ///
  /// ```swift
  /// let outcome = try await router.outcome(of: NavigationRequest.to(product, with: 42), within: 100)
  /// ```
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - turns: The largest number of turns.
  /// - Throws: ``StillWaiting`` if the request has not ended. It is then cancelled.
  public func outcome<Value>(of request: NavigationRequest<Value>, within turns: Int) async throws -> Outcome<Value> {
    let ending = Ending<Value>()
    let handle = navigate(request) { ending.outcome = $0 }
    await taken(turns) { ending.outcome != nil }
    if let outcome = ending.outcome { return outcome }
    let waiting = waiting
    handle.cancel()
    throw StillWaiting(turns: turns, waiting: waiting)
  }

  /// Waits until no request has waited in the window for some turns.
  ///
  /// Use it for requests of the code under test: the `go(to:)` of a button, a link, or a request of a `Task`.
  ///
  /// - Throws: ``StillWaiting`` if requests still wait after the number of turns.
  public func settled(within turns: Int = 1_000) async throws {
    // A task that was begun before takes a turn or a few until it makes its request.
    var quiet = 0
    await taken(turns) {
      quiet = waiting.isEmpty ? quiet + 1 : 0
      return quiet > 20
    }
    if !waiting.isEmpty { throw StillWaiting(turns: turns, waiting: waiting) }
  }

  private func taken(_ turns: Int, until isDone: () -> Bool) async {
    for _ in 0..<max(0, turns) {
      if isDone() { return }
      await Task.yield()
    }
  }
}

extension UIWindow {
  /// Waits until no request waits in this window.
  ///
  /// ```swift
  /// button.sendActions(for: .touchUpInside)
  /// try await window.settled()
  /// ```
  ///
  /// - Throws: ``StillWaiting`` with the reasons, if requests still wait after the number of turns.
  public func settled(within turns: Int = 1_000) async throws {
    try await Router(window: self).settled(within: turns)
  }

  /// Waits until a condition holds.
  ///
  /// Use it for a state in between, such as the login screen of an `async` guard:
  ///
  /// ```swift
  /// async let outcome = router.outcome(to: orders)
  /// try await window.until { window.outline == "stack[Home] ^ stack[SignIn]" }
  /// ```
  ///
  /// It runs on the main actor, and returns at once if the condition holds. Other tasks run in a turn. No time passes, so a condition
  /// that never holds fails in a moment.
  ///
  /// - Parameters:
  ///   - turns: The largest number of turns.
  ///   - condition: A closure that is called before each turn and after the last one.
  /// - Throws: ``StillWaiting`` with the window's outline and requests, if the condition does not hold in the end.
  public func until(within turns: Int = 100_000, _ condition: () -> Bool) async throws {
    for _ in 0..<max(0, turns) {
      if condition() { return }
      await Task.yield()
    }
    if condition() { return }
    throw StillWaiting(turns: turns, waiting: Router(window: self).waiting, shown: outline)
  }
}

private final class Ending<Value> {
  var outcome: Outcome<Value>?
}
