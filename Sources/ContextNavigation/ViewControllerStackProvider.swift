public import ContextCore
package import NavigationCore
import RouteComposition
public import ViewHierarchy

/// Tells what is on screen in a window.
///
/// A context router with this provider shares the window's queue with all other routers of the window: contexts, steps and
/// pages asked for at the same time are shown one after another, and what fails is put back.
public final class ViewControllerStackProvider: NavigationStackProviderProtocol {
  private let engine: WindowEngine
  /// The tree read with a locator of its own; else it is read as the window's standing router does.
  private let ownLive: LiveTree?

  /// Makes a provider that reads the window as its standing router does.
  ///
  /// - Parameter window: Held weakly. What is asked before it is shown, and presents something, waits for that.
  public init(window: UIWindow) {
    engine = WindowEngine.of(window)
    ownLive = nil
  }

  /// Makes a provider that reads the containers of the window in another way.
  ///
  /// - Parameters:
  ///   - window: Held weakly.
  ///   - containerAdapterLocator: Knows how the containers of the app are read and changed.
  public init(window: UIWindow, containerAdapterLocator: any ContainerAdapterLocator) {
    engine = WindowEngine.of(window)
    ownLive = LiveTree(window: window, locator: containerAdapterLocator)
  }

  private var live: LiveTree { ownLive ?? engine.standing.live }

  /// The window, as long as it lives.
  public var window: UIWindow? { live.window }

  /// The root of the window and what is presented, each on the one before; none that is being dismissed.
  public func getNavigationStack() -> [UIViewController] {
    let running = SearchScope.currentTree
    return running?.window === live.window ? running?.presentationChain ?? [] : live.presentationChain
  }
}

extension ViewControllerStackProvider: StagedStackProvider {
  package var queue: NavigationQueue { engine.queue }

  package var stage: any Stage { live }

  package var roles: RouterRoles { engine.standing.roles }

  package func check(_ stage: any Stage) throws {
    guard (stage as? LiveTree)?.window === live.window else { throw CompositionError.requestOfAnotherWindow }
  }

  package func verification(of element: AnyObject) -> TransactionStep {
    live.verifyArrival(of: { element as? UIViewController })
  }
}
