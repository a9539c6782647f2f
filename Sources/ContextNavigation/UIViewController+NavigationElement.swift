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
  /// What a class says itself (see `ContextShowing`) goes before what was set.
  /// - Returns: `nil` where it has none, or one of another `ContextType`.
  public func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>? {
    if let shown = ContextShowers.shower(self)?.shownContext(as: type) { return shown }
    // Most screens that a search meets have none, and the type to compare with has to be looked up.
    guard let identity = ScreenIdentity.of(self) else { return nil }
    return (identity as? KnownContext<ContextType>)?.context
  }

  /// Whether the screen is known by any context, of whatever type.
  public var hasContext: Bool {
    if let shower = ContextShowers.shower(self), shower.saysSomething { return true }
    return ScreenIdentity.of(self) != nil
  }

  /// Clears the context that the screen is known by, of whatever type.
  public func clearNavigationContext() { ScreenIdentity.set(nil, of: self) }
}

extension ContextShowing {
  fileprivate var saysSomething: Bool { shownContext != nil }
}
