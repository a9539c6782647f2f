public import ViewHierarchy

/// Assembles a factory that makes a container together with its fixed children.
///
/// ```swift
/// let tabs = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
///   .with(ClassFactory<HomeScreen, Any?> { HomeScreen() }, using: UITabBarController.add())
///   .with(ClassFactory<AccountScreen, Any?> { AccountScreen() }, using: UITabBarController.add())
///   .assemble()
/// ```
public struct CompleteFactoryAssembly<ViewController: ContainerViewController, Context> {
  private let factory: any ContainerFactory<ViewController, Context>
  private var children: [ChildFactory<Context>] = []
  private var tasks: [any ContextTask<ViewController, Context>] = []

  /// Begins with the factory of the container.
  public init(factory: any ContainerFactory<ViewController, Context>) { self.factory = factory }

  /// Adds a child after those added before it.
  public func with<Child: UIViewController>(_ child: any Factory<Child, Context>) -> Self {
    adding(ChildFactory(child, adapt: { $0 }, embed: { $1.append($0) }))
  }

  /// Adds a child by an action of the container.
  public func with<Child: UIViewController>(
    _ child: any Factory<Child, Context>, using action: any ContainerAction<ViewController>
  ) -> Self {
    adding(ChildFactory(child, adapt: { $0 }, embed: { try action.perform(embedding: $0, in: &$1) }))
  }

  /// Adds a child whose context is made from that of the container.
  public func with<Child: UIViewController, ChildContext>(
    _ child: any Factory<Child, ChildContext>, using action: any ContainerAction<ViewController>,
    adapting transformer: any ContextTransformer<Context, ChildContext>
  ) -> Self {
    adding(
      ChildFactory(child, adapt: transformer.transform, embed: { try action.perform(embedding: $0, in: &$1) }))
  }

  /// Adds a task that sets the container up when it has been made.
  public func adding(_ task: any ContextTask<ViewController, Context>) -> Self {
    var copy = self
    copy.tasks.append(task)
    return copy
  }

  /// The factory of the container with its children.
  public func assemble() -> CompleteFactory<ViewController, Context> {
    CompleteFactory(factory: factory, children: children, tasks: tasks)
  }

  private func adding(_ child: ChildFactory<Context>) -> Self {
    var copy = self
    copy.children.append(child)
    return copy
  }
}

/// Makes a container with its fixed children; see ``CompleteFactoryAssembly``.
public struct CompleteFactory<ViewController: ContainerViewController, Context>: ContainerFactory {
  private var factory: any ContainerFactory<ViewController, Context>
  private var children: [ChildFactory<Context>]
  private var tasks: [any ContextTask<ViewController, Context>]

  init(
    factory: any ContainerFactory<ViewController, Context>, children: [ChildFactory<Context>],
    tasks: [any ContextTask<ViewController, Context>]
  ) {
    self.factory = factory
    self.children = children
    self.tasks = tasks
  }

  /// Prepares the container's factory, its children's and its tasks.
  public mutating func prepare(with context: Context) throws {
    try factory.prepare(with: context)
    for position in children.indices { try children[position].prepare(context) }
    for position in tasks.indices { try tasks[position].prepare(with: context) }
  }

  /// Makes the container with its fixed children and those that the coordinator builds.
  public func build(with context: Context, integrating coordinator: ChildCoordinator) throws -> ViewController {
    let children = children
    let all = ChildCoordinator { viewControllers in
      for child in children { try child.embed(context, &viewControllers) }
      viewControllers = try coordinator.build(with: context, integrating: viewControllers)
    }
    let container = try factory.build(with: context, integrating: all)
    for task in tasks { try task.perform(on: container, with: context) }
    return container
  }
}

/// A child's factory without the types of the child.
struct ChildFactory<Context> {
  private var prepared: any PreparedChild<Context>

  init<Child: UIViewController, ChildContext>(
    _ factory: any Factory<Child, ChildContext>, adapt: @escaping (Context) throws -> ChildContext,
    embed: @escaping (UIViewController, inout [UIViewController]) throws -> Void
  ) {
    prepared = AdaptedChild(factory: factory, adapt: adapt, embed: embed)
  }

  mutating func prepare(_ context: Context) throws { try prepared.prepare(context) }

  func embed(_ context: Context, _ children: inout [UIViewController]) throws {
    try prepared.embed(context, &children)
  }
}

private protocol PreparedChild<Context> {
  associatedtype Context
  mutating func prepare(_ context: Context) throws
  func embed(_ context: Context, _ children: inout [UIViewController]) throws
}

private struct AdaptedChild<Child: UIViewController, ChildContext, Context>: PreparedChild {
  var factory: any Factory<Child, ChildContext>
  let adapt: (Context) throws -> ChildContext
  let embed: (UIViewController, inout [UIViewController]) throws -> Void

  mutating func prepare(_ context: Context) throws { try factory.prepare(with: adapt(context)) }

  func embed(_ context: Context, _ children: inout [UIViewController]) throws {
    try embed(factory.build(with: adapt(context)), &children)
  }
}
