/// Something that can be on screen and known by its context. View controllers conform already.
@MainActor public protocol NavigationElementProtocol {
  /// Sets the context that the element is known by; `nil` clears it.
  func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?)

  /// The context that the element is known by.
  ///
  /// - Returns: `nil` where it has none, or one of another `ContextType`.
  func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>?

  /// A Boolean value that indicates whether the element is known by any context, of whatever type.
  ///
  /// The router sets no context on a new element that has one. View controllers implement it. For an element of your own that
  /// does not, the answer is no.
  var hasContext: Bool { get }
}

extension NavigationElementProtocol {
  /// No, unless the element implements it.
  public var hasContext: Bool { false }

  /// Whether the element is known by this context.
  public func hasContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>) -> Bool {
    getNavigationContext(withContextType: ContextType.self) == context
  }
}
