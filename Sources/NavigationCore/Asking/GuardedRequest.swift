/// The request that a guard is asked about; see ``RoutingInterceptor/perform(with:for:)``.
public struct GuardedRequest {
  /// The type of the destination; `nil` if the request leads to no screen of a known type.
  public let destination: (any Any.Type)?
  private let source: any PlannedRequest
  private let actions: CancellationActions

  init(destination: (any Any.Type)?, of source: any PlannedRequest, _ actions: CancellationActions) {
    self.destination = destination
    self.source = source
    self.actions = actions
  }

  /// Registers an action that is performed if the request ends while this guard is being asked: cancelled or superseded.
  ///
  /// Guards in completion form need it, because the task of a guard in async form is cancelled. Call it before the guard's call
  /// returns; afterwards it does nothing.
  public func whenCancelled(_ body: @escaping @MainActor () -> Void) { actions.add(body) }

  /// The request, for guards of this package.
  package var subject: any PlannedRequest { source }

  /// The name of the request's aim.
  public var name: String { source.summary.name }

  /// Returns the plan of the request for the screens as they were last searched.
  ///
  /// If a guard has taken time to answer since, this method searches again and calls finders and providers. The plan is made at
  /// each call.
  /// - Returns: The plan; `nil` if guards are asked before the search, if no route exists any more, or if the request has ended.
  public func plan() -> RoutePlan? { source.currentPlan }
}

/// A request that has a name and a plan.
package protocol PlannedRequest: AnyObject {
  var summary: RequestSummary { get }
  var currentPlan: RoutePlan? { get }
  /// The stage that the request changes.
  var place: AnyObject { get }
  /// The goal of the request.
  var guardedGoal: any GuardedGoal { get }
}

/// The properties of a goal that guards can read.
@MainActor package protocol GuardedGoal: AnyObject {
  /// A value that equal requests share; `nil` if equality cannot be determined.
  var sameness: AnyHashable? { get }

  /// A Boolean value that indicates whether the request only removes screens and shows no other.
  var onlyRemoves: Bool { get }

  /// A Boolean value that indicates whether a gate may show its screen for the request.
  var mayShowGates: Bool { get }

  /// Returns whether the destination, or a named screen below it, has a suitable type, as last resolved.
  ///
  /// Other screens that happen to be in front do not count.
  func leads(through suits: (any Any.Type) -> Bool) -> Bool
}

/// The actions that a guard registers within its call, for the case that the request ends while it is asked.
final class CancellationActions {
  private var bodies: [@MainActor () -> Void]? = []

  nonisolated deinit {}

  func add(_ body: @escaping @MainActor () -> Void) { bodies?.append(body) }

  /// Ends registration. Returns a closure that stops the guard and performs the registered actions.
  func finish(stopping stop: (() -> Void)?) -> (() -> Void)? {
    let bodies = bodies ?? []
    self.bodies = nil
    guard !bodies.isEmpty else { return stop }
    return {
      stop?()
      for body in bodies { body() }
    }
  }
}

/// The error of a guard that shows a screen guarded by itself. Asking would never end.
nonisolated public struct GuardsItself: Error, Hashable, CustomStringConvertible {
  /// The names of the requests from the guarded destination back to itself.
  public let path: [String]

  package init(path: [String]) { self.path = path }

  /// The problem and its remedy, as a sentence.
  public var description: String {
    "it is being asked about this destination already (\(path.joined(separator: " → "))); show a screen that it does not "
      + "guard, or let it agree to that one"
  }
}
