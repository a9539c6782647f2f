/// An element on screen that routers find by its context. `UIViewController` conforms in `ContextNavigation`.
@MainActor public protocol NavigationElementProtocol {
  /// Sets the context of the element; `nil` clears it.
  func setNavigationContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>?)

  /// Returns the context of the element.
  ///
  /// - Returns: `nil` if the element has no context, or if its `ContextType` is another type.
  func getNavigationContext<ContextType: Equatable>(
    withContextType type: ContextType.Type
  ) -> NavigationContext<ContextType>?

  /// A Boolean value that indicates whether the element has a context of any type.
  ///
  /// The router sets no context on a new element that already has one. View controllers implement this property. For
  /// other elements the default is `false`.
  var hasContext: Bool { get }
}

extension NavigationElementProtocol {
  /// The default: `false`.
  public var hasContext: Bool { false }

  /// Returns a Boolean value that indicates whether the element has this context.
  public func hasContext<ContextType: Equatable>(_ context: NavigationContext<ContextType>) -> Bool {
    getNavigationContext(withContextType: ContextType.self) == context
  }
}
