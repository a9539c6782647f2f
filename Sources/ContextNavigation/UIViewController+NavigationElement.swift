public import ContextCore
public import ViewHierarchy

extension UIViewController: NavigationElementProtocol {
  /// Sets the context that the screen is known by; `nil` clears it. It is kept for as long as the screen lives.
  public func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?) {
    ScreenContext.identities[key: self] = context
  }

  /// The context that the screen is known by.
  ///
  /// - Returns: `nil` where it has none, or one with another type of types.
  public func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>? {
    ScreenContext.identities[key: self] as? NavigationContext<ContextType>
  }

  /// Clears the context that the screen is known by, of whatever type.
  public func clearNavigationContext() { ScreenContext.identities[key: self] = nil }
}
