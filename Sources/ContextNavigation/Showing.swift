public import ContextCore
public import RouteComposition

extension DestinationStep {
  /// Declares the context that the screen shows, so that context navigation finds the screen: `.showing { id in
  /// NavigationContext(type: Place.product, payload: ProductNumber(id)) }`.
  ///
  /// - Parameter shown: Returns the context of the screen, or `nil` if the screen has none or provides it itself.
  public func showing<ContextType: Equatable>(
    _ shown: @escaping (Context) -> NavigationContext<ContextType>?
  ) -> Self {
    identified { context in shown(context).map { BoxedContext($0) } }
  }
}

extension StepOfParts {
  /// Declares the context that the screen shows, so that context navigation finds the screen: `.showing { id in
  /// NavigationContext(type: Place.product, payload: ProductNumber(id)) }`.
  ///
  /// - Parameter shown: Returns the context of the screen, or `nil` if the screen has none or provides it itself.
  public func showing<ContextType: Equatable>(
    _ shown: @escaping (Context) -> NavigationContext<ContextType>?
  ) -> Self {
    identified { context in shown(context).map { BoxedContext($0) } }
  }
}
