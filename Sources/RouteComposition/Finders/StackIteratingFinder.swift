public import ViewHierarchy

/// A finder that accepts or rejects one view controller at a time. The iterator visits the view controllers until the
/// finder accepts one.
@MainActor public protocol StackIteratingFinder<ViewController, Context>: Finder {
  associatedtype ViewController
  associatedtype Context

  /// The iterator that visits the view controllers. The default visits the whole window.
  var iterator: any StackIterator { get }

  /// Returns whether the finder accepts the view controller for the context.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  /// An iterator over the whole window, from the current screen.
  public var iterator: any StackIterator { DefaultStackIterator() }

  /// Returns the first view controller that the finder accepts, or `nil` if there is none. An alert, an action sheet or
  /// a share sheet is found only by a finder of its class.
  public func findViewController(with context: Context) throws -> ViewController? {
    let found = try iterator.firstViewController { viewController in
      guard let candidate = viewController as? ViewController else { return false }
      if viewController.isAlert, !ViewController.isAlertClass { return false }
      return isTarget(candidate, with: context)
    }
    return found as? ViewController
  }
}

extension StackIteratingFinder where Context == Any? {
  /// Returns whether the finder accepts the view controller, without a context.
  public func isTarget(_ viewController: ViewController) -> Bool { isTarget(viewController, with: nil) }
}

extension StackIteratingFinder where Context == Void {
  /// Returns whether the finder accepts the view controller, without a context.
  public func isTarget(_ viewController: ViewController) -> Bool { isTarget(viewController, with: ()) }
}

/// A finder of the first view controller of a class.
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The iterator that visits the view controllers.
  public let iterator: any StackIterator

  /// Creates a finder with an iterator of your own.
  public init(iterator: any StackIterator) { self.iterator = iterator }

  /// Creates a finder that searches the part of the window that the options select. By default, the finder searches the
  /// whole window.
  public init(
    options: SearchOptions = .fullStack, startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Returns `true`: the finder accepts every view controller of the class.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}

/// A screen that reports whether it shows a context.
@MainActor public protocol ContextChecking<Context>: UIViewController {
  /// The context that the screen shows.
  associatedtype Context

  /// Returns whether the screen shows the context now.
  func isTarget(for context: Context) -> Bool
}

/// A finder of the first view controller of a class that shows the context.
public struct ClassWithContextFinder<ViewController: ContextChecking, Context>: StackIteratingFinder
where ViewController.Context == Context {
  /// The iterator that visits the view controllers.
  public let iterator: any StackIterator

  /// Creates a finder with an iterator of your own.
  public init(iterator: any StackIterator) { self.iterator = iterator }

  /// Creates a finder that searches the part of the window that the options select. By default, the finder searches the
  /// whole window.
  public init(
    options: SearchOptions = .fullStack, startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Returns whether the view controller shows the context now.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}

/// A finder of the first view controller that a closure accepts.
public struct InlineStackIteratingFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The iterator that visits the view controllers.
  public let iterator: any StackIterator
  private let predicate: (ViewController, Context) -> Bool

  /// Creates a finder with an iterator of your own.
  public init(iterator: any StackIterator, where predicate: @escaping (ViewController, Context) -> Bool) {
    self.iterator = iterator
    self.predicate = predicate
  }

  /// Creates a finder that searches the part of the window that the options select. By default, the finder searches the
  /// whole window.
  public init(
    options: SearchOptions = .fullStack, startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider(),
    where predicate: @escaping (ViewController, Context) -> Bool
  ) {
    iterator = DefaultStackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
    self.predicate = predicate
  }

  /// Returns the result of the closure.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}

extension UIWindow {
  /// The topmost presented view controller, alerts included, or the root if nothing is presented. The value is `nil` if
  /// the window has no root.
  public var topmostViewController: UIViewController? { LiveTree(window: self).topmost }
}

extension UIViewController {
  /// Returns the first view controller that a predicate accepts, or `nil` if there is none. The search starts at the
  /// given view controller.
  ///
  /// - Complexity: Linear in the number of view controllers that the options include.
  public static func findViewController(
    in viewController: UIViewController, options: SearchOptions = .currentAndUp,
    using predicate: (UIViewController) -> Bool
  ) -> UIViewController? {
    var walk = TreeWalk(options: options, in: SearchScope.currentTree ?? ContainerReader())
    return walk.first(from: viewController, where: predicate)
  }
}

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
