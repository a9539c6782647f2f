public import ContextCore
public import ViewHierarchy

/// A type that finds a screen among the view controllers on screen.
///
/// Give your own searcher to a router (`stackSearcher:`) or to a transition (`searcher:`). Implement any of these
/// methods: the default of each calls the next, and the default of the last is the usual search.
///
/// The found screen's context is compared with the requested one. If they differ, the screen is updated if it can be.
/// Otherwise it counts as not found.
@MainActor public protocol ViewControllerStackSearcherProtocol {
  /// Returns the path to the screen of a context: its index in the stack, then its index in each container on the path.
  ///
  /// By default, returns the path to a screen that has the context.
  ///
  /// - Returns: An empty array if there is no such screen.
  func findPathForViewController<ContextType: Equatable>(
    with context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> [Int]

  /// Returns the path to a screen that satisfies a predicate. The predicate may be stored.
  ///
  /// By default, returns the result of ``findPathForViewController(in:where:)``.
  ///
  /// - Returns: An empty array if there is no such screen.
  func findPathForViewController(
    with predicate: @escaping (UIViewController) -> Bool, in stack: [UIViewController]
  ) -> [Int]

  /// Returns the path to a screen that satisfies a predicate.
  ///
  /// By default, returns the path to the screen that takes the fewest changes to show.
  ///
  /// - Returns: An empty array if there is no such screen.
  func findPathForViewController(
    in stack: [UIViewController], where predicate: (UIViewController) -> Bool
  ) -> [Int]
}

extension ViewControllerStackSearcherProtocol {
  /// Returns the path to the screen that has a context.
  ///
  /// - Returns: An empty array if there is no such screen.
  public func findPathForViewController<ContextType: Equatable>(
    with context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> [Int] {
    findPathForViewController(with: { $0.hasContext(context) }, in: stack)
  }

  /// Returns the path to a screen that satisfies a predicate, from ``findPathForViewController(in:where:)``.
  ///
  /// - Returns: An empty array if there is no such screen.
  public func findPathForViewController(
    with predicate: @escaping (UIViewController) -> Bool, in stack: [UIViewController]
  ) -> [Int] {
    findPathForViewController(in: stack, where: predicate)
  }

  /// Returns the path to the screen that satisfies a predicate and takes the fewest changes to show.
  ///
  /// - Returns: An empty array if there is no such screen.
  /// - Complexity: Linear in the number of visited view controllers. The predicate is called once for each.
  public func findPathForViewController(
    in stack: [UIViewController], where predicate: (UIViewController) -> Bool
  ) -> [Int] {
    let search = StackSearch(stack)
    // No path of indexes leads to a modal of a hidden screen.
    return search.first(.currentAllStack, where: predicate).map { search.path(to: $0) } ?? []
  }
}

/// A searcher that finds the screen that takes the fewest changes to show: a modal before its presenter, and a visible
/// screen before a hidden one.
public struct ViewControllerStackSearcher: ViewControllerStackSearcherProtocol {
  /// Creates a searcher, which has no state.
  public nonisolated init() {}
}
