public import ContextCore
import NavigationCore
public import ViewHierarchy

extension ContextRouter where ElementFactory.Element == UIViewController {
  /// Creates a router whose transitions find screens with a searcher of the app.
  ///
  /// - Parameters:
  ///   - elementFactory: The factory that makes new view controllers.
  ///   - stackProvider: The provider that reads the view controllers on screen.
  ///   - transitionProvider: The provider of the transitions that show, reuse and dismiss view controllers.
  ///   - queue: A queue that several routers share; see `ContextQueue`.
  ///   - stackSearcher: The searcher of each ``BackstackTransition`` and ``DismissTransition`` that the provider makes. A
  ///     searcher that the provider passes to a transition takes precedence.
  public convenience init(
    elementFactory: ElementFactory, stackProvider: StackProvider, transitionProvider: TransitionProvider,
    queue: ContextQueue? = nil, stackSearcher: any ViewControllerStackSearcherProtocol
  ) {
    self.init(
      elementFactory: elementFactory, stackProvider: stackProvider,
      transitions: SearchingProvider(provider: transitionProvider, searcher: stackSearcher), queue: queue)
  }
}

/// A transition provider that wraps the app's provider. The wrapped provider's transitions search with a searcher of the app.
private struct SearchingProvider<ContextType: Equatable>: NavigationTransitionProviderProtocol, WrappingRole {
  let provider: any NavigationTransitionProviderProtocol<ContextType, UIViewController>
  let searcher: any ViewControllerStackSearcherProtocol

  var wrapped: Any { provider }

  func redirect(
    for context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> NavigationContext<ContextType>? {
    StackSearch.with(searcher) { provider.redirect(for: context, in: stack) }
  }

  func makeReuseTransition(
    for context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    StackSearch.with(searcher) { provider.makeReuseTransition(for: context, in: stack) }
  }

  func makePresentTransition(
    for element: UIViewController, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    StackSearch.with(searcher) { provider.makePresentTransition(for: element, in: stack) }
  }

  func makeDismissTransition(
    for context: NavigationContext<ContextType>, in stack: [UIViewController]
  ) -> (any NavigationTransitionProtocol)? {
    StackSearch.with(searcher) { provider.makeDismissTransition(for: context, in: stack) }
  }
}

extension ContextQueue {
  /// Creates a reference to the queue of a window. All requests for the window wait in this queue.
  public convenience init(window: UIWindow) { self.init(of: WindowEngine.of(window).queue) }
}
