/// Makes the elements of an app from their contexts.
@MainActor public protocol NavigationElementFactoryProtocol<ContextType, Element> {
  /// The app's own type for kinds of screens, usually an enumeration.
  associatedtype ContextType: Equatable
  /// What is on screen, for instance view controllers.
  associatedtype Element: NavigationElementProtocol

  /// Makes the element for a context. Asked once for each context that nothing on screen suits.
  ///
  /// An element that has a context of its own already keeps it; others get the one asked for.
  /// - Returns: `nil` where there is no such element; the request then fails and says so.
  func makeElement(for context: NavigationContext<ContextType>) -> Element?
}
