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
  /// The guards that this request adds to those of its router.
  package private(set) var guards: [RouterGuard] = []
  /// Returns remarks on the origin of the request. Only a plan calls it.
  package var notes: () -> [String] = { [] }
  /// The description by which the request can be repeated, if it is known.
  package var mark: RequestMark?

  /// Makes a new goal for a stage, each time the request is started.
  package let makeGoal: (any Stage) -> any Goal
  /// Makes the value from the screen at which the request has ended.
  package let value: (AnyObject?) throws -> Value

  /// Called once with the outcome, before the caller receives it.
  package var ended: ((Outcome<Void>) -> Void)?
  /// Makes the request to use in place of this one, from the roles of its router.
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
  /// Returns a request whose value is made from this request's value, for instance a screen as any view controller.
  ///
  /// If `transform` throws, the request ends ``Outcome/failed(_:)`` although the destination is visible.
  public func map<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> NavigationRequest<NewValue> {
    transformed { request in request.replacingValue { try transform(request.value($0)) } }
  }

  /// Returns this request with another function that makes its value from the destination.
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

  /// Returns this request for another goal, which is made from this request's goal and carries it out.
  package func replacingGoal(_ replacing: @escaping (any Goal) -> any Goal) -> NavigationRequest {
    transformed { request in
      var copy = NavigationRequest(animated: request.animated, policy: request.policy, value: request.value) { stage in
        replacing(request.makeGoal(stage))
      }
      copy.copyRoles(of: request)
      return copy
    }
  }

  /// Applies a change to this request, or later to the request that takes its place.
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

  /// Returns this request, animated or not.
  public func animated(_ animated: Bool) -> NavigationRequest {
    var copy = self
    copy.animated = animated
    return copy
  }

  /// Returns this request with another policy for requests that wait or are under way.
  public func policy(_ policy: OverlapPolicy) -> NavigationRequest {
    var copy = self
    copy.policy = policy
    return copy
  }

  /// Returns this request so that screens leave without being asked: for signing out, or an expired session.
  ///
  /// Drafts are lost. An open question whether a screen may be left ends without an answer, and its alert is dismissed. The request
  /// that waited for the answer ends ``Outcome/superseded(by:)``. Guards are still asked.
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
  /// Each call of this method makes a separate guard. If the guard shows screens itself, call it once and keep the request: only
  /// then is a guard that waits for itself detected.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> NavigationRequest {
    var copy = self
    copy.guards.append(RouterGuard(interceptor))
    return copy
  }
}

extension NavigationRequest {
  /// Returns this request with a name under which a journal records it and a replay finds it again.
  ///
  /// A request that opens a link needs no name. A name replaces its link in the journal.
  ///
  /// ```swift
  /// NavigationRequest.to(Routes.product, with: id).named("product \(id)")
  /// ```
  /// - Parameter name: The name. If the app's table of links can print the request, use the link: a replay opens it without further
  ///   code. The expression is evaluated only while a journal is recorded.
  public func named(_ name: @autoclosure @escaping () -> String) -> NavigationRequest {
    var copy = self
    copy.mark = .name(name)
    return copy
  }
}

extension NavigationRequest {
  /// Returns a request that is made each time it is carried out, from the roles of its router, such as a table of links.
  package static func made(_ make: @escaping (RouterRoles) -> NavigationRequest) -> NavigationRequest {
    var request = failing("a request without a router", because: CancellationError())
    request.substitute = make
    return request
  }

  /// Returns the request that a router with these roles carries out in place of this one.
  package func resolved(with roles: RouterRoles) -> NavigationRequest {
    guard let substitute else { return self }
    var request = substitute(roles).resolved(with: roles)
    request.animated = request.animated && animated
    if policy != .waitTurn { request.policy = policy }
    request.leavesWithoutAsking = request.leavesWithoutAsking || leavesWithoutAsking
    request.guards += guards
    if let mark { request.mark = mark }
    return request
  }
}

extension NavigationRequest {
  /// Returns a request that fails when it is resolved, before anything is asked or changed.
  ///
  /// - Parameter name: The name of the aim, for plans, logs and failures.
  package static func failing(_ name: String, because reason: any Error) -> NavigationRequest {
    NavigationRequest(value: { _ in throw reason }) { _ in FailingGoal(name: name, reason: reason) }
  }
}

/// A goal that cannot be reached on any stage.
package final class FailingGoal: Goal {
  package let name: String
  private let reason: any Error

  package init(name: String, reason: any Error) { (self.name, self.reason) = (name, reason) }

  package func resolve(_ run: Executor) throws -> any Proposal { throw reason }
}
