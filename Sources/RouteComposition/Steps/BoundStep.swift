import NavigationCore
import ViewHierarchy

/// A step together with the context of one request. It lives as long as the request.
protocol BoundStep: AnyObject {
  /// The class of the step's screen.
  var screenType: UIViewController.Type { get }
  /// Returns whether the screen can be of this class: the step's class or a subclass.
  func mayMake(_ type: UIViewController.Type) -> Bool
  var finderName: String { get }
  var factoryName: String { get }
  /// The name of the factory if it says more than the class of the screen; see ``StepNode/namingFactory``.
  var namingFactory: String? { get }
  /// Whether the finder looks for a screen; `false` for a ``NilFinder``.
  var searches: Bool { get }
  /// The context as `Any?`. An optional context is unwrapped. If it has no value, this property is `nil`.
  var contextValue: Any? { get }
  /// The object that identifies the screen for context navigation, or `nil` if there is none.
  var identity: AnyObject? { get }

  /// Whether the step has no factory: a step below makes its screen, or the step is the start of the chain.
  var isMadeBelow: Bool { get }
  /// Whether the step neither looks for a screen nor builds one. Its screen is that of the step below.
  var usesScreenBelow: Bool { get }
  /// Whether the step is the start of a chain: it builds nothing and has no step below.
  var isStart: Bool { get }
  /// Returns whether the step is a start at the root or the current screen of this tree. A chain can start there even
  /// if the window has no root yet.
  func startsAtRoot(of live: LiveTree) -> Bool
  /// The name of the screen that must be in the tree for a chain to start at this step. The value is `nil` for a step
  /// of the root or the current screen.
  var startName: String? { get }
  /// Whether the factory makes its container together with the screens in it (``ContainerFactory``).
  var takesChildren: Bool { get }
  var join: AnyJoin? { get }

  /// The number of the step's node.
  var number: Int { get }
  var guardCount: Int { get }
  func interceptor(_ position: Int) -> Any
  /// Returns the identity of a guard, which is the same in all requests for the step.
  func guardIdentity(_ position: Int) -> GuardIdentity
  func ask(_ position: Int, for request: GuardedRequest, _ answer: OnceOnly<RoutingResult>) -> (() -> Void)?

  func find() throws -> UIViewController?
  /// Returns the step below, or `nil` at the start of the chain.
  func below(_ walk: inout Walk) throws -> (any BoundStep)?
  /// Prepares the guards. Further calls do nothing.
  func prepareGuards() throws
  /// Prepares the guards and tasks. Also prepares the factory if `building` is `true`. Each role is prepared once.
  func prepare(building: Bool) throws
  func build(integrating coordinator: ChildCoordinator) throws -> UIViewController

  var hasContextTasks: Bool { get }
  /// The names of the context tasks that have begun in the latest run.
  var begunTaskNames: [String] { get }
  func runContextTasks(on viewController: UIViewController) throws
  var hasPostTasks: Bool { get }
  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController])
}

extension BoundStep {
  func guardName(_ position: Int) -> String { describe(interceptor(position)) }

  var screenName: String { namingFactory.map { "the screen of \($0)" } ?? TypeName.of(screenType) }

  /// Returns the steps from this one to the start of its chain. If no case of a switch applies, the list ends before
  /// the switch.
  func chain(_ walk: inout Walk) throws -> [ChainLink] {
    var chain = [ChainLink(step: self, branches: walk.branches)]
    var next: (any BoundStep)? = self
    while let step = next {
      do {
        next = try step.below(&walk)
      } catch CompositionError.noCaseApplied {
        next = nil
      }
      if let next { chain.append(ChainLink(step: next, branches: walk.branches)) }
    }
    return chain
  }
}

/// A step of a chain, with the cases that switches chose on the way to the step.
struct ChainLink {
  let step: any BoundStep
  /// The positions of the cases that switches chose, from the destination to the step.
  let branches: [Int]
}

final class BoundScreenStep<ViewController: UIViewController, Context>: BoundStep {
  private let node: ScreenNode<ViewController, Context>
  private let context: Context
  // Preparing may change guards, tasks and the factory, so these properties are copies for one request. While a role is
  // prepared, its code may access this step, so a local copy of the role is prepared and then stored.
  private var interceptors: [any RoutingInterceptor<Context>]
  private var contextTasks: [any ContextTask<ViewController, Context>]
  private var factory: (any Factory<ViewController, Context>)?
  private var areGuardsPrepared = false
  private var isPrepared = false
  private var isFactoryPrepared = false
  private var begunTasks = 0

  nonisolated deinit {}

  init(_ node: ScreenNode<ViewController, Context>, _ context: Context) {
    self.node = node
    self.context = context
    interceptors = node.parts.interceptors
    contextTasks = node.parts.contextTasks
    factory = node.parts.factory
  }

  var screenType: UIViewController.Type { ViewController.self }
  func mayMake(_ type: UIViewController.Type) -> Bool { type is ViewController.Type }
  var finderName: String { describe(node.parts.finder) }
  var factoryName: String { describe(node.parts.factory as Any) }
  var namingFactory: String? { node.namingFactory }
  var searches: Bool { !neverFinds(node.parts.finder) }
  var contextValue: Any? { flattened(context) }
  var identity: AnyObject? { node.parts.identity?(context) }
  var isMadeBelow: Bool { node.parts.factory == nil }
  var usesScreenBelow: Bool { node.usesScreenBelow }
  var isStart: Bool { node.parts.factory == nil && node.below == nil }
  func startsAtRoot(of live: LiveTree) -> Bool {
    guard isStart, let start = node.parts.finder as? any WindowStart else { return false }
    return start.tree.window === live.window
  }
  var startName: String? { node.parts.finder is any WindowStart ? nil : screenName }
  var takesChildren: Bool { node.takesChildren }
  var join: AnyJoin? { node.action }
  var guardCount: Int { interceptors.count }
  var begunTaskNames: [String] { contextTasks.prefix(begunTasks).map { describe($0) } }

  var number: Int { node.number }

  func interceptor(_ position: Int) -> Any { interceptors[position] }

  func guardIdentity(_ position: Int) -> GuardIdentity { .step(ObjectIdentifier(node), position) }

  func ask(_ position: Int, for request: GuardedRequest, _ answer: OnceOnly<RoutingResult>) -> (() -> Void)? {
    askInterceptor(interceptors[position], with: context, for: request, answer)
  }

  func find() throws -> UIViewController? {
    try blaming(node.parts.finder, "finder") { try node.parts.finder.findViewController(with: context) }
  }

  func below(_ walk: inout Walk) throws -> (any BoundStep)? { try node.below?.bind(context, &walk) }

  func prepareGuards() throws {
    guard !areGuardsPrepared else { return }
    for position in interceptors.indices {
      try blaming(interceptors[position], "guard") {
        var interceptor = interceptors[position]
        try interceptor.prepare(with: context)
        interceptors[position] = interceptor
      }
    }
    areGuardsPrepared = true
  }

  func prepare(building: Bool) throws {
    if !isPrepared {
      try prepareGuards()
      for position in contextTasks.indices {
        try blaming(contextTasks[position], "task") {
          var task = contextTasks[position]
          try task.prepare(with: context)
          contextTasks[position] = task
        }
      }
      isPrepared = true
    }
    if building, !isFactoryPrepared {
      try blaming(factory as Any, "factory") {
        var factory = factory
        try factory?.prepare(with: context)
        self.factory = factory
      }
      isFactoryPrepared = true
    }
  }

  func build(integrating coordinator: ChildCoordinator) throws -> UIViewController {
    guard let factory else { throw CompositionError.nothingFound(finder: finderName) }
    return try blaming(factory, "factory") {
      if node.takesChildren, let container = factory as? any ContainerFactory {
        return try build(container, integrating: coordinator)
      }
      return try factory.build(with: context)
    }
  }

  /// Builds the container. The generic parameter opens the existential.
  private func build<Opened: ContainerFactory>(
    _ factory: Opened, integrating coordinator: ChildCoordinator
  ) throws -> UIViewController {
    guard let context = context as? Opened.Context else { throw CompositionError.nothingFound(finder: finderName) }
    return try factory.build(with: context, integrating: coordinator)
  }

  func runContextTasks(on viewController: UIViewController) throws {
    guard hasContextTasks else { return }
    begunTasks = 0
    guard let viewController = viewController as? ViewController else { throw wrongScreen(viewController, "A task") }
    for task in contextTasks {
      begunTasks += 1
      try blaming(task, "task") { try task.perform(on: viewController, with: context) }
    }
  }

  var hasContextTasks: Bool { !contextTasks.isEmpty }

  var hasPostTasks: Bool { !node.parts.postTasks.isEmpty }

  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController]) {
    guard hasPostTasks, let viewController = viewController as? ViewController else { return }
    for task in node.parts.postTasks {
      task.perform(on: viewController, with: context, routingStack: routingStack)
    }
  }

  private func wrongScreen(_ viewController: UIViewController, _ role: String) -> CompositionError {
    .screenOfAnotherType(found: viewController.typeName, expected: screenName, role: role)
  }
}
