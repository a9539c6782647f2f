public import NavigationCore
public import ViewHierarchy

/// Joins a screen to a container by an edit of what that contains: a push, another tab.
public struct EmbeddingAction<ViewController: ContainerViewController>: ContainerAction, PlannableAction {
  private let edit: ListEdit

  init(_ edit: ListEdit) { self.edit = edit }

  package var join: Join { .embed(edit) }

  /// Edits the list of what the container is going to contain.
  public func perform(embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]) {
    edit.apply(viewController, to: &childViewControllers)
  }

  /// Joins the screen; the completion is called once, when that has ended.
  public func perform(
    with viewController: UIViewController, on container: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    embed(viewController, in: container, animated: animated, completion: completion)
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

extension ContainerAction {
  /// Carries out the action's own edit on a container that stands already.
  func embed(
    _ viewController: UIViewController, in container: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    OwnListEdit(newcomer: NewScreen(viewController), container: container) {
      try self.perform(embedding: viewController, in: &$0)
    }
    .perform(in: SearchScope.tree(of: RouterWindowProvider().window), animated: animated, completion: completion)
  }
}

/// Edits what a container contains by a closure of an action.
private struct OwnListEdit: Edit {
  let newcomer: any Newcomer
  let container: UIViewController
  let edit: (inout [UIViewController]) throws -> Void

  func plan(into plan: inout TreePlan) throws {
    var children = plan.live.children(of: container)
    try edit(&children)
    plan.contents(of: container).edit(showing: newcomer.viewController.map(PlannedScreen.live)) {
      $0 = children.map(PlannedScreen.live)
    }
  }
}
