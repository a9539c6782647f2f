public import ViewHierarchy

/// A type that visits view controllers until a predicate accepts one.
@MainActor public protocol StackIterator {
  /// Returns the first view controller for which `predicate` returns `true`, or `nil` if there is none.
  func firstViewController(where predicate: (UIViewController) throws -> Bool) throws -> UIViewController?
}

/// An iterator over the view controllers of a window, in this order:
///
/// - The visible children of a container come before its hidden children.
/// - The last child comes before the first. Hidden tabs are an exception: the first comes before the last.
/// - The children of a view controller come before the screens that it presents.
/// - The presenters below the starting point come last, the nearest first.
///
/// Each view controller is visited at most once. A view controller that is being dismissed is not visited. A modal of a
/// hidden screen is not visited if the hidden screen is below the starting point.
/// - Complexity: Linear in the number of view controllers that the options include.
public struct DefaultStackIterator: StackIterator {
  /// The view controller that a search starts at.
  public enum StartingPoint {
    /// The current screen: the topmost presented view controller, or the root if nothing is presented. If an alert, an
    /// action sheet or a share sheet is in front, the search starts at the screen below. The alert or sheet is visited
    /// after all other view controllers.
    case topmost
    /// The root of the window.
    case root
    /// A view controller of your own. The expression is evaluated at each search. If it returns `nil`, the search finds
    /// nothing.
    case custom(@autoclosure () throws -> UIViewController?)
  }

  /// The parts of the tree to search.
  public let options: SearchOptions
  /// The view controller that a search starts at.
  public let startingPoint: StartingPoint
  /// The provider of the window to search.
  public let windowProvider: any WindowProvider

  /// Creates an iterator. Without arguments, it visits the whole window of the router that runs it.
  public init(
    options: SearchOptions = .fullStack, startingPoint: StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    self.options = options
    self.startingPoint = startingPoint
    self.windowProvider = windowProvider
  }

  /// Returns the first view controller for which `predicate` returns `true`, or `nil` if there is none.
  public func firstViewController(where predicate: (UIViewController) throws -> Bool) throws -> UIViewController? {
    let built = SearchScope.currentlyBuilt
    if !built.isEmpty { return try first(among: built, where: predicate) }
    let tree = SearchScope.tree(of: windowProvider)
    guard let start = try start(in: tree) else { return nil }
    var walk = TreeWalk(options: options, in: tree)
    if let found = try walk.first(from: start, where: predicate) { return found }
    guard case .topmost = startingPoint, let front = tree.topmost, front !== start else { return nil }
    return try walk.first(from: front, where: predicate)
  }

  /// Returns the view controller that a search starts at, or `nil` if there is none.
  func start(in tree: LiveTree) throws -> UIViewController? {
    switch startingPoint {
    case .topmost: tree.screenInFront
    case .root: tree.root
    case .custom(let viewController): try viewController()
    }
  }

  /// Searches screens that were built but are not in the tree yet. The options and the starting point do not apply to
  /// them.
  private func first(
    among built: [UIViewController], where predicate: (UIViewController) throws -> Bool
  ) throws -> UIViewController? {
    let reader = SearchScope.currentTree ?? ContainerReader()
    for top in built {
      var walk = TreeWalk(options: .currentAndUp, in: reader)
      if let found = try walk.first(from: top, where: predicate) { return found }
    }
    return nil
  }
}
