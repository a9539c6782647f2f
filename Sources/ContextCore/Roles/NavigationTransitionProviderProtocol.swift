/// A provider that chooses the transitions that show, reuse and dismiss the screens of an app.
@MainActor public protocol NavigationTransitionProviderProtocol<ContextType, Element> {
  /// The app's type for kinds of screens, usually an enumeration.
  associatedtype ContextType: Equatable
  /// The type of the elements on screen, for example view controllers.
  associatedtype Element: NavigationElementProtocol

  /// Returns a transition that shows a context with an element that is already on screen.
  ///
  /// You can also return a transition to a step's destination, such as a `DestinationTransition`.
  ///
  /// - Returns: The transition; `nil` if no element on screen can show the context. The factory then makes a new element.
  func makeReuseTransition(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> (any NavigationTransitionProtocol)?

  /// Returns the transition that shows a new element.
  ///
  /// A transition may show another screen in place of the element, such as a login. The other screen then stays, the request ends
  /// redirected, and its remaining steps are dropped. In a window, a transition of the app fails if it shows neither the element
  /// nor another screen.
  ///
  /// A transition of the app may show a split view controller without columns in a compact width. The split then collapses, and
  /// UIKit does not report which of its screens it leaves out. If the split has a delegate, or its list is not a navigation
  /// controller, the router shows the element in the split after the transition.
  ///
  /// - Returns: The transition; `nil` to refuse. The request then ends blocked by this provider.
  func makePresentTransition(for element: Element, in stack: [Element]) -> (any NavigationTransitionProtocol)?

  /// Returns the transition that dismisses or removes the screen of a context.
  ///
  /// - Returns: The transition; `nil` to refuse. The request then ends blocked by this provider.
  func makeDismissTransition(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> (any NavigationTransitionProtocol)?

  /// Returns a context to present in place of a wanted context, for example the context of a login.
  ///
  /// The router calls this method for each step that presents, before the other methods. If the method returns another context,
  /// the router presents that context, and does not call the method for it. The request then ends redirected, and its remaining
  /// steps are dropped.
  ///
  /// If the returned context has no payload, or an ``AuthorizationContextPayload``, the router replaces the payload. The new
  /// payload is an ``AuthorizationContextPayload`` with the wanted context and the steps after it.
  ///
  /// - Returns: The context to present. Return `nil` or the wanted context if the request is not redirected. The default is
  ///   `nil`.
  func redirect(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> NavigationContext<ContextType>?
}

extension NavigationTransitionProviderProtocol {
  /// The default implementation, which returns `nil`, so that no request is redirected.
  public func redirect(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> NavigationContext<ContextType>? { nil }
}
