import NavigationCore
import ViewHierarchy

/// A step together with the context that one request brings to it. It lives as long as the request.
protocol BoundStep: AnyObject {
  /// The class of its screen.
  var screenType: UIViewController.Type { get }
  /// Whether the screen may turn out to be of this class, although the step does not promise it.
  func mayMake(_ type: UIViewController.Type) -> Bool
  var finderName: String { get }
  var factoryName: String { get }
  /// The factory, where it tells more than the class of its screen; see ``StepNode/teller``.
  var teller: String? { get }
  /// Whether the finder ever looks.
  var looks: Bool { get }
  /// The context as those see it that fit every step.
  var contextValue: Any? { get }
  /// What its screen is known by to contexts; `nil` where the step does not say.
  var identity: AnyObject? { get }

  /// Whether it has nothing to build because a step below makes its screen.
  var isMadeBelow: Bool { get }
  /// Whether it has nothing to look for either: its screen is that of the step below.
  var isPassedThrough: Bool { get }
  /// Whether it is where chains begin: it builds nothing, and there is no step below.
  var isStart: Bool { get }
  /// Whether it starts at the root of this tree, or on top of it, so that a chain can begin there in an empty window.
  func startsAtRoot(of live: LiveTree) -> Bool
  /// The class of the screen that has to be there; `nil` for the root and for the current screen.
  var startName: String? { get }
  /// Whether its factory builds the screens that are embedded in it.
  var takesChildren: Bool { get }
  var join: AnyJoin? { get }

  /// The number of the step that it was bound from.
  var number: Int { get }
  var guardCount: Int { get }
  /// A guard as it was added.
  func interceptor(_ position: Int) -> Any
  func guardName(_ position: Int) -> String
  /// The guard, the same for all requests for this step.
  func guardIdentity(_ position: Int) -> GuardIdentity
  func ask(_ position: Int, for request: GuardedRequest, _ answer: OnceOnly<RoutingResult>) -> (() -> Void)?

  func find() throws -> UIViewController?
  /// The step below; `nil` at the end of the chain.
  func below(_ walk: inout Walk) throws -> (any BoundStep)?
  /// Lets the guards alone check that they have what they need, once.
  func prepareGuards() throws
  /// Lets guards and tasks, and the factory if it is going to build, check that they have what they need. Each does so
  /// once.
  func prepare(building: Bool) throws
  func build(integrating coordinator: ChildCoordinator) throws -> UIViewController

  var hasContextTasks: Bool { get }
  var contextTaskNames: [String] { get }
  func runContextTasks(on viewController: UIViewController) throws
  var hasPostTasks: Bool { get }
  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController])
}

extension BoundStep {
  var screenName: String { teller.map { "the screen of \($0)" } ?? TypeName.of(screenType) }

  /// The steps from this one down to the start of its chain. A switch without a case that applies ends it.
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

/// A step of a chain that is walked to its start.
struct ChainLink {
  let step: any BoundStep
  /// The cases that switches took on the way to it.
  let branches: [Int]
}

final class BoundScreenStep<ViewController: UIViewController, Context>: BoundStep {
  private let node: ScreenNode<ViewController, Context>
  private let context: Context
  // Guards, tasks and the factory are values that preparing may change; these are this request's copies. Each is prepared as a
  // local copy, since its code may look at this request.
  private var interceptors: [any RoutingInterceptor<Context>]
  private var contextTasks: [any ContextTask<ViewController, Context>]
  private var factory: (any Factory<ViewController, Context>)?
  private var areGuardsPrepared = false
  private var isPrepared = false
  private var isFactoryPrepared = false

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
  var teller: String? { node.teller }
  var looks: Bool { !neverFinds(node.parts.finder) }
  var contextValue: Any? { node.hasPlainContext ? context : flattened(context) }
  var identity: AnyObject? { node.parts.identity?(context) }
  var isMadeBelow: Bool { node.parts.factory == nil }
  var isPassedThrough: Bool { node.isPassedThrough }
  var isStart: Bool { node.parts.factory == nil && node.below == nil }
  func startsAtRoot(of live: LiveTree) -> Bool {
    guard isStart, let start = node.parts.finder as? any WindowStart else { return false }
    return start.tree.window === live.window
  }
  var startName: String? { node.parts.finder is any WindowStart ? nil : screenName }
  var takesChildren: Bool { node.takesChildren }
  var join: AnyJoin? { node.action }
  var guardCount: Int { node.guardCount }
  var contextTaskNames: [String] { contextTasks.map { describe($0) } }

  var number: Int { node.number }

  func interceptor(_ position: Int) -> Any { interceptors[position] }

  func guardName(_ position: Int) -> String { describe(interceptors[position]) }

  func guardIdentity(_ position: Int) -> GuardIdentity { .step(ObjectIdentifier(node), position) }

  func ask(_ position: Int, for request: GuardedRequest, _ answer: OnceOnly<RoutingResult>) -> (() -> Void)? {
    askInterceptor(interceptors[position], with: context, for: request, answer)
  }

  func find() throws -> UIViewController? {
    // Not by a function that is generic over what is found: the runtime would look up its type.
    do {
      return try node.parts.finder.findViewController(with: context)
    } catch {
      throw blamed(error, on: describe(node.parts.finder), "finder")
    }
  }

  func below(_ walk: inout Walk) throws -> (any BoundStep)? { try node.below?.bind(context, &walk) }

  func prepareGuards() throws {
    // An array of roles is not even asked how many it holds where that is known to be none.
    guard node.guardCount > 0, !areGuardsPrepared else { return }
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
      if node.hasContextTasks {
        for position in contextTasks.indices {
          try blaming(contextTasks[position], "task") {
            var task = contextTasks[position]
            try task.prepare(with: context)
            contextTasks[position] = task
          }
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

  /// Opens the factory rather than cast it to its parameters, which costs many times as much.
  private func build<Opened: ContainerFactory>(
    _ factory: Opened, integrating coordinator: ChildCoordinator
  ) throws -> UIViewController {
    guard let context = context as? Opened.Context else { throw CompositionError.nothingFound(finder: finderName) }
    return try factory.build(with: context, integrating: coordinator)
  }

  func runContextTasks(on viewController: UIViewController) throws {
    guard node.hasContextTasks else { return }
    guard let viewController = viewController as? ViewController else { throw wrongScreen(viewController, "A task") }
    for task in contextTasks {
      try blaming(task, "task") { try task.perform(on: viewController, with: context) }
    }
  }

  var hasContextTasks: Bool { node.hasContextTasks }

  var hasPostTasks: Bool { node.hasPostTasks }

  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController]) {
    guard node.hasPostTasks, let viewController = viewController as? ViewController else { return }
    for task in node.parts.postTasks {
      task.perform(on: viewController, with: context, routingStack: routingStack)
    }
  }

  private func wrongScreen(_ viewController: UIViewController, _ role: String) -> CompositionError {
    .screenOfAnotherType(found: viewController.typeName, expected: screenName, role: role)
  }
}
