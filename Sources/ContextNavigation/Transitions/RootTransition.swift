public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// A transition that replaces the root of a window. Modals over the old root are dismissed first.
public final class RootTransition: PlannedTransition {
  private weak var window: UIWindow?
  private let viewController: UIViewController

  nonisolated deinit {}

  /// Creates a transition to a new root.
  ///
  /// - Parameters:
  ///   - window: The window, held weakly. If the stack provider reads another window, the request fails.
  ///   - viewController: The new root.
  ///   - animated: A Boolean value that indicates whether modals over the old root are dismissed with an animation.
  ///   - completion: A closure that receives the result once. If a later step fails and the transition is rolled back, the
  ///     result is a failure. If the request ends before the transition begins, the closure is not called.
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
