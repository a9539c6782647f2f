public import ContextCore
package import NavigationCore
import RouteComposition
public import ViewHierarchy

/// Tells what is on screen in a window.
///
/// A context router with this provider shares the window's queue with all other routers of the window: contexts, steps and
/// pages asked for at the same time are shown one after another, and what fails is put back.
public final class ViewControllerStackProvider: NavigationStackProviderProtocol {
  private let live: LiveTree
  private let engine: WindowEngine

  /// Makes a provider.
  ///
  /// - Parameters:
  ///   - window: Held weakly. What is asked before it is visible waits for that.
  ///   - containerAdapterLocator: Knows how the containers of the app are read and changed.
  public init(
    window: UIWindow, containerAdapterLocator: any ContainerAdapterLocator = DefaultContainerAdapterLocator()
  ) {
    live = LiveTree(window: window, locator: containerAdapterLocator)
    engine = WindowEngine.of(window)
  }

  /// The window, as long as it lives.
  public var window: UIWindow? { live.window }

  /// The root of the window and what is presented, each on the one before; none that is being dismissed.
  public func getNavigationStack() -> [UIViewController] { live.presentationChain }
}

extension ViewControllerStackProvider: NavigationPlace {
  package var queue: NavigationQueue { engine.queue }

  package var tree: any RestorableTree { live }

  package func check() throws {
    if live.window == nil { throw NavigationError.windowIsGone }
  }

  package func scope<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SearchScope.with(tree: live, body)
  }

  package func verify(_ element: UIViewController) throws {
    guard live.contains(element), live.isVisibleInItsFamily(element) else {
      throw NavigationError.destinationNotVisible(element.typeName)
    }
  }

  package func whenSettled(_ body: @escaping @MainActor () -> Void) {
    guard let window = live.window else { return body() }
    Settling.whenSettled(window, body)
  }
}
