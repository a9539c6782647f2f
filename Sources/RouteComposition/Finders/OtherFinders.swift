import NavigationCore
public import ViewHierarchy

/// Never finds anything, so that a new screen is built each time.
///
/// A step of a ``NilFinder`` and a ``NilFactory`` is passed through: it has the screen of the step below, its guards are asked,
/// and its tasks run on that screen.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Makes the finder.
  public init() {}

  /// Returns the view controller, or `nil` if the finder does not find it.
  public func findViewController(with context: Context) throws -> ViewController? { nil }
}

/// A finder that finds nothing, which need not be asked.
private protocol NeverFinding {}

extension NilFinder: NeverFinding {}

/// Whether a finder finds nothing, also where it is one behind a word.
func neverFinds(_ finder: Any) -> Bool {
  let type = ObjectIdentifier(type(of: finder))
  if let known = typesThatNeverFind[type] { return known }
  if let wrapping = finder as? any WrappingRole { return neverFinds(wrapping.wrapped) }
  let never = finder is any NeverFinding
  typesThatNeverFind[type] = never
  return never
}

/// Whether finders of a type find nothing, for those that are known: plans ask it of each step, and the runtime takes long to
/// answer for a conformance.
private var typesThatNeverFind: [ObjectIdentifier: Bool] = [:]

/// Finds one certain view controller while it is in the window, visible or not. It is held weakly.
///
/// A screen that was dismissed or popped is not found, so that the step's factory may hand it out again.
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?
  private let windowProvider: any WindowProvider

  /// Makes a finder for a view controller, which it does not keep alive.
  ///
  /// - Parameter windowProvider: The window that is searched; that of the router that runs the finder unless it is given.
  public init(instance: ViewController, windowProvider: any WindowProvider = RouterWindowProvider()) {
    self.instance = instance
    self.windowProvider = windowProvider
  }

  /// Returns the view controller, or `nil` if the finder does not find it.
  public func findViewController(with context: Context) throws -> ViewController? {
    guard let instance else { return nil }
    let built = SearchScope.currentlyBuilt
    let isThere =
      built.isEmpty ? SearchScope.tree(of: windowProvider).containsAnywhere(instance) : built.holds(instance.familyRoot)
    return isThere ? instance : nil
  }
}

/// Finds what presents the current screen, or another one; nothing where that is not presented.
public struct PresentingFinder<Context>: Finder {
  private let iterator: DefaultStackIterator

  /// Makes the finder; without an argument it looks in the window of the router that runs it.
  ///
  /// - Parameter startingPoint: Whose presenter is found; the current screen unless it is given.
  public init(
    startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Returns the view controller, or `nil` if the finder does not find it.
  public func findViewController(with context: Context) throws -> UIViewController? {
    try iterator.start(in: SearchScope.tree(of: iterator.windowProvider))?.presenterInTree
  }
}

/// Finds what a closure finds.
public struct InlineFinder<ViewController: UIViewController, Context>: Finder {
  private let find: (Context) throws -> ViewController?

  /// Makes a finder from a closure that changes nothing.
  public init(_ find: @escaping (Context) throws -> ViewController?) { self.find = find }

  /// Returns the view controller, or `nil` if the finder does not find it.
  public func findViewController(with context: Context) throws -> ViewController? { try find(context) }
}
