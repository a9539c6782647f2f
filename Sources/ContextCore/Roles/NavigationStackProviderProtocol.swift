/// Reads the elements on screen.
@MainActor public protocol NavigationStackProviderProtocol<Element>: AnyObject {
  /// The type of the elements on screen, for example view controllers.
  associatedtype Element: NavigationElementProtocol

  /// Returns the elements on screen now: the root first, then each element that covers the one before it.
  func getNavigationStack() -> [Element]
}
