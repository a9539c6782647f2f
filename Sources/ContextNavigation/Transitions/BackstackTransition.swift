public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// A transition that brings forward a screen that is already there: the screen of a context, or a screen of the same
/// type that can be updated to the context.
///
/// The transition dismisses, pops and selects only as much as it needs. A screen with this very context takes
/// precedence over a screen that can be updated, even if it is hidden. Among equal screens, the transition uses the one
/// that takes the fewest changes to show.
public final class BackstackTransition: PlannedTransition {
  private let screen: UIViewController
  private let stack: [UIViewController]
  private let screenUpdate: ScreenUpdate?

  nonisolated deinit {}

  /// Creates a transition to the screen of a context.
  ///
  /// - Parameters:
  ///   - stack: The view controllers on screen, from the stack provider.
  ///   - context: The requested context.
  ///   - animated: A Boolean value that indicates whether the changes are animated.
  ///   - searcher: Finds the screen. The default is the router's searcher, or a search for the screen that takes the
  ///     fewest changes to show.
  ///   - completion: Called once with the result, also if a later step fails and the transition is rolled back.
  /// - Returns: `nil` if no screen has the context or can be updated to it.
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

  /// Creates a transition to the screen that a searcher finds for a context.
  ///
  /// This initializer equals the one with `searcher:`. Its label is the one that routers use.
  ///
  /// - Returns: `nil` if no screen has the context or can be updated to it.
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
