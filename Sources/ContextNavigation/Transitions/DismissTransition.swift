public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// A transition that dismisses or removes a screen. A modal is dismissed. A screen in a stack is removed from the stack. The last
/// column of a split with several columns is emptied. The only screen of a stack is removed together with the stack: if the stack
/// is a modal, the modal is dismissed.
///
/// The root of a window, the other columns of a split, and the children of a tab bar or of a container of the app cannot leave. A
/// request to remove one of these screens fails.
public final class DismissTransition: PlannedTransition {
  private let screen: UIViewController
  private let stack: [UIViewController]

  nonisolated deinit {}

  /// Creates a transition that removes the screen of a context.
  ///
  /// - Parameters:
  ///   - context: The context of the screen.
  ///   - stack: The view controllers on screen, from the stack provider.
  ///   - animated: A Boolean value that indicates whether the changes are animated.
  ///   - searcher: A searcher that finds the screen. By default, the transition uses the router's searcher. If the router has
  ///     none, the transition uses the screen that takes the fewest changes to show.
  ///   - completion: A closure that receives the result once. If a later step fails and the transition is rolled back, the
  ///     result is a failure. If the request ends before the transition begins, the closure is not called.
  /// - Returns: `nil` if no screen has the context.
  /// - Complexity: Linear in the number of view controllers.
  public convenience init?<ContextType: Equatable>(
    context: NavigationContext<ContextType>, stack: [UIViewController], animated: Bool = true,
    searcher: (any ViewControllerStackSearcherProtocol)? = nil, completion: RouteCompletion? = nil
  ) {
    guard let screen = StackSearch(stack, searcher).screen(with: context) else { return nil }
    self.init(screen, stack, animated, completion)
  }

  /// Creates a transition that removes a screen whose context has a type, with any payload.
  ///
  /// - Parameters:
  ///   - screenType: The type of the screen's context.
  ///   - stack: The view controllers on screen, from the stack provider.
  ///   - animated: A Boolean value that indicates whether the changes are animated.
  ///   - searcher: A searcher that finds the screen. By default, the transition uses the router's searcher. If the router has
  ///     none, the transition uses the screen that takes the fewest changes to show.
  ///   - completion: A closure that receives the result once. If a later step fails and the transition is rolled back, the
  ///     result is a failure. If the request ends before the transition begins, the closure is not called.
  /// - Returns: `nil` if no screen has the type.
  /// - Complexity: Linear in the number of view controllers.
  public convenience init?<ContextType: Equatable>(
    screenType: ContextType, stack: [UIViewController], animated: Bool = true,
    searcher: (any ViewControllerStackSearcherProtocol)? = nil, completion: RouteCompletion? = nil
  ) {
    guard let screen = StackSearch(stack, searcher).screen(ofType: screenType) else { return nil }
    self.init(screen, stack, animated, completion)
  }

  /// Creates a transition that removes the screen that a searcher finds for a type.
  ///
  /// This initializer has the same effect as the initializer with `searcher:`. The label is the same as in the initializer of
  /// `ContextRouter`.
  ///
  /// - Returns: `nil` if no screen has the type.
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
