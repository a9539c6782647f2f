/// A navigation that a router can plan, carry out or refuse. Every vocabulary makes requests of this type.
///
/// A request holds no state. You can keep it, repeat it, and give it to the routers of several windows.
public struct NavigationRequest<Value> {
  /// A Boolean value that indicates whether the changes are animated.
  public var animated = true
  /// The behavior if other requests wait or are under way.
  public var policy = OverlapPolicy.waitTurn

  /// A Boolean value that indicates whether screens leave without being asked.
  package private(set) var leavesWithoutAsking = false
  /// The guards of this request. They are asked after the guards of its router.
  package private(set) var guards: [RouterGuard] = []
  /// Returns remarks on the origin of the request. Only a plan calls it.
  package var notes: () -> [String] = { [] }
  /// The form in which a journal records the request and a replay repeats it; `nil` if the request cannot be repeated.
  package var mark: RequestMark?

  /// Makes a goal for a stage. Called each time the request is started.
  package let makeGoal: (any Stage) -> any Goal
  /// Makes the value from the screen at which the request has ended; the argument is `nil` if the goal has no destination.
  package let value: (AnyObject?) throws -> Value

  /// Called once with the outcome, before the caller receives it.
  package var ended: ((Outcome<Void>) -> Void)?
  /// Makes the request that a router carries out in place of this one; `nil` if the router carries out this request itself.
  private var substitute: ((RouterRoles) -> NavigationRequest)?

  package init(
    animated: Bool = true, policy: OverlapPolicy = .waitTurn, value: @escaping (AnyObject?) throws -> Value,
    goal: @escaping (any Stage) -> any Goal
  ) {
    self.animated = animated
    self.policy = policy
    self.value = value
    makeGoal = goal
  }
}

extension NavigationRequest {
  /// Returns this request with a transformed value, for instance with its screen as a `UIViewController`.
  ///
  /// If `transform` throws, the request ends ``Outcome/failed(_:)`` although the destination is visible.
  public func map<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> NavigationRequest<NewValue> {
    transformed { request in request.replacingValue { try transform(request.value($0)) } }
  }

  /// Returns this request with another function that makes the value from the destination.
  package func replacingValue<NewValue>(
    _ value: @escaping (AnyObject?) throws -> NewValue
  ) -> NavigationRequest<NewValue> {
    transformed { request in
      var copy = NavigationRequest<NewValue>(
        animated: request.animated, policy: request.policy, value: value, goal: request.makeGoal)
      copy.copyRoles(of: request)
      return copy
    }
  }

  /// Returns this request with a goal that wraps the original goal.
  ///
  /// - Parameter replacing: Returns the new goal. Called with a new original goal each time the request is started.
  package func replacingGoal(_ replacing: @escaping (any Goal) -> any Goal) -> NavigationRequest {
    transformed { request in
      var copy = NavigationRequest(animated: request.animated, policy: request.policy, value: request.value) { stage in
        replacing(request.makeGoal(stage))
      }
      copy.copyRoles(of: request)
      return copy
    }
  }

  /// Returns this request with a change. If a router carries out another request in its place, the change is applied to that request.
  private func transformed<NewValue>(
    _ change: @escaping (NavigationRequest) -> NavigationRequest<NewValue>
  ) -> NavigationRequest<NewValue> {
    guard let substitute else { return change(self) }
    var request = NavigationRequest<NewValue>.made { change(substitute($0).resolved(with: $0)) }
    (request.animated, request.policy) = (animated, policy)
    request.copyRoles(of: self)
    return request
  }

  private mutating func copyRoles<Other>(of other: NavigationRequest<Other>) {
    (guards, notes, mark, ended) = (other.guards, other.notes, other.mark, other.ended)
    leavesWithoutAsking = other.leavesWithoutAsking
  }

  /// Returns this request with or without animation.
  public func animated(_ animated: Bool) -> NavigationRequest {
    var copy = self
    copy.animated = animated
    return copy
  }

  /// Returns this request with another behavior if other requests wait or are under way.
  public func policy(_ policy: OverlapPolicy) -> NavigationRequest {
    var copy = self
    copy.policy = policy
    return copy
  }

  /// Returns this request so that screens leave without being asked. Use it to sign out, or if a session has expired.
  ///
  /// Drafts are lost. If a screen is being asked whether it may be left, the question ends without an answer, and its alert is
  /// dismissed. The request that waited for the answer ends ``Outcome/superseded(by:)``. Guards are still asked.
  public func leavingWithoutAsking() -> NavigationRequest {
    var copy = self
    copy.leavesWithoutAsking = true
    return copy
  }

  /// Returns this request with guards that are asked after those of its router.
  package func adding(_ guards: [RouterGuard]) -> NavigationRequest {
    var copy = self
    copy.guards += guards
    return copy
  }

  /// Returns this request with a guard that is asked after those of its router.
  ///
  /// Each call of this method makes a guard with a new identity. If the guard shows screens, call this method once and keep the request.
  /// By the identity, the router detects a guard that would wait for itself.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> NavigationRequest {
    var copy = self
    copy.guards.append(RouterGuard(interceptor))
    return copy
  }
}

extension NavigationRequest {
  /// Returns this request with a name. A journal records the name, and a replay finds the request by its name.
  ///
  /// A request that opens a link needs no name. If it has one, the journal records the name in place of the link.
  ///
  /// ```swift
  /// NavigationRequest.to(Routes.product, with: id).named("product \(id)")
  /// ```
  /// - Parameter name: The name. The expression is evaluated only while a journal is recorded. If the app's table of links can
  ///   print the request, use the link as the name: a replay opens it without further code.
  public func named(_ name: @autoclosure @escaping () -> String) -> NavigationRequest {
    var copy = self
    copy.mark = .name(name)
    return copy
  }
}

extension NavigationRequest {
  /// Returns a placeholder for a request that depends on its router, for instance on the router's table of links.
  ///
  /// - Parameter make: Returns the request, from the router's roles. Called each time the placeholder is carried out.
  package static func made(_ make: @escaping (RouterRoles) -> NavigationRequest) -> NavigationRequest {
    var request = failing("a request without a router", because: CancellationError())
    request.substitute = make
    return request
  }

  /// Returns the request that a router with these roles carries out: this request, or the one that takes its place.
  ///
  /// A substitute also gets the guards of this request, its notes, its mark, and its permission to leave screens without asking. The
  /// substitute is animated only if both requests are. The policy of this request applies unless it is the default. Both requests are
  /// notified of the outcome.
  package func resolved(with roles: RouterRoles) -> NavigationRequest {
    guard let substitute else { return self }
    let made = substitute(roles).resolved(with: roles)
    var request = made
    request.animated = request.animated && animated
    if policy != .waitTurn { request.policy = policy }
    request.leavesWithoutAsking = request.leavesWithoutAsking || leavesWithoutAsking
    request.guards += guards
    request.notes = { [notes] in notes() + made.notes() }
    if let ended {
      request.ended = { outcome in
        made.ended?(outcome)
        ended(outcome)
      }
    }
    if let mark { request.mark = mark }
    return request
  }
}

extension NavigationRequest {
  /// Returns a request that fails when it is resolved, before any change.
  ///
  /// No guard is asked, except the router's guards if the router asks them before the search.
  /// - Parameter name: The name of the aim, for plans, logs and failures.
  package static func failing(_ name: String, because reason: any Error) -> NavigationRequest {
    NavigationRequest(value: { _ in throw reason }) { _ in FailingGoal(name: name, reason: reason) }
  }
}

/// A goal that fails with the same error on every stage.
package final class FailingGoal: Goal {
  package let name: String
  private let reason: any Error

  package init(name: String, reason: any Error) { (self.name, self.reason) = (name, reason) }

  package func resolve(_ run: Executor) throws -> any Proposal { throw reason }
}
