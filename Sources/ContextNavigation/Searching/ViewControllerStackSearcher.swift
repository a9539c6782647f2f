public import ContextCore
public import ViewHierarchy

/// A type that finds a screen among the view controllers on screen.
///
/// Pass a searcher of your own to a router (`stackSearcher:`) or to a transition (`searcher:`). Implement one or more of the
/// methods. By default, each method calls the next method, and the last method searches for the screen that takes the fewest
/// changes to show.
///
/// The context of the found screen is compared with the requested context. If the screen has no context of the requested
/// `ContextType`, the screen counts as found. If the contexts differ, a ``BackstackTransition`` updates the screen if possible.
/// Otherwise the screen counts as not found.
@MainActor public protocol ViewControllerStackSearcherProtocol {
  /// Returns the path to the screen of a context.
  ///
  /// The first index of a path selects an element of the stack. Each further index selects a child of the view controller
  /// selected so far.
  ///
  /// By default, this method searches with a predicate that compares the context of each screen.
  ///
  /// - Returns: The path; an empty array if there is no such screen.
  func findPathForViewController<ContextType: Equatable>(
    with context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> [Int]

  /// Returns the path to a screen that satisfies an escaping predicate. Your implementation may store the predicate.
  ///
  /// By default, this method returns the result of ``findPathForViewController(in:where:)``.
  ///
  /// - Returns: The path; an empty array if there is no such screen.
  func findPathForViewController(
    with predicate: @escaping (UIViewController) -> Bool, in stack: [UIViewController]
  ) -> [Int]

  /// Returns the path to a screen that satisfies a predicate.
  ///
  /// By default, if several screens match, the path leads to the screen that takes the fewest changes to show.
  ///
  /// - Returns: The path; an empty array if there is no such screen.
  func findPathForViewController(
    in stack: [UIViewController], where predicate: (UIViewController) -> Bool
  ) -> [Int]
}

extension ViewControllerStackSearcherProtocol {
  /// Returns the path to the screen that has a context, by searching with a predicate.
  ///
  /// - Returns: The path; an empty array if there is no such screen.
  public func findPathForViewController<ContextType: Equatable>(
    with context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> [Int] {
    findPathForViewController(with: { $0.hasContext(context) }, in: stack)
  }

  /// Returns the result of ``findPathForViewController(in:where:)``.
  ///
  /// - Returns: The path; an empty array if there is no such screen.
  public func findPathForViewController(
    with predicate: @escaping (UIViewController) -> Bool, in stack: [UIViewController]
  ) -> [Int] {
    findPathForViewController(in: stack, where: predicate)
  }

  /// Returns the path to a screen that satisfies a predicate. If several screens match, the path leads to the screen that takes
  /// the fewest changes to show.
  ///
  /// - Returns: The path; an empty array if there is no such screen.
  /// - Complexity: Linear in the number of visited view controllers. The predicate is called at most once for each of them.
  public func findPathForViewController(
    in stack: [UIViewController], where predicate: (UIViewController) -> Bool
  ) -> [Int] {
    let search = StackSearch(stack)
    // The search leaves out the modals of hidden screens, because no path of indexes leads to them.
    return search.first(.currentAllStack, where: predicate).map { search.path(to: $0) } ?? []
  }
}

/// The standard searcher. If several screens match, it finds the screen that takes the fewest changes to show. A modal comes
/// before its presenter, and a visible screen before a hidden screen.
public struct ViewControllerStackSearcher: ViewControllerStackSearcherProtocol {
  /// Creates a searcher, which has no state.
  public nonisolated init() {}
}
