/// Makes the screens of an app from their contexts.
@MainActor public protocol NavigationElementFactoryProtocol<ContextType, Element> {
  /// The app's type for kinds of screens, usually an enumeration.
  associatedtype ContextType: Equatable
  /// The type of the elements on screen, for example view controllers.
  associatedtype Element: NavigationElementProtocol

  /// Makes the element for a context. The router calls this method once for each context that no element on screen
  /// suits.
  ///
  /// If the new element has a context, it keeps that context. Otherwise the router sets the requested one.
  ///
  /// - Returns: The new element, or `nil` if the factory makes none for this context. The request then fails with
  ///   ``ContextError/notMade(context:factory:)``.
  func makeElement(for context: NavigationContext<ContextType>) -> Element?
}
