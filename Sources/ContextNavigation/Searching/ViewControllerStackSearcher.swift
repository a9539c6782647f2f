public import ContextCore
public import ViewHierarchy

/// Finds a screen among those on screen by its context.
@MainActor public protocol ViewControllerStackSearcherProtocol {
  /// The way to the screen of a context: its position in the stack, then in each container on the way its position among
  /// what that contains.
  ///
  /// - Returns: Nothing where there is no such screen.
  func findPathForViewController<ContextType: Equatable>(
    with context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> [Int]
}

/// Finds the screen that takes the least to be seen: what is presented on top before what it lies on, what is shown
/// before what is hidden.
public struct ViewControllerStackSearcher: ViewControllerStackSearcherProtocol {
  /// Makes a searcher; it holds nothing.
  public nonisolated init() {}

  /// The way to the screen of a context.
  ///
  /// - Returns: Nothing where there is no such screen.
  /// - Complexity: Linear in the number of view controllers looked at.
  public func findPathForViewController<ContextType: Equatable>(
    with context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> [Int] {
    let search = StackSearch(stack)
    // There is no way, in positions, to what a hidden screen presents.
    guard let found = search.screen(with: context, .currentAllStack) else { return [] }
    var path: [Int] = []
    var child = found
    while !stack.contains(child) {
      guard let container = child.parent,
        let position = search.live.children(of: container).firstIndex(of: child)
      else { return [] }
      path.append(position)
      child = container
    }
    guard let position = stack.firstIndex(of: child) else { return [] }
    return [position] + path.reversed()
  }
}
