public import ContextCore
public import RouteComposition

extension DestinationStep {
  /// Returns the step with the `NavigationContext` of its screen, so that a context router finds the screen: `.showing { id in
  /// NavigationContext(type: Place.product, payload: ProductNumber(id)) }`.
  ///
  /// - Parameter shown: A closure that makes the `NavigationContext` from the context of the step. Return `nil` if the screen
  ///   has no `NavigationContext`, or is a `ContextShowing` screen and provides its own.
  public func showing<ContextType: Equatable>(
    _ shown: @escaping (Context) -> NavigationContext<ContextType>?
  ) -> Self {
    identified { context in shown(context).map { BoxedContext($0) } }
  }
}

extension StepOfParts {
  /// Returns the step with the `NavigationContext` of its screen, so that a context router finds the screen: `.showing { id in
  /// NavigationContext(type: Place.product, payload: ProductNumber(id)) }`.
  ///
  /// - Parameter shown: A closure that makes the `NavigationContext` from the context of the step. Return `nil` if the screen
  ///   has no `NavigationContext`, or is a `ContextShowing` screen and provides its own.
  public func showing<ContextType: Equatable>(
    _ shown: @escaping (Context) -> NavigationContext<ContextType>?
  ) -> Self {
    identified { context in shown(context).map { BoxedContext($0) } }
  }
}
