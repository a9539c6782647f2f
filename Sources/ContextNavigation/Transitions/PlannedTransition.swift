import ContextCore
import NavigationCore
import RouteComposition
import ViewHierarchy

/// A transition of this module: planned on the tree as it is, and made as one change.
protocol PlannedTransition: PlannableTransition {
  var animated: Bool { get }

  /// The tree that it changes, where the router names no other.
  var ownTree: LiveTree { get }

  /// What it is going to change.
  ///
  /// - Throws: What makes it impossible.
  func planned(on live: LiveTree) throws -> PlannedTree

  /// The screen that it shows for the first time.
  var newcomer: UIViewController? { get }

  /// The screen of the tree that it brings forward.
  var revealed: UIViewController? { get }

  /// What it does beside changing the tree, once that is done.
  var update: ScreenUpdate? { get }
}

extension PlannedTransition {
  var newcomer: UIViewController? { nil }

  var revealed: UIViewController? { nil }

  var update: ScreenUpdate? { nil }

  package func plan(in tree: (any RestorableTree)?) throws -> TransitionPlan {
    let live = tree as? LiveTree ?? ownTree
    let planned = try planned(on: live)
    var changes = planned.treeChanges(in: live, animated: animated) { _ in newcomer }
    if !changes.isEmpty,
      let reveal = RevealAfterCollapse(around: revealed, in: live, animated: animated, of: { revealed })
    {
      changes.append(reveal)
    }
    if let update { changes.append(update) }
    return TransitionPlan(
      questions: planned.removed.reversed().compactMap(Question.leaving), changes: changes,
      undo: { update?.undo() })
  }

  /// Makes the change at once, outside of any queue: for a transition of the app's own that consists of others.
  ///
  /// The screens that would go are asked. One that has to ask its user holds the change where a request has the window. The
  /// completion is called once, when all has ended.
  func makeChange(_ completion: RouteCompletion?) {
    DirectChange(self, of: ownTree) { completion?($0) }.plan()
  }
}
