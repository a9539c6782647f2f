import ContextCore
import ViewHierarchy

/// Looks through what is on screen for a screen by its context.
///
/// What is presented on top comes before what it lies on; in each family what is shown comes before what is hidden, and
/// what is near to it before the rest. So the match that is found is the one that takes the least to be seen.
struct StackSearch {
  let stack: [UIViewController]
  let live: LiveTree

  init(_ stack: [UIViewController]) {
    self.stack = stack
    live = LiveTree.around(stack)
  }

  /// The screen of a context.
  ///
  /// - Parameter options: Whether what hidden screens present counts as well.
  /// - Complexity: Linear in the number of view controllers looked at; each is looked at twice at most.
  func screen<ContextType: Equatable>(
    with context: NavigationContext<ContextType>, _ options: SearchOptions = .currentAndUp
  ) -> UIViewController? {
    first(options) { $0.hasContext(context) }
  }

  /// The screen of a context, or else one of the same type that can be updated to it.
  func screen<ContextType: Equatable>(
    reusableFor context: NavigationContext<ContextType>
  ) -> (screen: UIViewController, isUpdated: Bool)? {
    var candidates: [any PayloadUpdateableViewControllerProtocol] = []
    let exact = first { screen in
      guard let own = screen.getNavigationContext(withContextType: ContextType.self), own.type == context.type else {
        return false
      }
      if own == context { return true }
      if let candidate = screen as? any PayloadUpdateableViewControllerProtocol { candidates.append(candidate) }
      return false
    }
    if let exact { return (exact, false) }
    return candidates.first { $0.canUpdate(with: context.payload) }.map { ($0, true) }
  }

  /// A screen of a type, whatever it shows.
  func screen<ContextType: Equatable>(ofType type: ContextType) -> UIViewController? {
    first { $0.getNavigationContext(withContextType: ContextType.self)?.type == type }
  }

  private func first(
    _ options: SearchOptions = .currentAndUp, where matches: (UIViewController) -> Bool
  ) -> UIViewController? {
    guard ScreenIdentity.isInUse else { return nil }
    // Most screens have no context, and to a generic closure even saying no costs much.
    let matches = { ScreenIdentity.of($0) != nil && matches($0) }
    var walk = TreeWalk(options: options, in: live)
    for top in stack.reversed() {
      var shown = TreeWalk(options: .currentVisibleOnly, in: live)
      if let found = shown.first(from: top, where: matches) { return found }
      if let found = walk.first(from: top, where: matches) { return found }
    }
    return nil
  }
}

extension LiveTree {
  /// The tree that a stack is the stack of.
  static func around(_ stack: [UIViewController]) -> LiveTree {
    if let tree = SearchScope.currentTree { return tree }
    let window = stack.lazy.compactMap { $0.viewIfLoaded?.window }.first
    return LiveTree(window: window)
  }
}
