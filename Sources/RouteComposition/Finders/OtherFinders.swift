import NavigationCore
public import ViewHierarchy

/// Never finds anything, so that a new screen is built each time.
///
/// A step of a ``NilFinder`` and a ``NilFactory`` is passed through: it has the screen of the step below, its guards are asked,
/// and its tasks run on that screen.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Makes the finder.
  public init() {}

  /// Returns the view controller if it is there, and `nil` if it is not.
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

/// Finds one certain view controller, for as long as it lives. It is held weakly.
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?

  /// Makes a finder for a view controller, which it does not keep alive.
  public init(instance: ViewController) { self.instance = instance }

  /// Returns the view controller if it is there, and `nil` if it is not.
  public func findViewController(with context: Context) throws -> ViewController? { instance }
}

/// Finds what presents the view controller on top, or another one; nothing where that is not presented.
public struct PresentingFinder<Context>: Finder {
  private let iterator: DefaultStackIterator

  /// Makes the finder; without an argument it looks in the window of the router that runs it.
  ///
  /// - Parameter startingPoint: Whose presenter is found; that of what is on top unless it is given.
  public init(
    startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Returns the view controller if it is there, and `nil` if it is not.
  public func findViewController(with context: Context) throws -> UIViewController? {
    try iterator.start(in: SearchScope.tree(of: iterator.windowProvider))?.presentingViewController
  }
}

/// Finds what a closure finds.
public struct InlineFinder<ViewController: UIViewController, Context>: Finder {
  private let find: (Context) throws -> ViewController?

  /// Makes a finder from a closure that changes nothing.
  public init(_ find: @escaping (Context) throws -> ViewController?) { self.find = find }

  /// Returns the view controller if it is there, and `nil` if it is not.
  public func findViewController(with context: Context) throws -> ViewController? { try find(context) }
}
