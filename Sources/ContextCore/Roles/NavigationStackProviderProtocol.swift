/// Tells what is on screen.
@MainActor public protocol NavigationStackProviderProtocol<Element>: AnyObject {
  /// What is on screen, for instance view controllers.
  associatedtype Element: NavigationElementProtocol

  /// What is on screen now: the root first, then what lies on it, each on the one before.
  func getNavigationStack() -> [Element]
}
