package import NavigationCore

/// The splits that show their columns side by side before a change.
///
/// A split that was hidden collapses only as it appears, and may by that cover what was arranged in it before.
package struct ExpandedSplits {
  private var splits: [UISplitViewController] = []

  /// The splits around a view controller.
  package init(around viewController: UIViewController?) {
    var next = viewController
    while let current = next {
      if let split = current as? UISplitViewController, !split.isCollapsed { splits.append(split) }
      next = current.parent
    }
  }

  /// What shows a view controller that one of them has covered by collapsing; nothing where none has.
  package func changes(
    revealing viewController: UIViewController, in live: LiveTree, animated: Bool
  ) -> [any TreeChange] {
    guard splits.contains(where: \.isCollapsed), !live.isVisibleInItsFamily(viewController) else { return [] }
    var tree = PlannedTree(live)
    tree.reveal(viewController)
    return tree.arrangements(in: live, animated: animated)
  }
}
