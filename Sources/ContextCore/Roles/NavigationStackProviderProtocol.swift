/// A provider that reads the elements on screen.
@MainActor public protocol NavigationStackProviderProtocol<Element>: AnyObject {
  /// The type of the elements on screen, for example view controllers.
  associatedtype Element: NavigationElementProtocol

  /// Returns the elements on screen now, from the root upwards. Each element covers the element before it.
  func getNavigationStack() -> [Element]
}
