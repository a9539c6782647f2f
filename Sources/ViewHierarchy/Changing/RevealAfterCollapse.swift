package import NavigationCore

/// Shows a view controller again where a split has covered it: one that was hidden collapses only as it appears.
package struct RevealAfterCollapse: TreeChange {
  private let live: LiveTree
  /// The splits that showed their columns side by side before the first change.
  private let splits: [UISplitViewController]
  private let animated: Bool
  private let destination: () -> UIViewController?

  /// - Parameters:
  ///   - viewController: Where the way goes, as far as that is there already.
  ///   - destination: What is to be visible in the end.
  /// - Returns: `nil` where no split around it shows its columns side by side.
  package init?(
    around viewController: UIViewController?, in live: LiveTree, animated: Bool,
    of destination: @escaping () -> UIViewController?
  ) {
    var splits: [UISplitViewController] = []
    var next = viewController
    while let current = next {
      if let split = current as? UISplitViewController, !split.isCollapsed { splits.append(split) }
      next = current.parent
    }
    guard !splits.isEmpty else { return nil }
    self.live = live
    self.splits = splits
    self.animated = animated
    self.destination = destination
  }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    guard let window = live.window else { return completion(.failure(NavigationError.windowIsGone)) }
    Settling.whenSettled(window) {
      guard splits.contains(where: \.isCollapsed), let destination = destination(),
        !live.isVisibleInItsFamily(destination)
      else { return completion(.success) }
      var tree = PlannedTree(live)
      tree.reveal(destination)
      SequenceChange(changes: tree.arrangements(in: live, animated: animated)).apply(completion: completion)
    }
  }
}
