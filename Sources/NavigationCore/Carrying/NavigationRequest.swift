/// What every way of saying where to go ends in: one value that a router plans, carries out, or refuses.
///
/// A request holds no state. It can be kept, asked for again, and given to the routers of several windows.
public struct NavigationRequest<Value> {
  /// Whether the changes are animated.
  public var animated = true
  /// What happens where others wait or are under way.
  public var policy = OverlapPolicy.waitTurn

  /// A Boolean value that indicates whether screens leave without being asked.
  package private(set) var leavesWithoutAsking = false
  /// The guards that this request adds to those of its router.
  package private(set) var guards: [RouterGuard] = []
  /// What there is to say of how it came to be. A plan says so; nobody else asks.
  package var notes: () -> [String] = { [] }
  /// How it can be asked for once more, where that is known.
  package var mark: RequestMark?

  /// Makes what is wanted of a stage, anew each time the request is made.
  package let makeGoal: (any Stage) -> any Goal
  /// Makes the value from where the request ended up.
  package let value: (AnyObject?) throws -> Value

  /// Called once with the outcome, before the caller gets it.
  package var ended: ((Outcome<Void>) -> Void)?
  /// Makes the request that takes this one's place, from the values that its router keeps.
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
  /// The same request with another value made from this one's, for instance a screen as any view controller.
  ///
  /// If `transform` throws, the request ends ``Outcome/failed(_:)`` although the destination is visible.
  public func map<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> NavigationRequest<NewValue> {
    transformed { request in request.replacingValue { try transform(request.value($0)) } }
  }

  /// The same request with another way from where it ended up to its value.
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

  /// The same request for a goal that has this one's carried out.
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

  /// The same request, animated or not.
  public func animated(_ animated: Bool) -> NavigationRequest {
    var copy = self
    copy.animated = animated
    return copy
  }

  /// The same request with another way of meeting those that wait or are under way.
  public func policy(_ policy: OverlapPolicy) -> NavigationRequest {
    var copy = self
    copy.policy = policy
    return copy
  }

  /// The same request, which asks no screen whether it may be left: for signing out, or an expired session.
  ///
  /// Drafts are dropped. Open questions whether a screen may be left end without an answer, and their alerts are dismissed. A
  /// request that waits for such an answer ends ``Outcome/superseded(by:)``. Guards are still asked.
  public func leavingWithoutAsking() -> NavigationRequest {
    var copy = self
    copy.leavesWithoutAsking = true
    return copy
  }

  /// The same request, which also asks these guards.
  package func adding(_ guards: [RouterGuard]) -> NavigationRequest {
    var copy = self
    copy.guards += guards
    return copy
  }

  /// The same request, which also asks this guard, after those of its router.
  ///
  /// A guard is told from others by where it was added: one that shows screens itself is added once, and the request kept, so
  /// that it is found out if it waits for itself.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> NavigationRequest {
    var copy = self
    copy.guards.append(RouterGuard(interceptor))
    return copy
  }
}

extension NavigationRequest {
  /// The same request under a name of the app's, which a journal writes down, and by which a replay finds it again.
  ///
  /// A request that opens a link needs none, and a name given to it takes the link's place.
  ///
  /// ```swift
  /// NavigationRequest.to(Routes.product, with: id).named("product \(id)")
  /// ```
  /// - Parameter name: Where the app's table of links can print it, best a link: a replay opens that by itself. It is not read
  ///   unless somebody records.
  public func named(_ name: @autoclosure @escaping () -> String) -> NavigationRequest {
    var copy = self
    copy.mark = .name(name)
    return copy
  }
}

extension NavigationRequest {
  /// Makes a request from the values that its router keeps, such as a table of links, each time it is carried out.
  package static func made(_ make: @escaping (RouterRoles) -> NavigationRequest) -> NavigationRequest {
    var request = failing("a request without a router", because: CancellationError())
    request.substitute = make
    return request
  }

  /// The request that a router with these roles carries out in this one's place.
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
  /// A request that fails whenever it is made, before anything is asked or changed.
  ///
  /// - Parameter name: What was wanted, in words.
  package static func failing(_ name: String, because reason: any Error) -> NavigationRequest {
    NavigationRequest(value: { _ in throw reason }) { _ in FailingGoal(name: name, reason: reason) }
  }
}

/// What cannot be wanted, whatever the stage.
package final class FailingGoal: Goal {
  package let name: String
  private let reason: any Error

  package init(name: String, reason: any Error) { (self.name, self.reason) = (name, reason) }

  package func resolve(_ run: Executor) throws -> any Proposal { throw reason }
}
