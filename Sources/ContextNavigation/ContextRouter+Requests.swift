public import ContextCore
import NavigationCore
public import RouteComposition
import ViewHierarchy

extension ContextRouter where StackProvider == ViewControllerStackProvider {
  /// The request that does these steps: for a router of the same window that plans it, or carries it out with guards of its
  /// own. It keeps this router alive.
  ///
  /// A plan tells what the first step does; the others depend on what is there by then.
  public func request(for steps: [Step], sequence: SequencePolicy = .stepByStep) -> NavigationRequest<Void> {
    NavigationRequest(
      self.makeWork(steps, sequence).work.summary.name, sameness: { self.makeWork(steps, sequence).work.sameness }
    ) {
      let (work, preview) = self.makeWork(steps, sequence)
      return OwnGoal(work, in: self.stackProvider.window) { live in try preview()?.plan(on: live) ?? .nothing }
    }
  }
}

extension StagedPlan {
  fileprivate static var nothing: StagedPlan { StagedPlan(found: nil, removed: []) { [] } }
}

extension ContextPreview {
  /// What the first step would do to the tree, and the names of the others.
  fileprivate func plan(on live: LiveTree) throws -> StagedPlan {
    let rest = rest.map(RoutePlan.Change.follow)
    switch transition {
    case let planned as any PlannedTransition:
      let tree = try planned.planned(on: live)
      let changes = tree.told { _ in type } + (planned.update?.told ?? [])
      return StagedPlan(found: planned.revealed, removed: tree.removed) { changes + rest }
    case let transition?:
      let change = RoutePlan.Change.opaque("\(Swift.type(of: transition))", screen: type)
      return StagedPlan(found: nil, removed: []) { [change] + rest }
    case nil:
      return StagedPlan(found: nil, removed: []) { [.build(type), .opaque(provider, screen: type)] + rest }
    }
  }
}
