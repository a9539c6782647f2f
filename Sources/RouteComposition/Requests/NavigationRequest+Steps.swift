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

// `Value` has no class constraint here. With a constraint, the compiler would infer `Value` from the constraint before
// it considers the step.
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

  /// Unavailable: the step needs a context.
  @available(*, unavailable, message: "the step has to be told what it is about: .to(step, with: context)")
  public static func to<Context>(_ step: DestinationStep<Value, Context>) -> Self {
    .failing("a step", because: CancellationError())
  }
}

// These overloads are for code that expects a request for any screen, such as a function that returns requests for
// several classes.
extension NavigationRequest where Value == UIViewController {
  /// Returns a request for a step with a context. The value of the request is typed as `UIViewController`.
  @_disfavoredOverload
  public static func to<Target: ContextualTarget>(_ step: Target, with context: Target.Context) -> Self {
    step.request(with: context).map { $0 }
  }

  /// Returns a request for a destination that needs no context. The value of the request is typed as
  /// `UIViewController`.
  @_disfavoredOverload
  public static func to<Target: NavigationTarget>(_ target: Target) -> Self { target.request.map { $0 } }

  /// Returns a request for a step whose context is `Void`. The value of the request is typed as `UIViewController`.
  @_disfavoredOverload
  public static func to<Screen>(_ step: DestinationStep<Screen, Void>) -> Self { step.request(with: ()).map { $0 } }
}

extension NavigationRequest {
  /// Returns the same request with its destination as the value, typed as the given class. If the destination is of
  /// another class, the value is the nearest container of the class around the destination.
  ///
  /// Requests of pages, contexts and modules do not have the class of their screen in their type. Name the class with
  /// this method, for instance to ask the screen for an answer.
  ///
  /// ```swift
  /// let name = try await router.ask(NavigationRequest.page(name, in: flow).arriving(at: NameScreen.self))
  /// ```
  /// If neither the destination nor a container around it is of the class, the request ends ``Outcome/failed(_:)``
  /// although the destination is visible. A request without a destination, such as `dismissAll`, also fails after its
  /// changes.
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
  /// Creates a request for a goal that acts on the view controllers of a window. On any other stage, the request fails.
  ///
  /// - Parameters:
  ///   - value: A closure that makes the value from the destination, which is `nil` if the goal has none.
  ///   - goal: A closure that makes the goal. It is called each time the request is started.
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
  /// A goal that always fails. It serves a request that belongs to another window, and a stage without view
  /// controllers.
  package static var misplaced: FailingGoal {
    FailingGoal(name: "a request for a window", reason: CompositionError.requestOfAnotherWindow)
  }
}

/// A step with the context of one request. The goal depends on ``ChainSource`` only, and needs no generic parameter for
/// the context.
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

  var name: String { node.namingFactory.map { "the screen of \($0)" } ?? TypeName.of(screenType) }

  var contextValue: Any? { flattened(context) }

  var sameness: AnyHashable? {
    let node = ObjectIdentifier(node)
    guard Context.self != Void.self, let value = contextValue else { return SamenessKey(node: node, context: nil) }
    return (value as? AnyHashable).map { SamenessKey(node: node, context: $0) }
  }

  func bind(_ walk: inout Walk) throws -> any BoundStep { try node.bind(context, &walk) }
}

/// The key that equal requests share: an assembled step, and its context.
private nonisolated struct SamenessKey: Hashable {
  let node: ObjectIdentifier
  let context: AnyHashable?
}

/// A step together with its context. You can store a destination and return it from functions.
public struct Destination<ViewController: UIViewController, Context>: NavigationTarget {
  /// The step.
  public let step: DestinationStep<ViewController, Context>
  /// The context of the step.
  public let context: Context

  /// Creates a destination from a step and its context.
  public init(to step: DestinationStep<ViewController, Context>, with context: Context) {
    self.step = step
    self.context = context
  }

  /// The request for this destination.
  public var request: NavigationRequest<ViewController> { step.request(with: context) }
}

extension Destination where Context == Any? {
  /// Creates a destination from a step that needs no context.
  public init(to step: DestinationStep<ViewController, Context>) { self.init(to: step, with: nil) }
}

extension Destination where Context == Void {
  /// Creates a destination from a step that needs no context.
  public init(to step: DestinationStep<ViewController, Context>) { self.init(to: step, with: ()) }
}

extension UIViewController {
  /// Returns the nearest view controller of a class: this view controller, or a container around it. Returns `nil` if
  /// there is none.
  fileprivate func around<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    LiveTree(window: windowOfTree).nearest(around: self) { $0 is Screen } as? Screen
  }
}
