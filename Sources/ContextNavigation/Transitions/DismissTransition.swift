public import ContextCore
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// Takes a screen away: a modal is dismissed, one in a stack is taken out of it, the only one of a modal stack goes with
/// the modal.
///
/// The root of a window and what a tab bar or a split holds cannot go; the request then fails and says so.
public struct DismissTransition: NavigationTransitionProtocol, PlannedTransition {
  private let screen: UIViewController
  private let stack: [UIViewController]
  let animated: Bool

  /// Looks for the screen of a context.
  ///
  /// - Returns: `nil` where there is none.
  /// - Complexity: Linear in the number of view controllers.
  public init?<ContextType: Equatable>(
    context: NavigationContext<ContextType>, stack: [UIViewController], animated: Bool = true
  ) {
    guard let screen = StackSearch(stack).screen(with: context) else { return nil }
    self.init(screen, stack, animated)
  }

  /// Looks for a screen of a type, whatever it shows.
  ///
  /// - Returns: `nil` where there is none.
  /// - Complexity: Linear in the number of view controllers.
  public init?<ContextType: Equatable>(screenType: ContextType, stack: [UIViewController], animated: Bool = true) {
    guard let screen = StackSearch(stack).screen(ofType: screenType) else { return nil }
    self.init(screen, stack, animated)
  }

  private init(_ screen: UIViewController, _ stack: [UIViewController], _ animated: Bool) {
    self.screen = screen
    self.stack = stack
    self.animated = animated
  }

  /// Takes the screen away; the completion is called once, when that has ended.
  public func perform(completion: RouteCompletion?) { makeChange(completion) }

  var ownTree: LiveTree { .around(stack) }

  func plan(of live: LiveTree) throws -> TreePlan { try live.planClosing(screen) }
}
