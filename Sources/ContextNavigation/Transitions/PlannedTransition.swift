public import ContextCore
package import NavigationCore
import RouteComposition
import ViewHierarchy

/// A transition of the library, which is planned on the current tree and committed as planned.
public class PlannedTransition: PlannableTransition {
  let animated: Bool

  /// Called once with the result, also if the transition was rolled back. Not called if the request ends before the
  /// transition begins.
  let completion: RouteCompletion?

  nonisolated deinit {}

  init(_ animated: Bool, _ completion: RouteCompletion?) { (self.animated, self.completion) = (animated, completion) }

  /// Performs the change immediately and calls the completion once, when the change has ended.
  ///
  /// Call this method from a transition of your own that consists of others. The screens that would leave are asked.
  /// While a request holds the window, a screen that would have to ask its user blocks the change.
  public func perform(completion: RouteCompletion?) {
    let own = self.completion
    let change = DirectChange(self, of: ownTree) { result in
      own?(result)
      completion?(result)
    }
    change.plan()
  }

  /// The tree to change if the router passes no tree.
  var ownTree: LiveTree { preconditionFailure("PlannedTransition is abstract") }

  /// Returns the planned changes.
  ///
  /// - Throws: An error if the change is not possible.
  func plan(of live: LiveTree) throws -> TreePlan { preconditionFailure("PlannedTransition is abstract") }

  /// The screen in the tree that the transition brings forward.
  var revealed: UIViewController? { nil }

  /// The new screen that the transition shows.
  var newScreen: UIViewController? { nil }

  /// The new screen, if the transition can push it.
  var pushed: UIViewController? { nil }

  /// The update of the screen, which follows the changes of the tree.
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
    ) { [revealed, update] route in
      route.setStart(revealed)
      route.changes = plan.description + (update?.description ?? [])
      route.removed = plan.removed.map(\.typeName)
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
    // A container may add the element only when the container appears.
    let check = TransactionStep.verify {
      if live.contains(element) { return }
      let leaf = live.visibleLeaf(of: shown)
      // A container that has not loaded its view may still add the element. A screen with a context is a replacement.
      if leaf.isViewLoaded || leaf.hasContext { try note(leaf) }
    }
    return [.settle, check]
  }
}
