public import ViewHierarchy

/// A finder that finds nothing, so that a new screen is built each time.
///
/// A step with a ``NilFinder`` and a ``NilFactory`` uses the screen of the step below. The guards of the step are
/// asked, and its tasks run on that screen.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Creates the finder.
  public init() {}

  /// Returns `nil`.
  public func findViewController(with context: Context) throws -> ViewController? { nil }
}

/// A finder that never finds a view controller.
private protocol NeverFinding {}

extension NilFinder: NeverFinding {}

/// Returns whether a finder never finds a screen.
func neverFinds(_ finder: Any) -> Bool { unwrapped(finder) is any NeverFinding }

/// A finder of one view controller while it is in the window, visible or hidden. The finder holds the view controller
/// weakly.
///
/// The finder does not find the view controller after it was dismissed or popped, so that the factory of the step can
/// hand it out again.
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?
  private let windowProvider: any WindowProvider

  /// Creates a finder of a view controller.
  ///
  /// - Parameters:
  ///   - instance: The view controller, which the finder holds weakly.
  ///   - windowProvider: The provider of the window to search. The default provides the window of the router that runs
  ///     the finder.
  public init(instance: ViewController, windowProvider: any WindowProvider = RouterWindowProvider()) {
    self.instance = instance
    self.windowProvider = windowProvider
  }

  /// Returns the view controller, or `nil` if it is not in the window or was released.
  public func findViewController(with context: Context) throws -> ViewController? {
    guard let instance else { return nil }
    let built = SearchScope.currentlyBuilt
    let isThere =
      built.isEmpty ? SearchScope.tree(of: windowProvider).containsAnywhere(instance) : built.holds(instance.familyRoot)
    return isThere ? instance : nil
  }
}

/// A finder of the view controller that presents a screen or a container around it. By default, the screen is the
/// current screen. If neither is presented, the finder finds nothing.
public struct PresentingFinder<Context>: Finder {
  private let iterator: DefaultStackIterator

  /// Creates the finder. Without arguments, it searches the window of the router that runs it.
  ///
  /// - Parameters:
  ///   - startingPoint: The screen whose presenter is found. The default is the current screen.
  ///   - windowProvider: The provider of the window to search.
  public init(
    startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Returns the presenter, or `nil` if neither the screen nor a container around it is presented.
  public func findViewController(with context: Context) throws -> UIViewController? {
    try iterator.start(in: SearchScope.tree(of: iterator.windowProvider))?.presenterInTree
  }
}

/// A finder that is made from a closure.
public struct InlineFinder<ViewController: UIViewController, Context>: Finder {
  private let find: (Context) throws -> ViewController?

  /// Creates a finder from a closure. The closure must not change the tree.
  public init(_ find: @escaping (Context) throws -> ViewController?) { self.find = find }

  /// Returns the view controller that the closure returns.
  public func findViewController(with context: Context) throws -> ViewController? { try find(context) }
}
