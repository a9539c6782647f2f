public import ContextCore
import NavigationCore
public import ViewHierarchy

extension ContextRouter where ElementFactory.Element == UIViewController {
  /// Makes a router whose transitions look for screens by a searcher of the app's own, unless they are given another.
  ///
  /// - Parameters:
  ///   - elementFactory: Makes what is not on screen.
  ///   - stackProvider: Tells what is on screen.
  ///   - transitionProvider: Decides how contexts come onto the screen and leave it.
  ///   - queue: The queue that its requests wait in; see `ContextQueue`.
  ///   - stackSearcher: Asked by each ``BackstackTransition`` and ``DismissTransition`` that the provider makes.
  public convenience init(
    elementFactory: ElementFactory, stackProvider: StackProvider, transitionProvider: TransitionProvider,
    queue: ContextQueue? = nil, stackSearcher: any ViewControllerStackSearcherProtocol
  ) {
    self.init(
      elementFactory: elementFactory, stackProvider: stackProvider,
      transitions: SearchingProvider(provider: transitionProvider, searcher: stackSearcher), queue: queue)
  }
}

/// A transition provider whose transitions look for screens by a searcher of the app's own.
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
  /// The queue of a window, which all that is asked of the window waits in.
  public convenience init(window: UIWindow) { self.init(of: WindowEngine.of(window).queue) }
}
