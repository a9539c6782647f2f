public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// Makes a screen the root of a window, and leaves nothing of the old root: what lies on it is dismissed first.
public struct RootTransition: NavigationTransitionProtocol, PlannedTransition {
  private weak var window: UIWindow?
  private let viewController: UIViewController
  let animated: Bool
  let completion: RouteCompletion?

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
    self.animated = animated
    self.completion = completion
  }

  /// Replaces the root; the completion is called once, when that has ended.
  public func perform(completion: RouteCompletion?) { makeChange(completion) }

  var ownTree: LiveTree { SearchScope.tree(of: window) }

  var newScreen: UIViewController? { viewController }

  func plan(of live: LiveTree) throws -> TreePlan {
    guard live.window === window else { throw CompositionError.requestOfAnotherWindow }
    try live.checkIsNew(viewController)
    return try TreePlan(live, DismissAll(), ReplaceRoot(NewScreen(viewController)))
  }
}
