public import ContextCore
public import ViewHierarchy

extension UIViewController: NavigationElementProtocol {
  /// Sets the context that the screen is known by; `nil` clears it. It is kept for as long as the screen lives.
  public func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?) {
    let known = if let context { KnownContext(context) } else { KnownContext<ContextType>?.none }
    ScreenIdentity.set(known, of: self)
  }

  /// The context that the screen is known by.
  ///
  /// - Returns: `nil` where it has none, or one with another type of types.
  public func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>? {
    // Most screens that a search meets have none, and the type to compare with has to be looked up.
    guard let identity = ScreenIdentity.of(self) else { return nil }
    return (identity as? KnownContext<ContextType>)?.context
  }

  /// Clears the context that the screen is known by, of whatever type.
  public func clearNavigationContext() { ScreenIdentity.set(nil, of: self) }
}

/// A context in a box: casting to a class costs a tenth of casting to a generic value.
private final class KnownContext<ContextType: Equatable> {
  let context: NavigationContext<ContextType>

  nonisolated deinit {}

  init(_ context: NavigationContext<ContextType>) { self.context = context }
}
