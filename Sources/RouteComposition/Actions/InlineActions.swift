public import NavigationCore
public import ViewHierarchy

/// An action made from a closure.
public struct InlineAction<ViewController: UIViewController>: Action {
  private let body: (UIViewController, ViewController, Bool, @escaping @MainActor (RoutingResult) -> Void) -> Void

  /// Creates an action from a closure that joins the first view controller to the second. The closure must call its
  /// completion once.
  public init(
    _ body:
      @escaping (
        _ viewController: UIViewController, _ existingController: ViewController, _ animated: Bool,
        _ completion: @escaping @MainActor (RoutingResult) -> Void
      ) -> Void
  ) {
    self.body = body
  }

  /// Calls the closure.
  public func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    body(viewController, existingController, animated, completion)
  }
}

/// A container action made from a closure that edits the children of the container.
public struct InlineContainerAction<ViewController: ContainerViewController>: ContainerAction {
  private let edit: (UIViewController, inout [UIViewController]) throws -> Void

  /// Creates an action from a closure that puts the view controller into the list of children.
  public init(
    _ edit:
      @escaping (_ viewController: UIViewController, _ childViewControllers: inout [UIViewController]) throws -> Void
  ) {
    self.edit = edit
  }

  /// Calls the closure.
  public func perform(
    embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]
  ) throws {
    try edit(viewController, &childViewControllers)
  }

  /// Edits the children of a container in the tree. The completion is called once, when the change has ended.
  public func perform(
    with viewController: UIViewController, on container: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    AppListJoining(action: self)
      .perform(with: viewController, on: container, animated: animated, completion: completion)
  }
}
