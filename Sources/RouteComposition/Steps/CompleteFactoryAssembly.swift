public import ViewHierarchy

/// A builder of a factory that makes a container together with its fixed children.
///
/// ```swift
/// let tabs = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
///   .with(ClassFactory<HomeScreen, Any?> { HomeScreen() }, using: UITabBarController.add())
///   .with(ClassFactory<AccountScreen, Any?> { AccountScreen() }, using: UITabBarController.add())
///   .adding(InlineContextTask { screen, _ in screen.title = "Account" })
///   .assemble()
/// ```
///
/// A task that is added before the first child sets the container up. A task that is added after a child sets that
/// child up.
public struct CompleteFactoryAssembly<ViewController: ContainerViewController, Context>: ChildAdding {
  private var made: CompleteFactory<ViewController, Context>

  /// Creates a builder with the factory of the container.
  public init(factory: any ContainerFactory<ViewController, Context>) { made = CompleteFactory(factory: factory) }

  /// Adds a task that sets the container up. The task runs when the container has its children.
  public func adding(_ contextTask: any ContextTask<ViewController, Context>) -> Self {
    var copy = self
    copy.made.tasks.append(contextTask)
    return copy
  }

  /// Returns the factory of the container.
  public func assemble() -> CompleteFactory<ViewController, Context> { made }
}

extension CompleteFactoryAssembly: ContextTaskFitting {}

/// A builder of a container's factory, after a child was added. Each task that you add next sets this child up.
public struct CompleteFactoryChildAssembly<
  Container: ContainerViewController, ContainerContext, ViewController: UIViewController, Context
>: ChildAdding {
  private let before: CompleteFactory<Container, ContainerContext>
  private var child: AdaptedChild<ViewController, Context, ContainerContext>

  init(
    _ before: CompleteFactory<Container, ContainerContext>,
    _ child: AdaptedChild<ViewController, Context, ContainerContext>
  ) {
    self.before = before
    self.child = child
  }

  /// Adds a task that sets the child up after it is made and before it joins the container.
  public func adding(_ contextTask: any ContextTask<ViewController, Context>) -> Self {
    var copy = self
    copy.child.tasks.append(contextTask)
    return copy
  }

  /// Returns the factory of the container with the children added so far.
  public func assemble() -> CompleteFactory<Container, ContainerContext> {
    var made = before
    made.children.append(child)
    return made
  }
}

extension CompleteFactoryChildAssembly: ContextTaskFitting {}

/// A builder of a container's factory. Each call of `with` adds a fixed child. Builders are values: adding a child
/// returns a new builder.
@MainActor public protocol ChildAdding<Container, ContainerContext> {
  /// The class of the container.
  associatedtype Container: ContainerViewController
  /// The context that the container is made from.
  associatedtype ContainerContext

  /// Returns the factory of the container with the children added so far.
  func assemble() -> CompleteFactory<Container, ContainerContext>
}

extension ChildAdding {
  /// Adds a child.
  ///
  /// - Parameters:
  ///   - child: The factory of the child.
  ///   - action: The action that adds the child to the container. If it is `nil`, the child is appended to the children
  ///     that were added before.
  public func with<Child: UIViewController>(
    _ child: any Factory<Child, ContainerContext>, using action: (any ContainerAction<Container>)? = nil
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ContainerContext> {
    adding(child, by: action) { $0 }
  }

  /// Adds a child with a context of its own.
  ///
  /// - Parameters:
  ///   - child: The factory of the child.
  ///   - action: The action that adds the child to the container. If it is `nil`, the child is appended to the children
  ///     that were added before.
  ///   - transformer: The transformer that makes the context of the child from the context of the container.
  public func with<Child: UIViewController, ChildContext>(
    _ child: any Factory<Child, ChildContext>, using action: (any ContainerAction<Container>)? = nil,
    adapting transformer: any ContextTransformer<ContainerContext, ChildContext>
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ChildContext> {
    adding(child, by: action, transformer.transform)
  }

  private func adding<Child: UIViewController, ChildContext>(
    _ child: any Factory<Child, ChildContext>, by action: (any ContainerAction<Container>)?,
    _ adapt: @escaping (ContainerContext) throws -> ChildContext
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ChildContext> {
    let child = AdaptedChild(factory: child, adapt: adapt) { screen, children in
      if let action { try action.perform(embedding: screen, in: &children) } else { children.append(screen) }
    }
    return CompleteFactoryChildAssembly(assemble(), child)
  }
}
