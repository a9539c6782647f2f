public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// Takes a screen away: a modal is dismissed, one in a stack is taken out of it, the only one of a modal stack goes with
/// the modal.
///
/// The root of a window and what a tab bar or a split holds cannot go; the request then fails and says so.
public final class DismissTransition: PlannedTransition {
  private let screen: UIViewController
  private let stack: [UIViewController]

  nonisolated deinit {}

  /// Looks for the screen of a context.
  ///
  /// - Parameters:
  ///   - context: What the screen shows.
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - animated: Whether the changes are animated.
  ///   - searcher: Finds the screen; that of the router unless it is given, otherwise the screen that takes the fewest
  ///     changes to show.
  ///   - completion: Called once with how it has ended, also where a later step fails and it is put back.
  /// - Returns: `nil` where there is none.
  /// - Complexity: Linear in the number of view controllers.
  public convenience init?<ContextType: Equatable>(
    context: NavigationContext<ContextType>, stack: [UIViewController], animated: Bool = true,
    searcher: (any ViewControllerStackSearcherProtocol)? = nil, completion: RouteCompletion? = nil
  ) {
    guard let screen = StackSearch(stack, searcher).screen(with: context) else { return nil }
    self.init(screen, stack, animated, completion)
  }

  /// Looks for a screen of a type, whatever it shows.
  ///
  /// - Parameters:
  ///   - screenType: The type.
  ///   - stack: What is on screen, as the stack provider tells it.
  ///   - animated: Whether the changes are animated.
  ///   - searcher: Finds the screen; that of the router unless it is given, otherwise the screen that takes the fewest
  ///     changes to show.
  ///   - completion: Called once with how it has ended, also where a later step fails and it is put back.
  /// - Returns: `nil` where there is none.
  /// - Complexity: Linear in the number of view controllers.
  public convenience init?<ContextType: Equatable>(
    screenType: ContextType, stack: [UIViewController], animated: Bool = true,
    searcher: (any ViewControllerStackSearcherProtocol)? = nil, completion: RouteCompletion? = nil
  ) {
    guard let screen = StackSearch(stack, searcher).screen(ofType: screenType) else { return nil }
    self.init(screen, stack, animated, completion)
  }

  /// Looks for a screen of a type by a searcher: the same as `searcher:`, by the label that a router has for it.
  ///
  /// - Returns: `nil` where there is none.
  public convenience init?<ContextType: Equatable>(
    screenType: ContextType, stack: [UIViewController], animated: Bool = true,
    stackSearcher: any ViewControllerStackSearcherProtocol, completion: RouteCompletion? = nil
  ) {
    self.init(
      screenType: screenType, stack: stack, animated: animated, searcher: stackSearcher, completion: completion)
  }

  private init(
    _ screen: UIViewController, _ stack: [UIViewController], _ animated: Bool, _ completion: RouteCompletion?
  ) {
    (self.screen, self.stack) = (screen, stack)
    super.init(animated, completion)
  }

  override var ownTree: LiveTree { .around(stack) }

  override func plan(of live: LiveTree) throws -> TreePlan { try live.planClosing(screen) }
}
