public import ContextCore
package import NavigationCore
import RouteComposition
import ViewHierarchy

/// A transition of the library: planned on the tree as it is, and made as planned.
public class PlannedTransition: PlannableTransition {
  let animated: Bool

  /// Called once with how it has ended, also where it was put back; not called where it was refused before it began.
  let completion: RouteCompletion?

  nonisolated deinit {}

  init(_ animated: Bool, _ completion: RouteCompletion?) { (self.animated, self.completion) = (animated, completion) }

  /// Makes the change at once; the completion is called once, when that has ended.
  ///
  /// This is for a transition of the app's own that consists of others. The screens that would go are asked. One that has to ask its
  /// user holds the change where a request has the window.
  public func perform(completion: RouteCompletion?) {
    let own = self.completion
    let change = DirectChange(self, of: ownTree) { result in
      own?(result)
      completion?(result)
    }
    change.plan()
  }

  /// The tree that it changes, where the router names no other.
  var ownTree: LiveTree { preconditionFailure("PlannedTransition is abstract") }

  /// What it is going to change.
  ///
  /// - Throws: What makes it impossible.
  func plan(of live: LiveTree) throws -> TreePlan { preconditionFailure("PlannedTransition is abstract") }

  /// The screen of the tree that it brings forward.
  var revealed: UIViewController? { nil }

  /// The new screen that it shows.
  var newScreen: UIViewController? { nil }

  /// The screen that it pushes, where it can be pushed.
  var pushed: UIViewController? { nil }

  /// What it does beside changing the tree, once that is done.
  var update: ScreenUpdate? { nil }

  package func plan(on stage: any Stage) throws -> TransitionPlan {
    let live = (stage as? WindowStage)?.live ?? ownTree
    let plan = try plan(of: live)
    var steps: [TransactionStep] = []
    steps.reserveCapacity(plan.changes.count + 2)
    for change in plan.changes { steps.append(.change(change, animated: animated)) }
    if !steps.isEmpty, let revealed {
      live.addArrival(to: &steps) { revealed }
    } else if let pushed {
      live.addArrival(to: &steps, by: .planned(around: plan.joinedContainer), proof: .none) { pushed }
    }
    if let update { steps.append(.change(update)) }
    return TransitionPlan(
      leaving: TreePlan.questions(leaving: plan.removed), steps: steps, needsAudience: plan.needsAudience,
      found: revealed, shown: newScreen ?? revealed, undo: update?.undo, completion: completion
    ) { [revealed, update] told in
      told.begins(at: revealed)
      told.changes = plan.told + (update?.told ?? [])
      told.removed = plan.removed.map(\.typeName)
    }
  }

  package func arrival(
    of element: AnyObject, on stage: any Stage, orOfAnother note: @escaping (AnyObject) throws -> Void
  ) -> [TransactionStep] {
    guard let element = element as? UIViewController, let shown = newScreen ?? revealed else { return [] }
    let live = (stage as? WindowStage)?.live ?? ownTree
    if shown.familyRoot === element.familyRoot {
      var steps: [TransactionStep] = []
      live.addArrival(to: &steps, proof: .none) { element }
      return steps
    }
    // A container may take it in only as it appears.
    let look = TransactionStep.verify {
      if live.contains(element) { return }
      let leaf = live.visibleLeaf(of: shown)
      // As long as nobody has seen a container it may still take it in. What has a context is another screen.
      if leaf.isViewLoaded || leaf.hasContext { try note(leaf) }
    }
    return [.settle, look]
  }
}
