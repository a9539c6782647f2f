public import ViewHierarchy

/// Never finds anything, so that a new screen is built each time.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Makes the finder.
  public init() {}

  /// Returns the view controller if it is there, and `nil` if it is not.
  public func findViewController(with context: Context) throws -> ViewController? { nil }
}

/// Finds one certain view controller, for as long as it lives. It is held weakly.
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?

  /// Makes a finder for a view controller, which it does not keep alive.
  public init(instance: ViewController) { self.instance = instance }

  /// Returns the view controller if it is there, and `nil` if it is not.
  public func findViewController(with context: Context) throws -> ViewController? { instance }
}

/// Finds what presents the view controller on top; nothing where nothing is presented.
public struct PresentingFinder<Context>: Finder {
  private let windowProvider: any WindowProvider

  /// Makes the finder; without an argument it looks in the window of the router that runs it.
  public init(windowProvider: any WindowProvider = RouterWindowProvider()) { self.windowProvider = windowProvider }

  /// Returns the view controller if it is there, and `nil` if it is not.
  public func findViewController(with context: Context) throws -> UIViewController? {
    SearchScope.tree(of: windowProvider).topmost?.presentingViewController
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
