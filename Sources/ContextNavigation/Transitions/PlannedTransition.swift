public import ContextCore
package import NavigationCore
import RouteComposition
import ViewHierarchy

/// A transition of the library. The router plans the transition on the current tree, and then makes the planned changes.
public class PlannedTransition: PlannableTransition {
  let animated: Bool

  /// A closure that receives the result once. If the transition was rolled back, the result is a failure. If the request ends
  /// before the transition begins, the closure is not called.
  let completion: RouteCompletion?

  nonisolated deinit {}

  init(_ animated: Bool, _ completion: RouteCompletion?) { (self.animated, self.completion) = (animated, completion) }

  /// Performs the change immediately, outside of any queue, and calls the completion once, when the change has ended.
  ///
  /// Call this method from a transition of your own that consists of other transitions. The screens that would leave are
  /// asked. If a screen has to ask its user while a request holds the window, the change fails.
  public func perform(completion: RouteCompletion?) {
    let own = self.completion
    let change = DirectChange(self, of: ownTree) { result in
      own?(result)
      completion?(result)
    }
    change.plan()
  }

  /// The tree to change if the transition is not planned on the stage of a window, for instance in a direct call of
  /// ``perform(completion:)``.
  var ownTree: LiveTree { preconditionFailure("PlannedTransition is abstract") }

  /// Returns the plan of the changes. Changes nothing.
  ///
  /// - Throws: An error if the transition is not possible.
  func plan(of live: LiveTree) throws -> TreePlan { preconditionFailure("PlannedTransition is abstract") }

  /// The screen in the tree that the transition brings forward; `nil` if it brings forward none.
  var revealed: UIViewController? { nil }

  /// The new screen that the transition shows; `nil` if it shows none.
  var newScreen: UIViewController? { nil }

  /// The new screen if the transition may push it; `nil` if the transition never pushes it.
  var pushed: UIViewController? { nil }

  /// The update of the screen that the transition brings forward; `nil` if the screen needs no update. The update follows the
  /// changes of the tree.
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
    // A container may add the element only when it appears, so this check follows the changes.
    let check = TransactionStep.verify {
      if live.contains(element) { return }
      let leaf = live.visibleLeaf(of: shown)
      // `leaf` may be a container that will still add the element, as long as its view is not loaded. A screen with a context is
      // always a replacement.
      if leaf.isViewLoaded || leaf.hasContext { try note(leaf) }
    }
    return [.settle, check]
  }
}
