package import NavigationCore

extension LiveTree {
  /// Shows a view controller again where a split has covered it: one that was hidden collapses only as it appears.
  ///
  /// - Parameters:
  ///   - viewController: Where the way goes, as far as that is there already.
  ///   - destination: What is to be visible in the end.
  /// - Returns: Nothing where no split around it shows its columns side by side.
  package func revealAfterCollapse(
    around viewController: UIViewController?, of destination: @escaping () -> UIViewController?
  ) -> [TransactionStep] {
    var splits: [UISplitViewController] = []
    var next = viewController
    while let current = next {
      if let split = current as? UISplitViewController, !split.isCollapsed { splits.append(split) }
      next = current.parent
    }
    guard !splits.isEmpty else { return [] }
    let look = TransactionStep.late(.everything, needsAudience: false) { [self] in
      guard splits.contains(where: \.isCollapsed), let destination = destination(), !isVisibleInItsFamily(destination)
      else { return [] }
      return try TreePlan(self, Reveal(destination)).steps
    }
    return [.settle, look]
  }
}
