/// The request that a guard allows or refuses; see ``RoutingInterceptor/perform(with:for:)``.
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

  /// Registers an action that is performed if the request is cancelled or superseded while this guard is being asked.
  ///
  /// Use this method in a guard with a completion, before the guard's method returns. Later calls do nothing. A guard in async form
  /// does not need this method, because its task is cancelled.
  public func whenCancelled(_ body: @escaping @MainActor () -> Void) { actions.add(body) }

  /// The request, for guards of this package.
  package var subject: any PlannedRequest { source }

  /// The name of the request's aim.
  public var name: String { source.summary.name }

  /// Returns the plan of the request. The plan is made at each call.
  ///
  /// If no guard has waited so far, the plan uses the result of the request's search. As soon as this guard or an earlier one has
  /// waited, each call searches the present screens again, and calls finders and providers.
  /// - Returns: The plan. `nil` if the router asks its guards before the search, if no route exists any more, or if the request has
  ///   ended.
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
  /// A value that is equal for equal requests; `nil` if equality cannot be determined.
  var sameness: AnyHashable? { get }

  /// A Boolean value that indicates whether the request only removes screens. It is `false` for a request that makes or selects a screen.
  var onlyRemoves: Bool { get }

  /// A Boolean value that indicates whether a gate may show its screen for the request. If it is `false`, a closed gate refuses the
  /// request.
  var mayShowGates: Bool { get }

  /// Returns whether the destination, or another screen on the route to it, has a suitable type.
  ///
  /// The route is that of the last resolution. A visible screen that is not on the route is not tested.
  ///
  /// - Parameter suits: Returns whether a type is suitable.
  func leads(through suits: (any Any.Type) -> Bool) -> Bool
}

/// The actions to perform if a request ends while its guard is being asked. The guard registers them within its call.
final class CancellationActions {
  private var bodies: [@MainActor () -> Void]? = []

  nonisolated deinit {}

  func add(_ body: @escaping @MainActor () -> Void) { bodies?.append(body) }

  /// Returns the closure that stops the guard. Call this method when the call of the guard has returned. Actions that are added later are
  /// ignored.
  ///
  /// - Parameter stop: A closure that cancels the guard's task; `nil` if there is no task.
  /// - Returns: The closure to call if the request ends while the guard is being asked. It calls `stop` and performs the actions. `nil`
  ///   if there is nothing to do.
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

/// The error of a guard that requests a destination which the same guard protects. Asking would never end.
nonisolated public struct GuardsItself: Error, Hashable, CustomStringConvertible {
  /// The names of the requests in the cycle. The first and the last lead to the guarded destination.
  public let path: [String]

  package init(path: [String]) { self.path = path }

  /// The problem and its remedy, as a sentence.
  public var description: String {
    "it is being asked about this destination already (\(path.joined(separator: " → "))); show a screen that it does not "
      + "guard, or let it agree to that one"
  }
}
