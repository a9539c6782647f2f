/// Decides how contexts come onto the screen and leave it.
@MainActor public protocol NavigationTransitionProviderProtocol<ContextType, Element> {
  /// The app's own type for kinds of screens, usually an enumeration.
  associatedtype ContextType: Equatable
  /// What is on screen, for instance view controllers.
  associatedtype Element: NavigationElementProtocol

  /// The transition that brings a context forward from what is on screen.
  ///
  /// - Returns: `nil` where nothing on screen suits; a new element is made then.
  func makeReuseTransition(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> (any NavigationTransitionProtocol)?

  /// The transition that shows a new element.
  ///
  /// A transition may show another screen in its place, for instance a login: that stands, the request ends redirected,
  /// and the rest of its steps is not done. One of the app's own that shows neither has failed.
  ///
  /// Of a split without columns UIKit does not tell what it has left out as it collapsed. Where the app's own transition
  /// shows one that has a delegate, or a list that is no stack, in a compact width, the element is shown in it.
  /// - Returns: `nil` to refuse; the request then ends blocked by this provider.
  func makePresentTransition(for element: Element, in stack: [Element]) -> (any NavigationTransitionProtocol)?

  /// The transition that takes a context's screen away.
  ///
  /// - Returns: `nil` to refuse; the request then ends blocked by this provider.
  func makeDismissTransition(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> (any NavigationTransitionProtocol)?

  /// The context that is presented in place of another, for instance a login. Asked before anything else, and not asked
  /// about its own answer.
  ///
  /// Without a payload, or with an ``AuthorizationContextPayload``, the context returned gets one that tells the
  /// context that was wanted and what was to follow it. The request ends redirected, and the rest of its steps is not
  /// done.
  /// - Returns: `nil` to go on, which is the default. The same context goes on too.
  func redirect(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> NavigationContext<ContextType>?
}

extension NavigationTransitionProviderProtocol {
  /// Goes on.
  public func redirect(
    for context: NavigationContext<ContextType>, in stack: [Element]
  ) -> NavigationContext<ContextType>? { nil }
}
