/// An element on screen that routers find by its context. `UIViewController` conforms in `ContextNavigation`.
@MainActor public protocol NavigationElementProtocol {
  /// Sets the context of the element; `nil` clears it.
  func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?)

  /// Returns the context of the element; `nil` if the element has none, or if the context's `ContextType` is another type.
  func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>?

  /// A Boolean value that indicates whether the element has a context of any type.
  ///
  /// If a new element already has a context, the router does not set the requested context. `UIViewController` implements
  /// this property. For other elements, the default is `false`.
  var hasContext: Bool { get }
}

extension NavigationElementProtocol {
  /// The default implementation, which returns `false`.
  public var hasContext: Bool { false }

  /// Returns a Boolean value that indicates whether the element's context is equal to a context.
  public func hasContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>) -> Bool {
    getNavigationContext(withContextType: ContextType.self) == context
  }
}
