/// Something that can be on screen and known by its context. View controllers are, as they are.
@MainActor public protocol NavigationElementProtocol {
  /// Sets the context that the element is known by; `nil` clears it.
  func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?)

  /// The context that the element is known by.
  ///
  /// - Returns: `nil` where it has none, or one with another type of types.
  func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>?

  /// Whether the element is known by any context, of whatever type.
  ///
  /// View controllers tell. An element of your own that does not write it is taken not to know, and says no.
  var hasContext: Bool { get }
}

extension NavigationElementProtocol {
  /// No, as long as the element does not tell.
  public var hasContext: Bool { false }

  /// Whether the element is known by this context.
  public func hasContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>) -> Bool {
    getNavigationContext(withContextType: ContextType.self) == context
  }
}
