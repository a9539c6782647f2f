import NavigationCore
import RouteComposition
import ViewHierarchy
public import Wayfinder

/// The results of a fault sweep.
public struct FaultSweep: CustomStringConvertible {
  /// One fault after which something was not as promised.
  public struct Violation: Sendable, CustomStringConvertible {
    /// Which call failed, counted from 1.
    public let call: Int
    /// The kind of the call.
    public let kind: String
    /// The broken promise.
    public let description: String
  }

  /// How many calls the navigation makes; each has failed once.
  public fileprivate(set) var calls = 0
  /// The kinds of the calls, in order.
  public fileprivate(set) var kinds: [String] = []
  /// The broken promises.
  public fileprivate(set) var violations: [Violation] = []

  /// The findings as text.
  public var description: String {
    violations.isEmpty
      ? "\(calls) calls, each failed once, and the tree was as before each time"
      : violations.map { "call \($0.call) (\($0.kind)): \($0.description)" }.joined(separator: "\n")
  }
}

/// Repeats a navigation and makes one call fail each time: the first, the second, and so on. The calls are those to finders, factories,
/// actions, tasks and guards, and the transitions of UIKit. Each time, the app is launched again.
///
/// After a fault the tree must be unchanged, view controller by view controller, and the next navigation must work.
/// - Parameters:
///   - request: The request. It must arrive without a fault.
///   - launch: A closure that launches the app in the state before the navigation.
/// - Returns: The results. A sound app has no violations.
/// - Complexity: The number of calls is the number of launches, and half the number of navigations.
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
