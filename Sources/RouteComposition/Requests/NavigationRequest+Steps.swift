public import NavigationCore
public import ViewHierarchy

extension NavigationRequest where Value: UIViewController {
  init<Context>(_ node: StepNode<Context>, with context: Context) {
    let source = StepSource(node: node, context: context, screenType: Value.self)
    self.init(
      value: { try Self.screen(Value.self, at: $0) },
      goal: { stage in Self.goal(on: stage) { ChainGoal(source, in: $0) } })
  }
}

// The value has no class constraint here: the compiler would take the class for the answer before it looks at the step.
extension NavigationRequest {
  /// Returns a request for a step with a context.
  public static func to<Target: ContextualTarget>(_ step: Target, with context: Target.Context) -> Self
  where Target.Screen == Value {
    step.request(with: context)
  }

  /// Returns a request for a destination that needs no context.
  public static func to<Target: NavigationTarget>(_ target: Target) -> Self where Target.Screen == Value {
    target.request
  }
}

extension NavigationRequest where Value: UIViewController {
  /// Returns a request for a step whose context is `Void`.
  public static func to(_ step: DestinationStep<Value, Void>) -> Self { step.request(with: ()) }

  /// Refused: the step needs a context.
  @available(*, unavailable, message: "the step has to be told what it is about: .to(step, with: context)")
  public static func to<Context>(_ step: DestinationStep<Value, Context>) -> Self {
    .failing("a step", because: CancellationError())
  }
}

// Where a request for any screen is expected, such as in a function that returns requests for several classes.
extension NavigationRequest where Value == UIViewController {
  /// Returns a request for a step with a context, with the screen as any view controller.
  @_disfavoredOverload
  public static func to<Target: ContextualTarget>(_ step: Target, with context: Target.Context) -> Self {
    step.request(with: context).map { $0 }
  }

  /// Returns a request for a destination that needs no context, with the screen as any view controller.
  @_disfavoredOverload
  public static func to<Target: NavigationTarget>(_ target: Target) -> Self { target.request.map { $0 } }

  /// Returns a request for a step whose context is `Void`, with the screen as any view controller.
  @_disfavoredOverload
  public static func to<Screen>(_ step: DestinationStep<Screen, Void>) -> Self { step.request(with: ()).map { $0 } }
}

extension NavigationRequest {
  /// The same request, with the screen of this class that it arrives at as its value.
  ///
  /// Requests of pages, contexts and modules know their screens by other means than their classes; this one says of which it
  /// is, for instance to ask it something.
  ///
  /// ```swift
  /// let name = try await router.ask(NavigationRequest.page(name, in: flow).arriving(at: NameScreen.self))
  /// ```
  /// Where it arrives at another, the request ends ``Outcome/failed(_:)`` although the destination is visible.
  public func arriving<Screen: UIViewController>(at screen: Screen.Type) -> NavigationRequest<Screen> {
    replacingValue { try Self.screen(Screen.self, at: $0) }
  }

  fileprivate static func screen<Screen: UIViewController>(_ type: Screen.Type, at place: AnyObject?) throws -> Screen {
    if let screen = place as? Screen { return screen }
    if let found = (place as? UIViewController)?.around(Screen.self) { return found }
    throw CompositionError.unexpectedType(
      found: place.map { "\(Swift.type(of: $0))" } ?? "nothing", expected: String(describing: Screen.self))
  }
}

extension NavigationRequest {
  /// A request for a goal that acts on the view controllers of a window.
  package init(
    animated: Bool = true, policy: OverlapPolicy = .waitTurn, value: @escaping (AnyObject?) throws -> Value,
    on goal: @escaping (LiveTree) -> any Goal
  ) {
    self.init(animated: animated, policy: policy, value: value) { stage in Self.goal(on: stage, goal) }
  }

  fileprivate static func goal(on stage: any Stage, _ make: (LiveTree) -> any Goal) -> any Goal {
    guard let live = (stage as? WindowStage)?.live else { return FailingGoal.misplaced }
    return make(live)
  }
}

extension FailingGoal {
  /// The goal of a request that was given to a router of another window, or of a stage without view controllers.
  package static var misplaced: FailingGoal {
    FailingGoal(name: "a request for a window", reason: CompositionError.requestOfAnotherWindow)
  }
}

/// A step, with the context of one request.
///
/// A class, so that a goal that keeps it need not know its type, which the runtime would have to look up.
private final class StepSource<Context>: ChainSource {
  private let node: StepNode<Context>
  private let context: Context
  let screenType: UIViewController.Type

  nonisolated deinit {}

  init(node: StepNode<Context>, context: Context, screenType: UIViewController.Type) {
    self.node = node
    self.context = context
    self.screenType = screenType
  }

  var name: String { node.teller.map { "the screen of \($0)" } ?? TypeName.of(screenType) }

  var contextValue: Any? { flattened(context) }

  var sameness: AnyHashable? {
    let node = ObjectIdentifier(node)
    guard Context.self != Void.self, let value = contextValue else { return SamenessKey(node: node, context: nil) }
    return (value as? AnyHashable).map { SamenessKey(node: node, context: $0) }
  }

  func bind(_ walk: inout Walk) throws -> any BoundStep { try node.bind(context, &walk) }
}

/// An assembled step and what it is to be shown with.
private nonisolated struct SamenessKey: Hashable {
  let node: ObjectIdentifier
  let context: AnyHashable?
}

/// A step together with its context, ready to be returned from functions and stored.
public struct Destination<ViewController: UIViewController, Context>: NavigationTarget {
  /// The step.
  public let step: DestinationStep<ViewController, Context>
  /// The value that the step is given.
  public let context: Context

  /// Makes a destination from a step and its context.
  public init(to step: DestinationStep<ViewController, Context>, with context: Context) {
    self.step = step
    self.context = context
  }

  /// The request for this destination.
  public var request: NavigationRequest<ViewController> { step.request(with: context) }
}

extension Destination where Context == Any? {
  /// A destination that needs to know nothing.
  public init(to step: DestinationStep<ViewController, Context>) { self.init(to: step, with: nil) }
}

extension Destination where Context == Void {
  /// A destination that needs to know nothing.
  public init(to step: DestinationStep<ViewController, Context>) { self.init(to: step, with: ()) }
}

extension UIViewController {
  /// The nearest screen of a type: this view controller, or a container around it.
  fileprivate func around<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    LiveTree(window: windowOfTree).nearest(around: self) { $0 is Screen } as? Screen
  }
}
