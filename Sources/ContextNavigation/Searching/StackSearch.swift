import ContextCore
import ViewHierarchy

/// Looks through what is on screen for a screen by its context.
///
/// What is presented comes before what presents it. Among the rest, what is shown comes before what is hidden, and what
/// is near to it before what is far. So the match is the screen that takes the fewest changes to show. A searcher of
/// the app's own is asked in its place.
struct StackSearch {
  let stack: [UIViewController]
  let live: LiveTree
  private let searcher: (any ViewControllerStackSearcherProtocol)?

  /// The searcher of the router that asks its provider now.
  private static var searcherOfRouter: (any ViewControllerStackSearcherProtocol)?

  init(_ stack: [UIViewController], _ searcher: (any ViewControllerStackSearcherProtocol)? = nil) {
    self.stack = stack
    self.searcher = searcher ?? Self.searcherOfRouter
    live = LiveTree.around(stack)
  }

  /// Has searches use a router's searcher.
  static func with<Result>(_ searcher: any ViewControllerStackSearcherProtocol, _ body: () -> Result) -> Result {
    let outer = searcherOfRouter
    searcherOfRouter = searcher
    defer { searcherOfRouter = outer }
    return body()
  }

  /// The screen of a context.
  ///
  /// - Complexity: Linear in the number of view controllers looked at.
  func screen<ContextType: Equatable>(with context: NavigationContext<ContextType>) -> UIViewController? {
    guard let searcher else { return firstKnown { $0.hasContext(context) } }
    let found = screen(at: searcher.findPathForViewController(with: context, in: stack))
    return found.flatMap { $0.isKnown(as: ContextType.self) { $0 == context } ? $0 : nil }
  }

  /// The screen of a context, or else one of the same type that can be updated to it.
  func screen<ContextType: Equatable>(
    reusableFor context: NavigationContext<ContextType>
  ) -> (screen: UIViewController, isUpdated: Bool)? {
    if let searcher {
      let found = screen(at: searcher.findPathForViewController(with: context, in: stack))
      if let found, found.isKnown(as: ContextType.self, { $0 == context }) { return (found, false) }
      // The searcher may not have heeded what it was asked for.
      if let found, found.canBeUpdated(to: context) { return (found, true) }
      let other = screen(at: searcher.findPathForViewController(with: { $0.canBeUpdated(to: context) }, in: stack))
      return other.flatMap { $0.canBeUpdated(to: context) ? ($0, true) : nil }
    }
    var candidates: [any PayloadUpdateableViewControllerProtocol] = []
    let exact = firstKnown { screen in
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
    let matches = { (screen: UIViewController) in
      screen.getNavigationContext(withContextType: ContextType.self)?.type == type
    }
    guard let searcher else { return firstKnown(where: matches) }
    let found = screen(at: searcher.findPathForViewController(with: matches, in: stack))
    return found.flatMap { $0.isKnown(as: ContextType.self) { $0.type == type } ? $0 : nil }
  }

  private func firstKnown(where matches: (UIViewController) -> Bool) -> UIViewController? {
    // Most screens have no context, and to a generic closure even saying no costs much.
    first(.currentAndUp) { $0.hasContext && matches($0) }
  }

  /// Of the screens that match, the one that takes the fewest changes to show. Each is asked about once.
  ///
  /// - Parameter options: Whether what hidden screens present counts as well.
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

// MARK: - Ways in positions

extension StackSearch {
  /// The way to a screen: its position in the stack, then in each container on the way. Nothing where there is none.
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

  /// The screen that a way leads to; `nil` where it leads nowhere.
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
  /// Returns whether the context that the screen is known by suits. A screen without one suits, since the searcher alone knows its
  /// contents.
  fileprivate func isKnown<ContextType: Equatable>(
    as type: ContextType.Type, _ suits: (NavigationContext<ContextType>) -> Bool
  ) -> Bool {
    getNavigationContext(withContextType: type).map(suits) ?? true
  }

  /// Whether the screen is one of the context's type, and says that it can show the context.
  fileprivate func canBeUpdated<ContextType: Equatable>(to context: NavigationContext<ContextType>) -> Bool {
    guard let own = getNavigationContext(withContextType: ContextType.self), own.type == context.type else {
      return false
    }
    return (self as? any PayloadUpdateableViewControllerProtocol)?.canUpdate(with: context.payload) == true
  }
}

extension LiveTree {
  /// The tree that a stack is the stack of, in a window or in none.
  static func around(_ stack: [UIViewController]) -> LiveTree {
    // A transition of the app's own may prepare a stack that is in no window yet, while the router reads one.
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
