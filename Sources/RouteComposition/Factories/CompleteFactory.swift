public import ViewHierarchy

/// A factory that makes a container with its fixed children; see ``CompleteFactoryAssembly``.
public struct CompleteFactory<ViewController: ContainerViewController, Context>: ContainerFactory {
  private var factory: any ContainerFactory<ViewController, Context>
  var children: [any PreparedChild<Context>] = []
  var tasks: [any ContextTask<ViewController, Context>] = []

  init(factory: any ContainerFactory<ViewController, Context>) { self.factory = factory }

  /// Prepares the factories of the container and of its fixed children, and all tasks.
  public mutating func prepare(with context: Context) throws {
    try factory.prepare(with: context)
    for position in children.indices { try children[position].prepare(context) }
    for position in tasks.indices { try tasks[position].prepare(with: context) }
  }

  /// Makes the container with its fixed children and the children that the coordinator builds, and runs its tasks.
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

/// A child of a new container, without the types of the child and of its context.
protocol PreparedChild<Context> {
  associatedtype Context
  mutating func prepare(_ context: Context) throws
  func embed(_ context: Context, _ children: inout [UIViewController]) throws
}

/// A child of a new container: its factory, its tasks, and the edit that adds the child to the container's children.
struct AdaptedChild<Child: UIViewController, ChildContext, Context>: PreparedChild {
  var factory: any Factory<Child, ChildContext>
  var tasks: [any ContextTask<Child, ChildContext>] = []
  let adapt: (Context) throws -> ChildContext
  let embed: (UIViewController, inout [UIViewController]) throws -> Void

  init(
    factory: any Factory<Child, ChildContext>, adapt: @escaping (Context) throws -> ChildContext,
    embed: @escaping (UIViewController, inout [UIViewController]) throws -> Void
  ) {
    (self.factory, self.adapt, self.embed) = (factory, adapt, embed)
  }

  mutating func prepare(_ context: Context) throws {
    let adapted = try adapt(context)
    try factory.prepare(with: adapted)
    for position in tasks.indices { try tasks[position].prepare(with: adapted) }
  }

  func embed(_ context: Context, _ children: inout [UIViewController]) throws {
    let adapted = try adapt(context)
    let child = try factory.build(with: adapted)
    for task in tasks { try task.perform(on: child, with: adapted) }
    try embed(child, &children)
  }
}
