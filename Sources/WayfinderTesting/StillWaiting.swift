public import Wayfinder

/// Why a test stopped waiting: what it waited for had not come after a number of turns.
///
/// Its description names what the window waits for, so that a test fails with the cause instead of hanging: a window that was
/// never shown, a guard that nobody answers, a transition that nobody ends, an action that keeps its completion.
public struct StillWaiting: Error, CustomStringConvertible {
  /// How many turns were taken.
  public let turns: Int
  /// The requests that wait in the window, each with what it waits for.
  public let waiting: [WaitingRequest]
  /// The window's outline when the turns were over, where a condition was waited for; `nil` for an outcome.
  public let shown: String?

  init(turns: Int, waiting: [WaitingRequest], shown: String? = nil) {
    self.turns = turns
    self.waiting = waiting
    self.shown = shown
  }

  /// What is waited for, as sentences.
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
  /// Carries a request out and returns how it ended, if that is within a number of turns.
  ///
  /// A turn lets everything run once that waits for the main actor. No time passes: what waits for a person, a clock or a
  /// window that nobody shows does not come by itself, so that the test fails at once.
  ///
  /// ```swift
  /// let outcome = try await router.outcome(of: NavigationRequest.to(product, with: 42), within: 100)
  /// ```
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - turns: How many turns to wait at most.
  /// - Throws: ``StillWaiting`` where it has not ended by then. The request is cancelled.
  public func outcome<Value>(of request: NavigationRequest<Value>, within turns: Int) async throws -> Outcome<Value> {
    let ending = Ending<Value>()
    let handle = navigate(request) { ending.outcome = $0 }
    await taken(turns) { ending.outcome != nil }
    if let outcome = ending.outcome { return outcome }
    let waiting = waiting
    handle.cancel()
    throw StillWaiting(turns: turns, waiting: waiting)
  }

  /// Waits until no request has waited in the window for some turns, at most for a number of turns.
  ///
  /// It is for requests that the code under test makes and the test has no hold of: a button's `go(to:)`, a link, also one
  /// that a `Task` of that code makes.
  ///
  /// - Throws: ``StillWaiting`` where requests wait even then.
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
  /// Waits until no request waits in this window, at most for a number of turns.
  ///
  /// ```swift
  /// button.sendActions(for: .touchUpInside)
  /// try await window.settled()
  /// ```
  ///
  /// - Throws: ``StillWaiting``, which names what the window waits for, where requests wait even then.
  public func settled(within turns: Int = 1_000) async throws {
    try await Router(window: self).settled(within: turns)
  }

  /// Waits until a condition holds, at most for a number of turns.
  ///
  /// It is for what comes in between, as the login that a guard in `async` form shows before its request goes on:
  ///
  /// ```swift
  /// async let outcome = router.outcome(to: orders)
  /// try await window.until { window.outline == "stack[Home] ^ stack[SignIn]" }
  /// ```
  ///
  /// It runs on the main actor, as does the condition, and returns as soon as the condition holds: at once, without a turn,
  /// where it holds already. A turn lets other tasks run. No time is waited for, so a condition that never holds fails in a
  /// moment.
  ///
  /// - Parameters:
  ///   - turns: How many turns to wait at most.
  ///   - condition: Looked at before each turn, and after the last.
  /// - Throws: ``StillWaiting`` where the condition does not hold by then. It has what the window shows and what waits in it.
  public func until(within turns: Int = 100_000, _ condition: () -> Bool) async throws {
    for _ in 0..<max(0, turns) {
      if condition() { return }
      await Task.yield()
    }
    if condition() { return }
    throw StillWaiting(turns: turns, waiting: Router(window: self).waiting, shown: outline)
  }
}

/// How a request has ended, once it has.
private final class Ending<Value> {
  var outcome: Outcome<Value>?
}
