public import ContextCore
package import NavigationCore
import RouteComposition
public import ViewHierarchy

/// Something that has a root view controller, for instance a window.
@MainActor public protocol RootViewControllerProvider: AnyObject {
  /// The root, where there is one.
  var rootViewController: UIViewController? { get }
}

extension UIWindow: RootViewControllerProvider {}

/// Tells what is on screen in a window.
///
/// A context router with this provider shares the window's queue with all other routers of the window: contexts, steps and
/// pages asked for at the same time are shown one after another, and what fails is put back.
public final class ViewControllerStackProvider: NavigationStackProviderProtocol {
  private let source: Source

  private enum Source {
    /// A window, and the tree read with a locator of its own; else it is read as the window's standing router does.
    case window(WindowEngine, LiveTree?)
    /// The window that the root is in at that time; as long as it is in none, requests wait in a queue of their own.
    case root(() -> UIViewController?, outsideWindow: ContextQueue)
  }

  /// Makes a provider that reads the window as its standing router does.
  ///
  /// - Parameter window: Held weakly. What is asked before it is shown, and presents something, waits for that. What is asked
  ///   before it has a root, and does not make one, waits for a root.
  public init(window: UIWindow) { source = .window(WindowEngine.of(window), nil) }

  /// Makes a provider that reads the containers of the window in another way.
  ///
  /// - Parameters:
  ///   - window: Held weakly.
  ///   - containerAdapterLocator: Knows how the containers of the app are read and changed.
  public init(window: UIWindow, containerAdapterLocator: any ContainerAdapterLocator) {
    source = .window(WindowEngine.of(window), LiveTree(window: window, locator: containerAdapterLocator))
  }

  /// Makes a provider for what has a root view controller. A window is read as by `init(window:)`; of anything else the root
  /// tells, each time, which window it is in. As long as it is in none, requests push, pop and select there, and what would
  /// present fails and says so; without a root they all fail, with `CompositionError.providerWithoutRoot`.
  ///
  /// - Parameter rootViewControllerProvider: Held weakly.
  public convenience init(rootViewControllerProvider: any RootViewControllerProvider) {
    if let window = rootViewControllerProvider as? UIWindow {
      self.init(window: window)
    } else {
      self.init(rootViewControllerProvider: { [weak rootViewControllerProvider] in
        rootViewControllerProvider?.rootViewController
      })
    }
  }

  /// Makes a provider for a root view controller, which tells each time which window it is in. As long as it is in none,
  /// requests push, pop and select there, and what would present fails and says so; without a root they all fail, with
  /// `CompositionError.providerWithoutRoot`.
  public init(rootViewControllerProvider: @escaping () -> UIViewController?) {
    source = .root(rootViewControllerProvider, outsideWindow: ContextQueue())
  }

  /// The engine of the window; `nil` where the root is in none.
  private var engine: WindowEngine? {
    switch source {
    case .window(let engine, _): engine
    case .root(let root, _): root()?.windowOfTree.map(WindowEngine.of)
    }
  }

  private var live: LiveTree {
    switch source {
    case .window(_, let own?): return own
    case .window(let engine, nil): return engine.standing.live
    case .root(let root, _):
      let root = root()
      if let window = root?.windowOfTree { return WindowEngine.of(window).standing.live }
      return LiveTree(window: nil, rootOutsideWindow: root?.rootOfTree)
    }
  }

  /// The window, as long as it lives.
  public var window: UIWindow? { live.window }

  /// The root and what is presented, each on the one before; none that is being dismissed.
  public func getNavigationStack() -> [UIViewController] {
    let live = live
    let running = SearchScope.currentTree
    let chain = (running?.root === live.root ? running : live)?.presentationChain ?? []
    guard case .root(let root, _) = source, let root = root() else { return chain }
    let family = root.familyRoot
    if let position = chain.firstIndex(of: family) { return [root] + chain[(position + 1)...] }
    // Nobody sees it where it is.
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

  package var roles: RouterRoles { engine?.standing.roles ?? RouterRoles() }

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
