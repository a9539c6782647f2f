public import ContextCore
public import ViewHierarchy

extension UIViewController: NavigationElementProtocol {
  /// Sets the context of the screen; `nil` clears it. The screen keeps its context for its lifetime.
  public func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?) {
    let known = if let context { BoxedContext(context) } else { BoxedContext<ContextType>?.none }
    ScreenIdentity.set(known, of: self)
  }

  /// Returns the context of the screen.
  ///
  /// A context that the class provides, see `ContextShowing`, takes precedence over a context that was set.
  ///
  /// - Returns: `nil` if the screen has no context, or if its `ContextType` is another type.
  public func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>? {
    if let shown = ContextShowingClasses.cast(self)?.shownContext(as: type) { return shown }
    // Most screens in a search have no context. This check saves the runtime lookup of the generic type.
    guard let identity = ScreenIdentity.of(self) else { return nil }
    return (identity as? BoxedContext<ContextType>)?.context
  }

  /// A Boolean value that indicates whether the screen has a context of any type.
  public var hasContext: Bool {
    if let showing = ContextShowingClasses.cast(self), showing.hasShownContext { return true }
    return ScreenIdentity.of(self) != nil
  }

  /// Clears the context that was set on the screen, of any type.
  public func clearNavigationContext() { ScreenIdentity.set(nil, of: self) }
}

extension ContextShowing {
  fileprivate var hasShownContext: Bool { shownContext != nil }
}
