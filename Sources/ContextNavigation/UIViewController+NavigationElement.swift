public import ContextCore
public import ViewHierarchy

extension UIViewController: NavigationElementProtocol {
  /// Sets the context of the screen; `nil` clears the context. The context is released together with the screen.
  public func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?) {
    let known = if let context { BoxedContext(context) } else { BoxedContext<ContextType>?.none }
    ScreenIdentity.set(known, of: self)
  }

  /// Returns the context of the screen.
  ///
  /// If the screen is a `ContextShowing` screen, the context that it provides takes precedence over the context that was set.
  ///
  /// - Returns: The context; `nil` if the screen has no context with this `ContextType`.
  public func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>? {
    if let shown = ContextShowingClasses.cast(self)?.shownContext(as: type) { return shown }
    // Most screens in a search have no context. For these screens, this check saves the runtime lookup of the generic type.
    guard let identity = ScreenIdentity.of(self) else { return nil }
    return (identity as? BoxedContext<ContextType>)?.context
  }

  /// A Boolean value that indicates whether the screen has a context of any type: a context that it provides, or a context that
  /// was set.
  public var hasContext: Bool {
    if let showing = ContextShowingClasses.cast(self), showing.hasShownContext { return true }
    return ScreenIdentity.of(self) != nil
  }

  /// Clears the context that was set on the screen, whatever its type. A context that the screen provides stays.
  public func clearNavigationContext() { ScreenIdentity.set(nil, of: self) }
}

extension ContextShowing {
  fileprivate var hasShownContext: Bool { shownContext != nil }
}
