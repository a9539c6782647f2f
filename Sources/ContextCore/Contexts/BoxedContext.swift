/// An object that contains a context, for storage with a screen. It is a class because a cast to a class takes a tenth of
/// the time of a cast to a generic structure.
package final class BoxedContext<ContextType: Equatable> {
  package let context: NavigationContext<ContextType>

  nonisolated deinit {}

  package init(_ context: NavigationContext<ContextType>) { self.context = context }
}
