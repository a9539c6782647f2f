public import ContextCore
package import NavigationCore
import RouteComposition
public import ViewHierarchy

/// An object that has a root view controller, for example a window.
@MainActor public protocol RootViewControllerProvider: AnyObject {
  /// The root view controller.
  var rootViewController: UIViewController? { get }
}

extension UIWindow: RootViewControllerProvider {}

/// A stack provider that reads the screens of a window.
///
/// A context router with this provider shares the window's queue with all other routers of the window. Requests for contexts,
/// steps and pages therefore run one after another. If a request fails, its changes are rolled back.
public final class ViewControllerStackProvider: NavigationStackProviderProtocol {
  private let source: Source

  private enum Source {
    /// A window. If the tree is `nil`, the provider reads the window with the tree of the window's router.
    case window(WindowEngine, LiveTree?)
    /// The window that contains the root at the time of a request. While the root is in no window, requests wait in the given
    /// queue.
    case root(() -> UIViewController?, outsideWindow: ContextQueue)
  }

  /// Creates a provider that reads a window with the adapters of the window's router.
  ///
  /// - Parameter window: The window, held weakly. A request that presents a screen waits until the window is shown. If the
  ///   window has no root, a request waits until the window has one, unless the request sets the root itself.
  public init(window: UIWindow) { source = .window(WindowEngine.of(window), nil) }

  /// Creates a provider that reads a window with adapters of its own, instead of the adapters of the window's router.
  ///
  /// - Parameters:
  ///   - window: The window, held weakly.
  ///   - containerAdapterLocator: A locator of the adapters that read and change the app's containers.
  public init(window: UIWindow, containerAdapterLocator: any ContainerAdapterLocator) {
    source = .window(WindowEngine.of(window), LiveTree(window: window, locator: containerAdapterLocator))
  }

  /// Creates a provider for an object with a root view controller.
  ///
  /// If the object is a window, this initializer has the same effect as `init(window:)`. For any other object, the provider
  /// looks up the window of the root at each request. While the root is in no window, requests can push, pop and select, and a
  /// request that presents fails. If the object has no root or was released, all requests fail with
  /// `CompositionError.providerWithoutRoot`.
  ///
  /// - Parameter rootViewControllerProvider: The object, held weakly.
  public convenience init(rootViewControllerProvider: any RootViewControllerProvider) {
    if let window = rootViewControllerProvider as? UIWindow {
      self.init(window: window)
    } else {
      self.init(rootViewControllerProvider: { [weak rootViewControllerProvider] in
        rootViewControllerProvider?.rootViewController
      })
    }
  }

  /// Creates a provider for a root view controller that a closure returns.
  ///
  /// The provider looks up the window of the root at each request. While the root is in no window, requests can push, pop and
  /// select, and a request that presents fails. If the closure returns `nil`, all requests fail with
  /// `CompositionError.providerWithoutRoot`.
  public init(rootViewControllerProvider: @escaping () -> UIViewController?) {
    source = .root(rootViewControllerProvider, outsideWindow: ContextQueue())
  }

  /// The engine of the window; `nil` if the root is in no window.
  private var engine: WindowEngine? {
    switch source {
    case .window(let engine, _): engine
    case .root(let root, _): root()?.windowOfTree.map(WindowEngine.of)
    }
  }

  private var live: LiveTree {
    switch source {
    case .window(_, let own?): return own
    case .window(let engine, nil): return engine.defaults.live
    case .root(let root, _):
      let root = root()
      if let window = root?.windowOfTree { return WindowEngine.of(window).defaults.live }
      return LiveTree(window: nil, rootOutsideWindow: root?.rootOfTree)
    }
  }

  /// The window; `nil` if the window was released, or if the root is in no window.
  public var window: UIWindow? { live.window }

  /// Returns the root and the view controllers that are presented over the root, from the root upwards. View controllers that
  /// are being dismissed are left out. The result is empty if there is no root.
  public func getNavigationStack() -> [UIViewController] {
    let live = live
    let running = SearchScope.currentTree
    let chain = (running?.root === live.root ? running : live)?.presentationChain ?? []
    guard case .root(let root, _) = source, let root = root() else { return chain }
    let family = root.familyRoot
    if let position = chain.firstIndex(of: family) { return [root] + chain[(position + 1)...] }
    // The outermost parent of the root is not among the presented view controllers: it is in no window, or is being dismissed.
    return [root] + LiveTree(window: nil, rootOutsideWindow: family).presentationChain.dropFirst()
  }
}

extension ViewControllerStackProvider: StagedStackProvider {
  package var queue: NavigationQueue {
    switch source {
    case .window(let engine, _): engine.queue
    case .root(_, let own): engine?.queue ?? own.queue
    }
  }

  package var stage: any Stage { WindowStage(live) }

  package var roles: RouterRoles { engine?.defaults.roles ?? RouterRoles() }

  package func check(_ stage: any Stage) throws {
    let (tree, live) = ((stage as? WindowStage)?.live, live)
    if live.window == nil, live.root == nil { throw CompositionError.providerWithoutRoot }
    let isOfSameRoot = live.window != nil || tree?.root === live.root
    guard tree?.window === live.window, isOfSameRoot else { throw CompositionError.requestOfAnotherWindow }
  }

  package func arrival(
    of element: AnyObject, orOfAnother note: @escaping (AnyObject) -> Void
  ) -> [TransactionStep] {
    var steps: [TransactionStep] = []
    live.addArrival(to: &steps, by: .appCode, proof: .visibleOrReplaced(by: note)) { element as? UIViewController }
    return steps
  }
}
