import NavigationCore
public import ViewHierarchy

/// A step of a chain before it has a context. ``bind(_:_:)`` gives it the context of one request.
///
/// Nodes are immutable. One route can be kept in a `static let`, be part of many chains, and run in two windows at
/// once.
class StepNode<Context> {
  init() {}

  nonisolated deinit {}

  /// Returns the step with the context of one request. A switch chooses a case, appends the position of the case to the
  /// branches of `walk`, and returns the step of the case.
  ///
  /// - Throws: An error if the context cannot be adapted, if no case of a switch applies, or if a case itself throws.
  func bind(_ context: Context, _ walk: inout Walk) throws -> any BoundStep {
    preconditionFailure("StepNode is abstract")
  }

  /// The name of the factory, if it says more about the screen than the class of the screen does.
  var namingFactory: String? { nil }
}

/// A counter that numbers the steps with screens, from 1 upwards.
enum StepNumber {
  /// The number of the step that was made last.
  private(set) static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

/// The state of a request's walks along its chain.
struct Walk {
  /// The position of the case that each switch took in this walk.
  var branches: [Int] = []

  /// The number of the newest step when the walk began. A step with a higher number was made during the walk.
  private var last = 0

  /// The numbers of the guarded steps that cases of switches made during a walk. The next walk may make another step
  /// for the same place, so a guard of such a step is identified by its place in the chain.
  private var made: Set<Int> = []

  /// Whether an earlier walk has recorded steps in `made`. A case may make its step now and keep it from then on, like
  /// a `static let`. Such a step must not be identified by its place, because its guards would share the answers of the
  /// earlier step there.
  private(set) var mayMistakeSteps = false

  /// The numbers of the steps that cases made at their first call in this walk, for cases that were called twice.
  private var madeAtFirst: [ClosedRange<Int>] = []

  /// Begins a new walk at the destination.
  mutating func begin() {
    (branches, last, mayMistakeSteps, madeAtFirst) = ([], StepNumber.last, !made.isEmpty, [])
  }

  /// Records the steps that a case made at its first call. Call this method after the second call of the case. If the
  /// second call returns one of these steps, the case keeps its step, and the step is not recorded in `made`.
  mutating func askAgain(afterMaking steps: ClosedRange<Int>) { madeAtFirst.append(steps) }

  fileprivate mutating func record(_ step: Int) {
    guard step > last, !madeAtFirst.contains(where: { $0.contains(step) }) else { return }
    made.insert(step)
  }

  /// Returns whether a case of a switch made a step during a walk. Returns `false` for a step without guards.
  ///
  /// - Parameter step: The number of the step.
  func hasMade(_ step: Int) -> Bool { made.contains(step) }

  /// The contexts for steps below an adapted step. The key is the identity of the ``ReturningNode`` at which the
  /// context changes back to that of the chain.
  fileprivate var contexts: [ObjectIdentifier: AnyObject] = [:]
}

/// A step that looks for a screen. If the screen is not found, the step builds and joins it, or a step below makes it.
final class ScreenNode<ViewController: UIViewController, Context>: StepNode<Context> {
  /// The number of the step. Unlike the address of an object, a number is never reused.
  let number = StepNumber.next()
  let parts: StepParts<ViewController, Context>
  let action: AnyJoin?
  let below: StepNode<Context>?
  /// Whether the factory makes its container together with the screens in it (``ContainerFactory``).
  let takesChildren: Bool
  /// Whether the step neither looks for a screen nor builds one. Its screen is that of the step below.
  let usesScreenBelow: Bool

  nonisolated deinit {}

  init(_ parts: StepParts<ViewController, Context>, action: AnyJoin?, below: StepNode<Context>?) {
    self.parts = parts
    // A step that builds nothing joins nothing.
    self.action = parts.factory == nil ? nil : action
    self.below = below
    takesChildren = parts.factory is any ContainerFactory
    usesScreenBelow = parts.factory == nil && below != nil && neverFinds(parts.finder)
  }

  override func bind(_ context: Context, _ walk: inout Walk) throws -> any BoundStep {
    if !parts.interceptors.isEmpty { walk.record(number) }
    return BoundScreenStep(self, context)
  }

  /// The name of the factory, if the class of the screen is just `UIViewController`. This is usual for the screens of
  /// modules. The value is `nil` for a step of a more specific class, for a step without a factory, and for a factory
  /// that can make screens of any class.
  override var namingFactory: String? {
    guard ViewController.self == UIViewController.self, let factory = parts.factory, !isGeneral(factory) else {
      return nil
    }
    return describe(factory)
  }
}

/// A node that adapts the context of a chain. The target receives the adapted context, and so do the steps below the
/// target. If there is a ``ReturningNode`` below, the steps after it receive the context of the chain again.
final class AdaptingNode<Source, Target>: StepNode<Source> {
  private let transformer: any ContextTransformer<Source, Target>
  private let target: StepNode<Target>

  nonisolated deinit {}

  init(_ transformer: any ContextTransformer<Source, Target>, target: StepNode<Target>) {
    self.transformer = transformer
    self.target = target
  }

  override func bind(_ context: Source, _ walk: inout Walk) throws -> any BoundStep {
    try target.bind(adapted(context), &walk)
  }

  private func adapted(_ context: Source) throws -> Target {
    do {
      return try transformer.transform(context)
    } catch {
      throw NavigationFailure(
        step: describe(transformer), reason: error, remedy: "Give the step a context that it can adapt.")
    }
  }
}

/// A node below an adapted step, at which the context changes back to that of the chain.
final class ReturningNode<Source, Target>: StepNode<Target> {
  private let below: StepNode<Source>

  init(_ below: StepNode<Source>) { self.below = below }

  /// Stores the chain's context in the walk, for the steps below this node.
  func setContext(_ context: Source, _ walk: inout Walk) {
    walk.contexts[ObjectIdentifier(self)] = KeptContext(value: context)
  }

  override func bind(_ context: Target, _ walk: inout Walk) throws -> any BoundStep {
    guard let kept = walk.contexts[ObjectIdentifier(self)] as? KeptContext<Source> else {
      preconditionFailure("what is below a step is bound after it")
    }
    return try below.bind(kept.value, &walk)
  }
}

/// A context that a walk stores. A class wraps the context, because a cast of an optional context could unwrap it.
private final class KeptContext<Context> {
  let value: Context

  init(value: Context) { self.value = value }
}

/// A node that adapts the context for one step only. The steps below receive the context of the chain.
final class SelfAdaptingNode<Source, Target>: StepNode<Source> {
  private let adapting: AdaptingNode<Source, Target>
  private let returning: ReturningNode<Source, Target>

  init(_ adapting: AdaptingNode<Source, Target>, above returning: ReturningNode<Source, Target>) {
    self.adapting = adapting
    self.returning = returning
  }

  override func bind(_ context: Source, _ walk: inout Walk) throws -> any BoundStep {
    returning.setContext(context, &walk)
    return try adapting.bind(context, &walk)
  }
}

/// The finder, factory, guards and tasks of one step, without the action that joins it to the step below. The parts are
/// a value: adding to a copy does not change the original.
public struct StepParts<ViewController: UIViewController, Context> {
  let finder: any Finder<ViewController, Context>
  let factory: (any Factory<ViewController, Context>)?
  var interceptors: [any RoutingInterceptor<Context>] = []
  var contextTasks: [any ContextTask<ViewController, Context>] = []
  var postTasks: [any PostRoutingTask<ViewController, Context>] = []
  /// A closure that receives the context of the step. It returns the object that identifies the screen for context
  /// navigation, or `nil` if there is none.
  var identity: ((Context) -> AnyObject?)?
}
