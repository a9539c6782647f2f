public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// Brings a screen forward that is there already: the one of a context, or one of the same type that says it can show
/// that context and is updated to it.
///
/// It dismisses, pops and selects no more than that takes. A screen that shows this very context goes before one that
/// can be updated to it, however hidden it is. Among equals it takes the one that takes the fewest changes to show.
public final class BackstackTransition: PlannedTransition {
  private let screen: UIViewController
  private let stack: [UIViewController]
  private let screenUpdate: ScreenUpdate?

  nonisolated deinit {}

  /// Looks for a screen of a context.
  ///
  /// - Parameters:
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - context: What the screen is to show.
  ///   - animated: Whether the changes are animated.
  ///   - searcher: Finds the screen; that of the router unless it is given, otherwise the screen that takes the fewest
  ///     changes to show.
  ///   - completion: Called once with how it has ended, also where a later step fails and it is put back.
  /// - Returns: `nil` where there is none that shows the context or can be updated to it.
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

  /// Looks for a screen of a context by a searcher: the same as `searcher:`, by the label that a router has for it.
  ///
  /// - Returns: `nil` where there is none that shows the context or can be updated to it.
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
