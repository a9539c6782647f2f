public import ViewHierarchy

/// Goes through view controllers until one is the wanted one.
@MainActor public protocol StackIterator {
  /// The first view controller that `predicate` answers with true for, and `nil` where there is none.
  func firstViewController(where predicate: (UIViewController) throws -> Bool) throws -> UIViewController?
}

/// Goes through the view controllers of a window: visible children before hidden ones, the last child before the first,
/// a view controller's own family before what it presents.
///
/// Each view controller is looked at once at most, and none that is being dismissed.
/// - Complexity: Linear in the number of view controllers that the options include.
public struct DefaultStackIterator: StackIterator {
  /// The view controller that a search starts at.
  public enum StartingPoint {
    /// The current screen: the presented view controller on top of all others; the root where nothing is presented. An alert,
    /// an action sheet and a share sheet are passed over to the screen below, and are looked at last.
    case topmost
    /// The root of the window.
    case root
    /// One of your own; the expression is evaluated at each search.
    case custom(@autoclosure () throws -> UIViewController?)
  }

  /// Which part of the tree is looked at.
  public let options: SearchOptions
  /// Where the search starts.
  public let startingPoint: StartingPoint
  /// In which window it looks.
  public let windowProvider: any WindowProvider

  /// Makes an iterator; without arguments it goes through the whole window of the router that runs it.
  public init(
    options: SearchOptions = .fullStack, startingPoint: StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    self.options = options
    self.startingPoint = startingPoint
    self.windowProvider = windowProvider
  }

  /// The first view controller that `predicate` answers with true for, and `nil` where there is none.
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

  /// The view controller that the search starts at.
  func start(in tree: LiveTree) throws -> UIViewController? {
    switch startingPoint {
    case .topmost: tree.screenInFront
    case .root: tree.root
    case .custom(let viewController): try viewController()
    }
  }

  /// What has just been built is not on screen yet, so options and starting point say nothing about it.
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
