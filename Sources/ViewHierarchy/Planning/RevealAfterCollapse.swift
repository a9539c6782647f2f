package import NavigationCore

extension LiveTree {
  /// Shows a view controller again where a split has covered it or left it out: one that was hidden, or is new, collapses only
  /// as it appears, and its delegate may then have another screen on top.
  ///
  /// - Parameters:
  ///   - viewController: Where the way goes, as far as that is there already.
  ///   - made: Splits that are going to join the tree.
  ///   - destination: What is to be visible in the end.
  /// - Returns: Nothing where no split around it shows its columns side by side.
  package func revealAfterCollapse(
    around viewController: UIViewController?, making made: [UISplitViewController] = [],
    of destination: @escaping () -> UIViewController?
  ) -> [TransactionStep] {
    var splits = made
    let shown = destination()
    addSplits(around: shown, to: &splits)
    if viewController !== shown { addSplits(around: viewController, to: &splits) }
    if splits.isEmpty { return [] }
    splits.removeAll(where: \.isCollapsed)
    guard !splits.isEmpty else { return [] }
    let look = TransactionStep.late(.everything, needsAudience: false) { [self] in
      guard let destination = destination() else { return [] }
      guard contains(destination) else { return try showAgain(destination, in: splits) }
      guard splits.contains(where: \.isCollapsed), !isVisibleInItsFamily(destination) else { return [] }
      return try TreePlan(self, Reveal(destination)).steps
    }
    return [.settle, look]
  }

  private func addSplits(around viewController: UIViewController?, to splits: inout [UISplitViewController]) {
    var next = viewController
    while let current = next {
      if case .other = plain(current), let split = current as? UISplitViewController { splits.append(split) }
      next = current.parent
    }
  }

  /// Shows the details that the innermost of these has left out as it collapsed.
  private func showAgain(
    _ destination: UIViewController, in splits: [UISplitViewController]
  ) throws -> [TransactionStep] {
    guard let split = splits.first(where: { $0.isCollapsed && contains($0) }) else { return [] }
    let child = destination.familyRoot
    if let (column, given) = split.column(of: child) {
      return try TreePlan(self, ShowColumn(NewScreen(given), as: .column(column), of: split)).steps
    }
    return try TreePlan(self, ShowColumn(NewScreen(child), as: .details, of: split)).steps
  }
}

extension UISplitViewController {
  /// The column of one of its children, with what was put there: UIKit puts a screen that is no stack into one of its own.
  fileprivate func column(of child: UIViewController) -> (Column, UIViewController)? {
    guard style != .unspecified else { return nil }
    for column in [Column.primary, .supplementary, .secondary] {
      guard let given = viewController(for: column) else { continue }
      if given.familyRoot === child { return (column, given) }
    }
    return nil
  }
}
