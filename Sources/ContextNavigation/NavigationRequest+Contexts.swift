public import ContextCore
public import NavigationCore
import RouteComposition
import ViewHierarchy

extension NavigationRequest where Value == Void {
  /// Returns a request that performs the steps of a context router, for another router of the same window.
  ///
  /// The other router can plan the request, or perform it. The guards of the other router are asked, and not the guards that were
  /// added to the context router. The request retains the context router. A plan describes only the first step in detail, because
  /// the later steps depend on the result of the first.
  public static func contexts<ElementFactory, TransitionProvider>(
    _ steps: [NavigationStep<ElementFactory.ContextType>],
    of router: ContextRouter<ElementFactory, ViewControllerStackProvider, TransitionProvider>,
    sequence: SequencePolicy = .stepByStep
  ) -> NavigationRequest {
    NavigationRequest(value: { _ in }, on: { _ in router.goal(for: steps, sequence) })
  }
}
