public import ViewHierarchy

/// Assembles a factory that makes a container together with its fixed children.
///
/// ```swift
/// let tabs = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
///   .with(ClassFactory<HomeScreen, Any?> { HomeScreen() }, using: UITabBarController.add())
///   .with(ClassFactory<AccountScreen, Any?> { AccountScreen() }, using: UITabBarController.add())
///   .adding(InlineContextTask { screen, _ in screen.title = "Account" })
///   .assemble()
/// ```
///
/// A task that is added before the first child sets the container up; one after a child, that child.
public struct CompleteFactoryAssembly<ViewController: ContainerViewController, Context>: ChildAdding {
  private var made: CompleteFactory<ViewController, Context>

  /// Begins with the factory of the container.
  public init(factory: any ContainerFactory<ViewController, Context>) { made = CompleteFactory(factory: factory) }

  /// Adds a task that sets the container up when it has been made, with its children.
  public func adding(_ contextTask: any ContextTask<ViewController, Context>) -> Self {
    var copy = self
    copy.made.tasks.append(contextTask)
    return copy
  }

  /// The factory of the container.
  public func assemble() -> CompleteFactory<ViewController, Context> { made }
}

extension CompleteFactoryAssembly: ContextTaskFitting {}

/// Assembles a factory that makes a container, and has come to one of its children.
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

  /// Adds a task that sets the child up when it has been made, before it joins the container.
  public func adding(_ contextTask: any ContextTask<ViewController, Context>) -> Self {
    var copy = self
    copy.child.tasks.append(contextTask)
    return copy
  }

  /// The factory of the container with its children so far.
  public func assemble() -> CompleteFactory<Container, ContainerContext> {
    var made = before
    made.children.append(child)
    return made
  }
}

extension CompleteFactoryChildAssembly: ContextTaskFitting {}

/// A builder of a container that fixed children can be added to. Builders are values: adding to one makes another.
@MainActor public protocol ChildAdding<Container, ContainerContext> {
  /// What holds the children.
  associatedtype Container: ContainerViewController
  /// What the container is made from.
  associatedtype ContainerContext

  /// The factory of the container with its children so far.
  func assemble() -> CompleteFactory<Container, ContainerContext>
}

extension ChildAdding {
  /// Adds a child after those added before it.
  public func with<Child: UIViewController>(
    _ child: any Factory<Child, ContainerContext>
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ContainerContext> {
    adding(child, adapt: { $0 }, embed: { $1.append($0) })
  }

  /// Adds a child by an action of the container.
  public func with<Child: UIViewController>(
    _ child: any Factory<Child, ContainerContext>, using action: any ContainerAction<Container>
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ContainerContext> {
    adding(child, adapt: { $0 }, embed: { try action.perform(embedding: $0, in: &$1) })
  }

  /// Adds a child after those added before it, whose context is made from that of the container.
  public func with<Child: UIViewController, ChildContext>(
    _ child: any Factory<Child, ChildContext>,
    adapting transformer: any ContextTransformer<ContainerContext, ChildContext>
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ChildContext> {
    adding(child, adapt: transformer.transform, embed: { $1.append($0) })
  }

  /// Adds a child by an action of the container; its context is made from that of the container.
  public func with<Child: UIViewController, ChildContext>(
    _ child: any Factory<Child, ChildContext>, using action: any ContainerAction<Container>,
    adapting transformer: any ContextTransformer<ContainerContext, ChildContext>
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ChildContext> {
    adding(child, adapt: transformer.transform, embed: { try action.perform(embedding: $0, in: &$1) })
  }

  private func adding<Child: UIViewController, ChildContext>(
    _ child: any Factory<Child, ChildContext>, adapt: @escaping (ContainerContext) throws -> ChildContext,
    embed: @escaping (UIViewController, inout [UIViewController]) throws -> Void
  ) -> CompleteFactoryChildAssembly<Container, ContainerContext, Child, ChildContext> {
    CompleteFactoryChildAssembly(assemble(), AdaptedChild(factory: child, adapt: adapt, embed: embed))
  }
}
