import NavigationCore
public import ViewHierarchy

/// A place in a chain: it knows how to meet a request with a context of its type.
///
/// Nodes never change. A route can be kept in a `static let`, be part of many chains, and be on its way in two windows
/// at once.
class StepNode<Context> {
  init() {}

  nonisolated deinit {}

  /// The step, with the context of one request. Where the way forks, `walk` is told which way was taken.
  func bind(_ context: Context, _ walk: inout Walk) throws -> any BoundStep {
    preconditionFailure("StepNode is abstract")
  }

  /// What makes its screen, where that tells more than the screen's class.
  var teller: String? { nil }
}

/// Numbers the steps that have screens, from 1 on.
enum StepNumber {
  /// That of the step that was made last.
  private(set) static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

/// What a walk along a chain has come past so far.
struct Walk {
  /// Which case each switch on the way took.
  var branches: [Int] = []

  /// The number of the step that was made last before the walk began.
  private var last = 0

  /// The guarded steps that were made during a walk of the request. One that is kept from then on stands for the same.
  private var made: Set<Int> = []

  /// Whether walks before have met such steps, which others may be taken for.
  private(set) var mayMistakeSteps = false

  /// The steps that were made when a case was asked for the first time in this walk.
  private var madeAtFirst: [ClosedRange<Int>] = []

  /// Begins once more, at the destination.
  mutating func begin() {
    (branches, last, mayMistakeSteps, madeAtFirst) = ([], StepNumber.last, !made.isEmpty, [])
  }

  /// Notes that a case is asked once more. Whatever of these it gives again is kept from now on, and is no step that it makes
  /// each time.
  mutating func askAgain(afterMaking steps: ClosedRange<Int>) { madeAtFirst.append(steps) }

  fileprivate mutating func meet(_ step: Int) {
    guard step > last, !madeAtFirst.contains(where: { $0.contains(step) }) else { return }
    made.insert(step)
  }

  /// Whether a case has made a step while it was asked.
  func hasMade(_ step: Int) -> Bool { made.contains(step) }

  /// The contexts that steps below get again, each by the place where it changes back.
  fileprivate var contexts: [ObjectIdentifier: AnyObject] = [:]
}

/// A step that looks for a screen and, unless it is made below, builds and joins it.
final class ScreenNode<ViewController: UIViewController, Context>: StepNode<Context> {
  /// Tells it from every other, also from one that stood where a dead one has stood.
  let number = StepNumber.next()
  let parts: StepParts<ViewController, Context>
  let action: AnyJoin?
  let below: StepNode<Context>?
  /// Whether the factory builds the screens that are embedded in what it makes.
  let takesChildren: Bool
  /// Asking an array of roles how many it holds costs more than remembering it.
  let guardCount: Int
  let hasContextTasks: Bool
  let hasPostTasks: Bool
  /// Whether every context is something.
  let hasPlainContext: Bool
  /// Whether there is nothing to look for and nothing to build: the step has the screen of the one below.
  let isPassedThrough: Bool

  nonisolated deinit {}

  init(_ parts: StepParts<ViewController, Context>, action: AnyJoin?, below: StepNode<Context>?) {
    self.parts = parts
    // What builds nothing joins nothing.
    self.action = parts.factory == nil ? nil : action
    self.below = below
    takesChildren = parts.factory is any ContainerFactory
    guardCount = parts.interceptors.count
    hasContextTasks = !parts.contextTasks.isEmpty
    hasPostTasks = !parts.postTasks.isEmpty
    hasPlainContext = isAlwaysSomething(Context.self)
    isPassedThrough = parts.factory == nil && below != nil && neverFinds(parts.finder)
  }

  override func bind(_ context: Context, _ walk: inout Walk) throws -> any BoundStep {
    if guardCount > 0 { walk.meet(number) }
    return BoundScreenStep(self, context)
  }

  /// A factory of the app's own that promises no more than a view controller, most often because a module makes it.
  override var teller: String? {
    guard ViewController.self == UIViewController.self, let factory = parts.factory, !isGeneral(factory) else {
      return nil
    }
    return describe(factory)
  }
}

/// A change of context between two steps.
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

/// Where the context changes back, below a step that has one of its own.
final class ReturningNode<Source, Target>: StepNode<Target> {
  private let below: StepNode<Source>

  init(_ below: StepNode<Source>) { self.below = below }

  /// Has the steps below get this context.
  func comesBack(with context: Source, _ walk: inout Walk) {
    walk.contexts[ObjectIdentifier(self)] = KeptContext(value: context)
  }

  override func bind(_ context: Target, _ walk: inout Walk) throws -> any BoundStep {
    guard let kept = walk.contexts[ObjectIdentifier(self)] as? KeptContext<Source> else {
      preconditionFailure("what is below a step is bound after it")
    }
    return try below.bind(kept.value, &walk)
  }
}

/// A context that a walk keeps. A class, since a context may be an optional, which casts do not leave as it is.
private final class KeptContext<Context> {
  let value: Context

  init(value: Context) { self.value = value }
}

/// A step with a context of its own, above steps that have that of the chain.
final class SelfAdaptingNode<Source, Target>: StepNode<Source> {
  private let adapting: AdaptingNode<Source, Target>
  private let returning: ReturningNode<Source, Target>

  init(_ adapting: AdaptingNode<Source, Target>, above returning: ReturningNode<Source, Target>) {
    self.adapting = adapting
    self.returning = returning
  }

  override func bind(_ context: Source, _ walk: inout Walk) throws -> any BoundStep {
    returning.comesBack(with: context, &walk)
    return try adapting.bind(context, &walk)
  }
}

/// What one step consists of, besides how it is joined to the one below. A value: adding to a copy leaves the original.
public struct StepParts<ViewController: UIViewController, Context> {
  let finder: any Finder<ViewController, Context>
  let factory: (any Factory<ViewController, Context>)?
  var interceptors: [any RoutingInterceptor<Context>] = []
  var contextTasks: [any ContextTask<ViewController, Context>] = []
  var postTasks: [any PostRoutingTask<ViewController, Context>] = []
  /// What the screen is known by to contexts when it is shown with a context of this step's.
  var identity: ((Context) -> AnyObject?)?
}
