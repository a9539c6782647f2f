import ContextCore
import ViewHierarchy

/// A search among the view controllers on screen for the screen of a context.
///
/// If several screens match, the result is the screen that takes the fewest changes to show. A screen in a modal comes before
/// a screen in the modal's presenter. Within the same element of the stack, a visible screen comes before a hidden screen, and
/// a near screen before a distant screen. If there is a searcher of the app, the searcher replaces this search.
struct StackSearch {
  let stack: [UIViewController]
  let live: LiveTree
  private let searcher: (any ViewControllerStackSearcherProtocol)?

  /// The searcher of the router whose transition provider is running; `nil` if no provider is running, or the router has no
  /// searcher.
  private static var searcherOfRouter: (any ViewControllerStackSearcherProtocol)?

  init(_ stack: [UIViewController], _ searcher: (any ViewControllerStackSearcherProtocol)? = nil) {
    self.stack = stack
    self.searcher = searcher ?? Self.searcherOfRouter
    live = LiveTree.around(stack)
  }

  /// Runs a closure. Searches that are created in the closure without a searcher use the given searcher.
  static func with<Result>(_ searcher: any ViewControllerStackSearcherProtocol, _ body: () -> Result) -> Result {
    let outer = searcherOfRouter
    searcherOfRouter = searcher
    defer { searcherOfRouter = outer }
    return body()
  }

  /// Returns the screen of a context; `nil` if there is none.
  ///
  /// If a searcher finds a screen without a context of this `ContextType`, the result is that screen.
  ///
  /// - Complexity: Linear in the number of visited view controllers.
  func screen<ContextType: Equatable>(with context: NavigationContext<ContextType>) -> UIViewController? {
    guard let searcher else { return first(.currentAndUp) { $0.hasContext(context) } }
    let found = screen(at: searcher.findPathForViewController(with: context, in: stack))
    return found.flatMap { $0.mayShow(ContextType.self) { $0 == context } ? $0 : nil }
  }

  /// Returns the screen of a context. If there is none, returns a screen of the same type that can be updated to the context.
  ///
  /// - Returns: The screen, and whether it has to be updated; `nil` if there is no such screen.
  func screen<ContextType: Equatable>(
    reusableFor context: NavigationContext<ContextType>
  ) -> (screen: UIViewController, isUpdated: Bool)? {
    if let searcher {
      let found = screen(at: searcher.findPathForViewController(with: context, in: stack))
      if let found, found.mayShow(ContextType.self, where: { $0 == context }) { return (found, false) }
      // A searcher may ignore the predicate and return a screen of another context.
      if let found, found.canBeUpdated(to: context) { return (found, true) }
      let other = screen(at: searcher.findPathForViewController(with: { $0.canBeUpdated(to: context) }, in: stack))
      return other.flatMap { $0.canBeUpdated(to: context) ? ($0, true) : nil }
    }
    var candidates: [any PayloadUpdateableViewControllerProtocol] = []
    let exact = first(.currentAndUp) { screen in
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

  /// Returns a screen whose context has a type, with any payload; `nil` if there is none.
  ///
  /// If a searcher finds a screen without a context of this `ContextType`, the result is that screen.
  func screen<ContextType: Equatable>(ofType type: ContextType) -> UIViewController? {
    let matches = { (screen: UIViewController) in
      screen.getNavigationContext(withContextType: ContextType.self)?.type == type
    }
    guard let searcher else { return first(.currentAndUp, where: matches) }
    let found = screen(at: searcher.findPathForViewController(with: matches, in: stack))
    return found.flatMap { $0.mayShow(ContextType.self) { $0.type == type } ? $0 : nil }
  }

  /// Returns the matching screen that takes the fewest changes to show; `nil` if no screen matches. Calls the closure at most
  /// once for each screen.
  ///
  /// For each element of the stack, the first pass searches the visible screens, and the second pass searches with `options`.
  ///
  /// - Parameter options: The options of the second pass. They decide whether modals of hidden screens are searched.
  func first(_ options: SearchOptions, where matches: (UIViewController) -> Bool) -> UIViewController? {
    var walk = TreeWalk(options: options, in: live)
    var asked = SeenScreens()
    for top in stack.reversed() {
      var shown = TreeWalk(options: .currentVisibleOnly, in: live)
      if let found = shown.first(from: top, where: { asked.insert($0) && matches($0) }) { return found }
      if let found = walk.first(from: top, where: { asked.insert($0) && matches($0) }) { return found }
    }
    return nil
  }
}

// MARK: - Index paths

extension StackSearch {
  /// Returns the path to a screen. The first index selects an element of the stack. Each further index selects a child of the
  /// view controller selected so far. The path is empty if the screen is not in the stack.
  func path(to screen: UIViewController) -> [Int] {
    var path: [Int] = []
    var child = screen
    while !stack.contains(child) {
      guard let container = live.owner(of: child),
        let position = live.reachableChildren(of: container).position(of: child)
      else {
        return []
      }
      path.append(position)
      child = container
    }
    guard let position = stack.firstIndex(of: child) else { return [] }
    return [position] + path.reversed()
  }

  /// Returns the screen at a path; `nil` if the path is empty, or one of its indexes is out of range.
  private func screen(at path: [Int]) -> UIViewController? {
    guard let first = path.first, stack.indices.contains(first) else { return nil }
    var screen = stack[first]
    for position in path.dropFirst() {
      let children = live.reachableChildren(of: screen)
      guard children.indices.contains(position) else { return nil }
      screen = children[position]
    }
    return screen
  }
}

extension UIViewController {
  /// Returns whether a closure accepts the context of a screen that a searcher has found. If the screen has no context of this
  /// type, returns `true`, because only the searcher knows the content of the screen.
  fileprivate func mayShow<ContextType: Equatable>(
    _ type: ContextType.Type, where accepts: (NavigationContext<ContextType>) -> Bool
  ) -> Bool {
    getNavigationContext(withContextType: type).map(accepts) ?? true
  }

  /// Returns whether the screen's context has the same type as a context, and the screen can be updated to that context.
  fileprivate func canBeUpdated<ContextType: Equatable>(to context: NavigationContext<ContextType>) -> Bool {
    guard let own = getNavigationContext(withContextType: ContextType.self), own.type == context.type else {
      return false
    }
    return (self as? any PayloadUpdateableViewControllerProtocol)?.canUpdate(with: context.payload) == true
  }
}

extension LiveTree {
  /// Returns the tree that contains a stack. The stack may be in a window or in none.
  static func around(_ stack: [UIViewController]) -> LiveTree {
    // The tree of the running router is used. The exception is a stack that a transition of the app has prepared outside of a
    // window.
    if let tree = SearchScope.currentTree,
      stack.first.map({ tree.contains($0) || tree.window != nil && $0.windowOfTree != nil }) ?? true
    {
      return tree
    }
    let window = stack.lazy.compactMap { $0.viewIfLoaded?.window ?? $0.windowOfTree }.first
    guard window == nil, let first = stack.first else { return LiveTree(window: window) }
    return LiveTree(window: nil, rootOutsideWindow: first.rootOfTree)
  }
}
