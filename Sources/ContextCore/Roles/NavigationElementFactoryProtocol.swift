/// A factory that makes the screens of an app from their contexts.
@MainActor public protocol NavigationElementFactoryProtocol<ContextType, Element> {
  /// The app's type for kinds of screens, usually an enumeration.
  associatedtype ContextType: Equatable
  /// The type of the elements on screen, for example view controllers.
  associatedtype Element: NavigationElementProtocol

  /// Makes the element for a context.
  ///
  /// The router calls this method if the transition provider returns no transition that reuses an element. It calls the
  /// method once for each such context, even if the context has to be resolved again after a guard.
  ///
  /// If the new element already has a context, the element keeps that context. Otherwise the router sets the requested
  /// context.
  ///
  /// - Returns: The new element; `nil` if the factory makes none for this context. The request then fails with
  ///   ``ContextError/notMade(context:factory:)``.
  func makeElement(for context: NavigationContext<ContextType>) -> Element?
}
