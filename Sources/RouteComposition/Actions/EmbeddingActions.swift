public import NavigationCore
public import ViewHierarchy

/// An action that joins a screen to a container by an edit of the list of children, for instance a push or an added
/// tab.
public struct EmbeddingAction<ViewController: ContainerViewController>: ContainerAction, PlannableAction, Joining {
  private let edit: ListEdit

  init(_ edit: ListEdit) { self.edit = edit }

  package var isEmbedding: Bool { true }

  package func edit(_ newcomer: any PlannedScreen, _ list: inout [any PlannedScreen]) {
    edit.apply(newcomer, to: &list)
  }

  package func plan(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, sharesList: Bool, into plan: inout TreePlan
  ) -> Bool {
    guard let container = host.viewController else { return false }
    plan.contents(of: container).join(newcomer, by: edit)
    return true
  }

  /// Puts the screen into the children of the container. The action may also remove children.
  public func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) {
    edit.apply(viewController, to: &childViewControllers)
  }

  /// Joins the screen to the container. The completion is called once, when the change has ended.
  public func perform(
    with viewController: UIViewController, on container: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    perform(with: viewController, on: container as UIViewController, animated: animated, completion: completion)
  }
}

extension UINavigationController {
  /// Pushes the screen onto the stack.
  public static func push<ViewController: UINavigationController>() -> EmbeddingAction<ViewController> {
    EmbeddingAction(.append)
  }

  /// Makes the screen the only one of the stack.
  public static func pushAsRoot<ViewController: UINavigationController>() -> EmbeddingAction<ViewController> {
    EmbeddingAction(.replaceAll)
  }

  /// Replaces the top screen of the stack.
  public static func pushReplacingLast<ViewController: UINavigationController>() -> EmbeddingAction<ViewController> {
    EmbeddingAction(.replaceLast)
  }
}

extension UITabBarController {
  /// Adds the screen as a tab, and selects it.
  ///
  /// - Parameters:
  ///   - position: The position of the tab, counted from 0. By default, the tab is added at the end.
  ///   - replacing: Whether the screen replaces the tab at that position. If there is no such tab, the screen is added.
  public static func add<ViewController: UITabBarController>(
    at position: Int? = nil, replacing: Bool = false
  ) -> EmbeddingAction<ViewController> {
    EmbeddingAction(.insert(at: position, replacing: replacing))
  }
}
