public import NavigationCore
public import ViewHierarchy

/// What every way of saying where to go ends in: one value that a router plans, carries out, or refuses.
///
/// A request holds no state. It can be kept, asked for again, and given to the routers of several windows.
public struct NavigationRequest<Value> {
  /// Whether the changes are animated.
  public var animated = true
  /// What happens where others wait or are under way.
  public var policy = OverlapPolicy.waitTurn

  let name: () -> String
  /// The context as the router's own guards see it.
  let context: () -> Any?
  let sameness: () -> AnyHashable?
  let goal: () -> RouteWork.Goal
  let value: (UIViewController?) throws -> Value
}

extension NavigationRequest {
  /// The same request with another value made from this one's, for instance a screen as any view controller.
  ///
  /// If `transform` throws, the request ends ``Outcome/failed(_:)`` although the destination is visible.
  public func map<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> NavigationRequest<NewValue> {
    let value = value
    return NavigationRequest<NewValue>(
      animated: animated, policy: policy, name: name, context: context, sameness: sameness, goal: goal,
      value: { try transform(value($0)) })
  }
}

extension NavigationRequest where Value: UIViewController {
  /// Asks for a step, with what it has to know.
  ///
  /// Two such requests are equal, for ``OverlapPolicy/dropIfSame``, if they are for the same assembled step and their
  /// contexts are equal; contexts that are not `Hashable` equal none.
  public init<Context>(to step: DestinationStep<Value, Context>, with context: Context) {
    let node = step.node
    self.context = { flattened(context) }
    name = { String(describing: Value.self) }
    sameness = { Self.sameness(ObjectIdentifier(node), context) }
    goal = { .chain(ChainWalker { try node.bind(context, $0) }) }
    value = { destination in
      guard let found = destination?.nearest(where: { $0 is Value }) as? Value else {
        throw CompositionError.unexpectedType(
          found: destination?.typeName ?? "nothing", expected: String(describing: Value.self))
      }
      return found
    }
  }

  private static func sameness<Context>(_ node: ObjectIdentifier, _ context: Context) -> AnyHashable? {
    if Context.self == Void.self { return SamenessKey(node: node, context: nil) }
    guard let value = flattened(context) else { return SamenessKey(node: node, context: nil) }
    return (value as? AnyHashable).map { SamenessKey(node: node, context: $0) }
  }
}

/// An assembled step and what it is to be shown with.
private nonisolated struct SamenessKey: Hashable {
  let node: ObjectIdentifier
  let context: AnyHashable?
}

extension NavigationRequest where Value == Void {
  init(
    _ name: @autoclosure @escaping () -> String,
    arrange: @escaping (LiveTree) throws -> (PlannedTree, UIViewController?)
  ) {
    self.name = name
    context = { nil }
    sameness = { nil }
    goal = { .arrangement(arrange) }
    value = { _ in }
  }
}

/// A step together with its context: somewhere to go, ready to be returned from functions and stored.
public struct Destination<ViewController: UIViewController, Context> {
  /// Where to go.
  public let step: DestinationStep<ViewController, Context>
  /// What has to be known to get there.
  public let context: Context

  /// Puts a step and its context together.
  public init(to step: DestinationStep<ViewController, Context>, with context: Context) {
    self.step = step
    self.context = context
  }

  /// The request for this destination.
  public var request: NavigationRequest<ViewController> { NavigationRequest(to: step, with: context) }
}

extension Destination where Context == Any? {
  /// A destination that needs to know nothing.
  public init(to step: DestinationStep<ViewController, Context>) { self.init(to: step, with: nil) }
}

extension Destination where Context == Void {
  /// A destination that needs to know nothing.
  public init(to step: DestinationStep<ViewController, Context>) { self.init(to: step, with: ()) }
}
