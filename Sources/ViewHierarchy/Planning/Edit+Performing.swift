package import NavigationCore

extension Edit {
  /// Performs the edit at once, outside of any request: for an action or a transition that is called by hand. The completion
  /// is called once, when it is made or put back.
  package func perform(
    in live: LiveTree, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    do {
      let plan = try TreePlan(live, self)
      TreeTransaction(on: WindowStage(live), plan.steps, animated: animated).run(completion: completion)
    } catch {
      completion(.failure(error))
    }
  }
}
