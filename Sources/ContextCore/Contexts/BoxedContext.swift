/// A boxed context, as it is stored with a screen. A cast to a class takes a tenth of the time of a cast to a generic
/// value.
package final class BoxedContext<ContextType: Equatable> {
  package let context: NavigationContext<ContextType>

  nonisolated deinit {}

  package init(_ context: NavigationContext<ContextType>) { self.context = context }
}
