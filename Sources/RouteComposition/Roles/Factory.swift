public import ViewHierarchy

/// Makes a view controller.
@MainActor public protocol Factory<ViewController, Context> {
  /// What it makes.
  associatedtype ViewController: UIViewController
  /// What it makes it from.
  associatedtype Context

  /// Checks that everything needed is there, before anything is built or changed. The default does nothing.
  ///
  /// - Throws: What is missing; the navigation then fails and has changed nothing.
  mutating func prepare(with context: Context) throws

  /// Makes the view controller. It must not touch what is on screen.
  ///
  /// - Throws: Why it could not; the navigation then fails and has changed nothing.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  /// Nothing to prepare by default.
  public mutating func prepare(with context: Context) throws {}

  /// Prepares a copy of the factory and makes the view controller with it.
  public func execute(with context: Context) throws -> ViewController {
    var prepared = self
    try prepared.prepare(with: context)
    return try prepared.build(with: context)
  }
}

extension Factory where Context == Any? {
  /// Prepares and makes the view controller without a context.
  public func execute() throws -> ViewController { try execute(with: nil) }

  /// Prepares without a context.
  public mutating func prepare() throws { try prepare(with: nil) }

  /// Makes the view controller without a context.
  public func build() throws -> ViewController { try build(with: nil) }
}

extension Factory where Context == Void {
  /// Prepares and makes the view controller without a context.
  public func execute() throws -> ViewController { try execute(with: ()) }

  /// Prepares without a context.
  public mutating func prepare() throws { try prepare(with: ()) }

  /// Makes the view controller without a context.
  public func build() throws -> ViewController { try build(with: ()) }
}

/// Makes a container that has its children from the start.
@MainActor public protocol ContainerFactory<ViewController, Context>: Factory
where ViewController: ContainerViewController {
  associatedtype ViewController
  associatedtype Context

  /// Makes the container with the children that `coordinator` builds.
  ///
  /// - Throws: Why it could not, or what a child's factory threw.
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

/// Builds the children of a container that is being made, each joined by its own action.
@MainActor public struct ChildCoordinator {
  private let buildChildren: ((inout [UIViewController]) throws -> Void)?

  init(_ buildChildren: ((inout [UIViewController]) throws -> Void)? = nil) { self.buildChildren = buildChildren }

  /// Whether there are no children to build.
  public var isEmpty: Bool { buildChildren == nil }

  /// Builds the children and joins them to those that the factory has made itself.
  ///
  /// - Parameter context: Not needed, as every step knows its own; taken because container factories have it at hand.
  /// - Throws: What a child's factory, task or action threw.
  public func build<Context>(
    with context: Context, integrating existing: [UIViewController] = []
  ) throws -> [UIViewController] {
    var children = existing
    try buildChildren?(&children)
    return children
  }
}
