import NavigationCore
import RouteComposition
import ViewHierarchy
public import Wayfinder

/// What a fault sweep found.
public struct FaultSweep: CustomStringConvertible {
  /// One fault after which something was not as promised.
  public struct Violation: Sendable, CustomStringConvertible {
    /// Which call failed, counted from 1.
    public let call: Int
    /// What kind of call it was.
    public let kind: String
    /// What was not as promised.
    public let description: String
  }

  /// How many calls the navigation makes; each has failed once.
  public fileprivate(set) var calls = 0
  /// The kinds of the calls, in order.
  public fileprivate(set) var kinds: [String] = []
  /// What was not as promised.
  public fileprivate(set) var violations: [Violation] = []

  /// The findings as text.
  public var description: String {
    violations.isEmpty
      ? "\(calls) calls, each failed once, and the tree was as before each time"
      : violations.map { "call \($0.call) (\($0.kind)): \($0.description)" }.joined(separator: "\n")
  }
}

/// Makes the first, the second, the third … call fail that a navigation makes to any finder, factory, action, task or
/// guard, or that is a transition of UIKit, until none is left; each time in a freshly launched app.
///
/// After each fault the tree has to be the same, view controller by view controller, and the next navigation has to
/// work.
/// - Parameters:
///   - request: What is asked for. Without a fault it has to arrive.
///   - launch: Launches the app in the state that the navigation starts from.
/// - Returns: What was found; no violations are what one wants.
/// - Complexity: As many launches and twice as many navigations as the navigation makes calls.
public func failEachCall<Value, App: RunningApp>(
  of request: NavigationRequest<Value>, launch: @MainActor () async throws -> App
) async rethrows -> FaultSweep {
  var sweep = FaultSweep()
  while true {
    let app = try await launch()
    let attempt = FaultyAttempt(failing: sweep.calls + 1)
    let live = LiveTree(window: app.window, locator: DefaultContainerAdapterLocator())
    let (before, shown) = (TreeSnapshot(of: live), app.window.snapshot())
    let outcome = await app.router.probed(by: attempt.probe).outcome(of: request)
    guard let kind = attempt.failed else {
      if outcome.value == nil { sweep.add(0, "none", "without a fault it ended: \(outcome)") }
      return sweep
    }
    sweep.calls += 1
    sweep.kinds.append("\(kind)")
    if outcome.value != nil { sweep.add(sweep.calls, "\(kind)", "it arrived all the same") }
    if TreeSnapshot(of: live) != before {
      sweep.add(sweep.calls, "\(kind)", "the tree changed:\n\(shown.difference(to: app.window.snapshot()))")
    }
    let next = await app.router.outcome(of: request)
    if next.value == nil { sweep.add(sweep.calls, "\(kind)", "the next navigation ended: \(next)") }
  }
}

extension FaultSweep {
  fileprivate mutating func add(_ call: Int, _ kind: String, _ description: String) {
    violations.append(Violation(call: call, kind: kind, description: description))
  }
}

/// Counts calls and makes one of them fail.
private final class FaultyAttempt {
  private let failing: Int
  private var count = 0
  private(set) var failed: CallProbe.Call?

  init(failing: Int) { self.failing = failing }

  var probe: CallProbe {
    CallProbe { call in
      self.count += 1
      guard self.count == self.failing else { return }
      self.failed = call
      throw InjectedFault(call: self.count)
    }
  }
}
