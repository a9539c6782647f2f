public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// Makes a screen the root of a window, and leaves nothing of the old root: what lies on it is dismissed first.
public final class RootTransition: PlannedTransition {
  private weak var window: UIWindow?
  private let viewController: UIViewController

  nonisolated deinit {}

  /// - Parameters:
  ///   - window: The window of the stack provider; held weakly.
  ///   - viewController: The new root.
  ///   - animated: Whether what lies on the old root is dismissed with an animation.
  ///   - completion: Called once with how it has ended, also where a later step fails and it is put back.
  public init(
    window: UIWindow, viewController: UIViewController, animated: Bool = true, completion: RouteCompletion? = nil
  ) {
    self.window = window
    self.viewController = viewController
    super.init(animated, completion)
  }

  override var ownTree: LiveTree { SearchScope.tree(of: window) }

  override var newScreen: UIViewController? { viewController }

  override func plan(of live: LiveTree) throws -> TreePlan {
    guard live.window === window else { throw CompositionError.requestOfAnotherWindow }
    try live.checkIsNew(viewController)
    return TreePlan(live) {
      $0.dismissAll()
      $0.replaceRoot(with: NewScreen(viewController))
    }
  }
}
