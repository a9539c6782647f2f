/// A context in a box, as it is kept with a screen: casting to a class costs a tenth of casting to a generic value.
package final class KnownContext<ContextType: Equatable> {
  package let context: NavigationContext<ContextType>

  nonisolated deinit {}

  package init(_ context: NavigationContext<ContextType>) { self.context = context }
}
