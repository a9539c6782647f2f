/// What every way of saying where to go ends in: one value that a router plans, carries out, or refuses.
///
/// A request holds no state. It can be kept, asked for again, and given to the routers of several windows.
public struct NavigationRequest<Value> {
  /// Whether the changes are animated.
  public var animated = true
  /// What happens where others wait or are under way.
  public var policy = OverlapPolicy.waitTurn

  /// Makes what is wanted of a stage, anew each time the request is made.
  package let makeGoal: (any Stage) -> any Goal
  /// Makes the value from where the request ended up.
  package let value: (AnyObject?) throws -> Value

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
    NavigationRequest<NewValue>(
      animated: animated, policy: policy, value: { [value] in try transform(value($0)) }, goal: makeGoal)
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
}

extension NavigationRequest {
  /// The outcome with the request's value in the place of nothing.
  package func typed(_ outcome: Outcome<Void>, at destination: AnyObject?) -> Outcome<Value> {
    do {
      return try outcome.map { try value(destination) }
    } catch {
      return .failed(NavigationFailure(caught: error))
    }
  }
}
