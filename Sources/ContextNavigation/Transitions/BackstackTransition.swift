public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// A transition that brings forward an existing screen of a context. If there is none, the transition uses a screen of the same
/// type that can be updated to the context.
///
/// The transition dismisses, pops and selects only as much as necessary. A screen that has the context takes precedence over a
/// screen that has to be updated, even if the screen with the context is hidden. If several screens match equally well, the
/// transition uses the screen that takes the fewest changes to show.
public final class BackstackTransition: PlannedTransition {
  private let screen: UIViewController
  private let stack: [UIViewController]
  private let screenUpdate: ScreenUpdate?

  nonisolated deinit {}

  /// Creates a transition to an existing screen of a context.
  ///
  /// - Parameters:
  ///   - stack: The view controllers on screen, from the stack provider.
  ///   - context: The requested context.
  ///   - animated: A Boolean value that indicates whether the changes are animated.
  ///   - searcher: A searcher that finds the screen. By default, the transition uses the router's searcher. If the router has
  ///     none, the transition uses the screen that takes the fewest changes to show.
  ///   - completion: A closure that receives the result once. If a later step fails and the transition is rolled back, the
  ///     result is a failure. If the request ends before the transition begins, the closure is not called.
  /// - Returns: `nil` if no screen has the context, and no screen can be updated to the context.
  /// - Complexity: Linear in the number of view controllers.
  public init?<ContextType: Equatable>(
    stack: [UIViewController], context: NavigationContext<ContextType>, animated: Bool = true,
    searcher: (any ViewControllerStackSearcherProtocol)? = nil, completion: RouteCompletion? = nil
  ) {
    guard let match = StackSearch(stack, searcher).screen(reusableFor: context) else { return nil }
    screen = match.screen
    self.stack = stack
    let updateable = match.isUpdated ? screen as? any PayloadUpdateableViewControllerProtocol : nil
    screenUpdate = updateable.map { ScreenUpdate($0, to: context) }
    super.init(animated, completion)
  }

  /// Creates a transition to the existing screen that a searcher finds for a context.
  ///
  /// This initializer has the same effect as the initializer with `searcher:`. The label is the same as in the initializer of
  /// `ContextRouter`.
  ///
  /// - Returns: `nil` if no screen has the context, and no screen can be updated to the context.
  public convenience init?<ContextType: Equatable>(
    stack: [UIViewController], context: NavigationContext<ContextType>, animated: Bool = true,
    stackSearcher: any ViewControllerStackSearcherProtocol, completion: RouteCompletion? = nil
  ) {
    self.init(stack: stack, context: context, animated: animated, searcher: stackSearcher, completion: completion)
  }

  override var revealed: UIViewController? { screen }

  override var update: ScreenUpdate? { screenUpdate }

  override var ownTree: LiveTree { .around(stack) }

  override func plan(of live: LiveTree) throws -> TreePlan {
    try live.checkContains(screen)
    return TreePlan(live) { $0.reveal(screen) }
  }
}
