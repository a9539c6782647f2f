/// Chooses the transitions that show, reuse and dismiss the screens of an app.
@MainActor public protocol NavigationTransitionProviderProtocol<ContextType, Element> {
  /// The app's type for kinds of screens, usually an enumeration.
  associatedtype ContextType: Equatable
  /// The type of the elements on screen, for example view controllers.
  associatedtype Element: NavigationElementProtocol

  /// Returns the transition that brings forward an element on screen for a context.
  ///
  /// - Returns: `nil` if no element on screen suits. The factory then makes a new element.
  func makeReuseTransition(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> (any NavigationTransitionProtocol)?

  /// Returns the transition that shows a new element.
  ///
  /// A transition may show another screen in place of the element, such as a login. That screen stays, the request ends
  /// redirected, and its remaining steps are dropped. A transition of the app that shows neither the element nor
  /// another screen has failed.
  ///
  /// UIKit does not report which screens a split view controller without columns leaves out when it collapses. If a
  /// transition of the app shows such a split in a compact width, and the split has a delegate or a list that is not a
  /// navigation controller, the router shows the element in it.
  ///
  /// - Returns: `nil` to refuse. The request then ends blocked by this provider.
  func makePresentTransition(for element: Element, in stack: [Element]) -> (any NavigationTransitionProtocol)?

  /// Returns the transition that dismisses or removes the screen of a context.
  ///
  /// - Returns: `nil` to refuse. The request then ends blocked by this provider.
  func makeDismissTransition(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> (any NavigationTransitionProtocol)?

  /// Returns a context to present in place of another, for example a login.
  ///
  /// The router calls this method before the others, and does not call it for the context that it returned. The request
  /// then ends redirected, and its remaining steps are dropped. If the returned context has no payload, or an
  /// ``AuthorizationContextPayload``, the router gives it a payload with the wanted context and the steps after it.
  ///
  /// - Returns: `nil`, the default, or the same context if the request is not redirected.
  func redirect(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> NavigationContext<ContextType>?
}

extension NavigationTransitionProviderProtocol {
  /// The default: no redirection.
  public func redirect(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> NavigationContext<ContextType>? { nil }
}
