public import ContextCore
public import NavigationCore
import RouteComposition
import ViewHierarchy

extension ContextRouter where StackProvider == ViewControllerStackProvider {
  /// The request that does these steps: for a router of the same window that plans it, or carries it out with guards of its
  /// own. It keeps this router alive.
  ///
  /// A plan tells what the first step does; the others depend on what is there by then.
  public func request(for steps: [Step], sequence: SequencePolicy = .stepByStep) -> NavigationRequest<Void> {
    NavigationRequest(value: { _ in }, on: { _ in self.goal(for: steps, sequence) })
  }
}
