public import ContextCore
public import NavigationCore
import RouteComposition
import ViewHierarchy

extension NavigationRequest where Value == Void {
  /// Returns a request that carries out steps of a context router: for a router of the same window that plans it, or carries it
  /// out with guards of its own. It keeps the context router alive.
  ///
  /// A plan describes the first step; the others depend on what the first has left.
  public static func contexts<ElementFactory, TransitionProvider>(
    _ steps: [NavigationStep<ElementFactory.ContextType>],
    of router: ContextRouter<ElementFactory, ViewControllerStackProvider, TransitionProvider>,
    sequence: SequencePolicy = .stepByStep
  ) -> NavigationRequest {
    NavigationRequest(value: { _ in }, on: { _ in router.goal(for: steps, sequence) })
  }
}
