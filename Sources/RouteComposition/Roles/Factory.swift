public import ViewHierarchy

/// A type that makes view controllers.
@MainActor public protocol Factory<ViewController, Context> {
  /// The class of the view controllers that the factory makes.
  associatedtype ViewController: UIViewController
  /// The context that the factory makes a view controller from.
  associatedtype Context

  /// Checks that the factory has everything that it needs. The router calls this method before it builds screens or
  /// changes the tree. The default implementation does nothing.
  ///
  /// - Throws: An error that names the missing part. The navigation then fails and changes nothing.
  mutating func prepare(with context: Context) throws

  /// Makes the view controller. The factory must not change the screens that are in the tree.
  ///
  /// - Throws: An error if the view controller cannot be made. The navigation then fails and changes nothing.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  /// Does nothing.
  public mutating func prepare(with context: Context) throws {}

  /// Prepares a copy of the factory and makes the view controller with the copy.
  public func execute(with context: Context) throws -> ViewController {
    var prepared = self
    try prepared.prepare(with: context)
    return try prepared.build(with: context)
  }
}

extension Factory where Context == Any? {
  /// Prepares a copy of the factory and makes the view controller with the copy, without a context.
  public func execute() throws -> ViewController { try execute(with: nil) }

  /// Prepares the factory without a context.
  public mutating func prepare() throws { try prepare(with: nil) }

  /// Makes the view controller without a context.
  public func build() throws -> ViewController { try build(with: nil) }
}

extension Factory where Context == Void {
  /// Prepares a copy of the factory and makes the view controller with the copy, without a context.
  public func execute() throws -> ViewController { try execute(with: ()) }

  /// Prepares the factory without a context.
  public mutating func prepare() throws { try prepare(with: ()) }

  /// Makes the view controller without a context.
  public func build() throws -> ViewController { try build(with: ()) }
}

/// A factory that makes a container together with its children.
@MainActor public protocol ContainerFactory<ViewController, Context>: Factory
where ViewController: ContainerViewController {
  associatedtype ViewController
  associatedtype Context

  /// Makes the container with the children that `coordinator` builds.
  ///
  /// - Throws: An error if the container cannot be made, or the error of a child's factory, task or action.
  func build(with context: Context, integrating coordinator: ChildCoordinator) throws -> ViewController
}

extension ContainerFactory {
  /// Makes the container without children.
  public func build(with context: Context) throws -> ViewController {
    try build(with: context, integrating: ChildCoordinator())
  }
}

extension ContainerFactory where Context == Any? {
  /// Makes the container without a context, with the children that `coordinator` builds.
  public func build(integrating coordinator: ChildCoordinator) throws -> ViewController {
    try build(with: nil, integrating: coordinator)
  }
}

extension ContainerFactory where Context == Void {
  /// Makes the container without a context, with the children that `coordinator` builds.
  public func build(integrating coordinator: ChildCoordinator) throws -> ViewController {
    try build(with: (), integrating: coordinator)
  }
}

/// A container factory that takes its children as a plain list.
@MainActor public protocol SimpleContainerFactory<ViewController, Context>: ContainerFactory {
  associatedtype ViewController
  associatedtype Context

  /// Makes the container with the given children.
  func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> ViewController
}

extension SimpleContainerFactory {
  /// Builds the children and makes the container with them.
  public func build(with context: Context, integrating coordinator: ChildCoordinator) throws -> ViewController {
    try build(with: context, integrating: coordinator.build(with: context))
  }
}

extension SimpleContainerFactory where Context == Any? {
  /// Makes the container without a context, with the given children.
  public func build(integrating viewControllers: [UIViewController]) throws -> ViewController {
    try build(with: nil, integrating: viewControllers)
  }
}

extension SimpleContainerFactory where Context == Void {
  /// Makes the container without a context, with the given children.
  public func build(integrating viewControllers: [UIViewController]) throws -> ViewController {
    try build(with: (), integrating: viewControllers)
  }
}

/// A value that builds the children of a new container. The action of each child adds the child to the list of
/// children.
@MainActor public struct ChildCoordinator {
  private let buildChildren: ((inout [UIViewController]) throws -> Void)?

  init(_ buildChildren: ((inout [UIViewController]) throws -> Void)? = nil) { self.buildChildren = buildChildren }

  /// A Boolean value that indicates whether there are no children to build.
  public var isEmpty: Bool { buildChildren == nil }

  /// Builds the children and adds them to the children that the factory has made itself.
  ///
  /// - Parameters:
  ///   - context: The context of the container. The method ignores it, because each child is built with the context of
  ///     its own step.
  ///   - existing: The children that the factory has made itself.
  /// - Returns: All children, in the order of the container.
  /// - Throws: The error of a child's factory, task or action.
  public func build<Context>(
    with context: Context, integrating existing: [UIViewController] = []
  ) throws -> [UIViewController] {
    var children = existing
    try buildChildren?(&children)
    return children
  }
}
