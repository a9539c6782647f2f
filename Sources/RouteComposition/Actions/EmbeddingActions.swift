public import NavigationCore
public import ViewHierarchy

/// Joins a screen to a container by an edit of what that contains: a push, another tab.
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

  /// Edits the list of what the container is going to contain.
  public func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) {
    edit.apply(viewController, to: &childViewControllers)
  }

  /// Joins the screen; the completion is called once, when that has ended.
  public func perform(
    with viewController: UIViewController, on container: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    perform(with: viewController, on: container as UIViewController, animated: animated, completion: completion)
  }
}

extension UINavigationController {
  /// Pushes on top of what the stack contains.
  public static func push<ViewController: UINavigationController>() -> EmbeddingAction<ViewController> {
    EmbeddingAction(.append)
  }

  /// Makes the screen the only one of the stack.
  public static func pushAsRoot<ViewController: UINavigationController>() -> EmbeddingAction<ViewController> {
    EmbeddingAction(.replaceAll)
  }

  /// Puts the screen in the place of the one on top.
  public static func pushReplacingLast<ViewController: UINavigationController>() -> EmbeddingAction<ViewController> {
    EmbeddingAction(.replaceLast)
  }
}

extension UITabBarController {
  /// Adds the screen as a tab, and selects it.
  ///
  /// - Parameters:
  ///   - position: Where, counted from 0; at the end if it is not given.
  ///   - replacing: Whether the tab that stands there gives way.
  public static func add<ViewController: UITabBarController>(
    at position: Int? = nil, replacing: Bool = false
  ) -> EmbeddingAction<ViewController> {
    EmbeddingAction(.insert(at: position, replacing: replacing))
  }
}
