public import ContextCore
public import NavigationCore
import RouteComposition
import ViewHierarchy

extension NavigationRequest where Value == Void {
  /// Returns a request that performs steps of a context router.
  ///
  /// Another router of the same window can plan the request, or perform it with guards of its own. The request retains
  /// the context router. A plan describes only the first step in detail, because the later steps depend on its result.
  public static func contexts<ElementFactory, TransitionProvider>(
    _ steps: [NavigationStep<ElementFactory.ContextType>],
    of router: ContextRouter<ElementFactory, ViewControllerStackProvider, TransitionProvider>,
    sequence: SequencePolicy = .stepByStep
  ) -> NavigationRequest {
    NavigationRequest(value: { _ in }, on: { _ in router.goal(for: steps, sequence) })
  }
}
