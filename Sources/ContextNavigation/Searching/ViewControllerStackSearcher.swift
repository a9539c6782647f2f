public import ContextCore
public import ViewHierarchy

/// Finds a screen among those on screen.
///
/// Give one of your own to a router (`stackSearcher:`) or to a transition (`searcher:`). It may implement any of these
/// calls: each that it leaves out asks the next, and the last one is the usual search.
///
/// The context of the screen that it finds is compared with the one that was asked for. A screen that shows another one is
/// updated if it says that it can be, and otherwise counts as not found.
@MainActor public protocol ViewControllerStackSearcherProtocol {
  /// The way to the screen of a context: its position in the stack, then in each container on the way its position
  /// among what that contains.
  ///
  /// By default it is the way to a screen that is known by the context.
  /// - Returns: Nothing where there is no such screen.
  func findPathForViewController<ContextType: Equatable>(
    with context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> [Int]

  /// The way to a screen that a predicate is true of, which may be kept.
  ///
  /// By default it is what ``findPathForViewController(in:where:)`` returns.
  /// - Returns: Nothing where there is no such screen.
  func findPathForViewController(
    with predicate: @escaping (UIViewController) -> Bool, in stack: [UIViewController]
  ) -> [Int]

  /// The way to a screen that a predicate is true of.
  ///
  /// By default it is the way to the one that takes the fewest changes to show.
  /// - Returns: Nothing where there is no such screen.
  func findPathForViewController(
    in stack: [UIViewController], where predicate: (UIViewController) -> Bool
  ) -> [Int]
}

extension ViewControllerStackSearcherProtocol {
  /// The way to the screen that is known by a context.
  ///
  /// - Returns: Nothing where there is no such screen.
  public func findPathForViewController<ContextType: Equatable>(
    with context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> [Int] {
    findPathForViewController(with: { $0.hasContext(context) }, in: stack)
  }

  /// The way to a screen that a predicate is true of, as ``findPathForViewController(in:where:)`` returns it.
  ///
  /// - Returns: Nothing where there is no such screen.
  public func findPathForViewController(
    with predicate: @escaping (UIViewController) -> Bool, in stack: [UIViewController]
  ) -> [Int] {
    findPathForViewController(in: stack, where: predicate)
  }

  /// The way to a screen that a predicate is true of: of several, the one that takes the fewest changes to show.
  ///
  /// - Returns: Nothing where there is no such screen.
  /// - Complexity: Linear in the number of view controllers looked at; each is asked about once.
  public func findPathForViewController(
    in stack: [UIViewController], where predicate: (UIViewController) -> Bool
  ) -> [Int] {
    let search = StackSearch(stack)
    // There is no way, in positions, to what a hidden screen presents.
    return search.first(.currentAllStack, where: predicate).map { search.path(to: $0) } ?? []
  }
}

/// Finds the screen that takes the fewest changes to show: what is presented before what presents it, what is shown
/// before what is hidden.
public struct ViewControllerStackSearcher: ViewControllerStackSearcherProtocol {
  /// Makes a searcher; it holds nothing.
  public nonisolated init() {}
}
