import NavigationCore

/// The check at the end of a transaction: whether the destination is visible.
///
/// A hidden or new split collapses only when it appears, and its delegate may then put another screen on top. If such a
/// split has covered the destination or left it out, the destination is shown again.
struct Arrival {
  let live: LiveTree
  /// The screen that is visible in the end, once it exists.
  let destination: () -> UIViewController?

  /// Looks in the splits around the destination, and in those that join the tree.
  ///
  /// - Parameters:
  ///   - start: The view controller of the tree that the changes begin at.
  ///   - made: The splits that join the tree.
  /// - Returns: No steps if no split around the destination shows its columns side by side.
  func revealAfterCollapse(
    around start: UIViewController?, making made: [UISplitViewController]
  ) -> [TransactionStep] {
    var splits = made
    let shown = destination()
    addSplits(around: shown, to: &splits)
    if start !== shown { addSplits(around: start, to: &splits) }
    if splits.isEmpty { return [] }
    let expanded = splits.filter { !$0.isCollapsed }
    guard !expanded.isEmpty else { return [] }
    return reveal { expanded.filter(\.isCollapsed) }
  }

  private func addSplits(around viewController: UIViewController?, to splits: inout [UISplitViewController]) {
    var next = viewController as? UISplitViewController ?? viewController?.splitViewController
    while let split = next {
      splits.append(split)
      next = split.splitViewController
    }
  }

  /// Looks in every split that collapses. Only then is it known into which one app code has put the destination.
  func revealAfterCollapseByAppCode() -> [TransactionStep] {
    let before = Set(collapsedSplits.map(ObjectIdentifier.init))
    return reveal { collapsedSplits.filter { !before.contains(ObjectIdentifier($0)) } }
  }

  /// Checks that the destination is in the tree, and visible unless it may be hidden.
  func verification(mayBeHidden: Bool) -> TransactionStep {
    .late(.nothing, needsAudience: false) { [live, destination] in
      guard let destination = destination() else { return [] }
      try live.verifyArrival(at: destination, mayBeHidden: mayBeHidden)
      return []
    }
  }

  /// Checks that the destination is visible, unless it is in no tree and app code has shown another screen instead.
  ///
  /// The other screen is new, or was brought forward. A screen that was only uncovered does not count.
  ///
  /// - Parameter note: Called with the other screen.
  func verification(orReplaced note: @escaping (UIViewController) -> Void) -> TransactionStep {
    let before = live.visiblePath.last
    let below = screensInSight
    return .late(.nothing, needsAudience: false) { [live, destination] in
      guard let missing = destination(), !live.contains(missing), let shown = live.visiblePath.last, shown !== before,
        !below.contains(ObjectIdentifier(shown)) || before.map(live.contains) == true
      else { return [verification(mayBeHidden: false)] }
      note(shown)
      return []
    }
  }

  /// The screens that are visible, and those that would be without the modals and the screens above them in stacks.
  private var screensInSight: Set<ObjectIdentifier> {
    var inSight: Set<ObjectIdentifier> = []
    var pending = live.presentationChain
    while let next = pending.popLast() {
      inSight.insert(ObjectIdentifier(next))
      pending += next is UINavigationController ? live.children(of: next) : live.visibleChildren(of: next)
    }
    return inSight
  }

  /// The collapsed splits of the tree, the innermost first.
  private var collapsedSplits: [UISplitViewController] {
    var splits: [UISplitViewController] = []
    live.forEach { if let split = $0 as? UISplitViewController, split.isCollapsed { splits.append(split) } }
    return splits.reversed()
  }

  private func reveal(whereCollapsed splits: @escaping () -> [UISplitViewController]) -> [TransactionStep] {
    let look = TransactionStep.late(.everything, needsAudience: false) { [live, destination] in
      guard let destination = destination() else { return [] }
      let splits = splits()
      guard live.contains(destination) else { return try showAgain(destination, in: splits) }
      guard !splits.isEmpty, live.shownFamilyRoot(of: destination) == nil else { return [] }
      return TreePlan(live) { $0.reveal(destination) }.steps
    }
    return [.settle, look]
  }

  /// Shows the details that the innermost of these has left out as it collapsed.
  private func showAgain(
    _ destination: UIViewController, in splits: [UISplitViewController]
  ) throws -> [TransactionStep] {
    guard let split = splits.first(where: live.contains) else { return [] }
    let child = destination.familyRoot
    guard split.style == .unspecified else {
      // A screen in no column was not left out by the collapse.
      guard let (column, given) = split.column(of: child) else { return [] }
      return try TreePlan(live) { try $0.show(NewScreen(given), as: .column(column), of: split) }.steps
    }
    // UIKit leaves details out only if a delegate says so, or if they cannot be pushed onto the list. A stack within
    // the list's stack is the split's own details, so the destination was another screen.
    if let list = split.viewControllers.first as? UINavigationController,
      split.delegate == nil || list.viewControllers.contains(where: { $0 is UINavigationController })
    {
      return []
    }
    return try TreePlan(live) { try $0.show(NewScreen(child), as: .details, of: split) }.steps
  }
}

extension LiveTree {
  /// Checks that a destination is in the tree, and visible unless it may be hidden.
  ///
  /// - Throws: ``DestinationNotVisible``, which names a container around the destination that a router cannot change.
  func verifyArrival(at destination: UIViewController, mayBeHidden: Bool = false) throws {
    // If its containers show it, the outermost is in the tree or it is not.
    let top = mayBeHidden ? destination : shownFamilyRoot(of: destination)
    if let top, contains(top) { return }
    let holder = container(of: destination).flatMap { nearest(around: $0) { adapter(of: $0) == nil } }
    throw DestinationNotVisible(
      name: destination.typeName, isInTree: contains(destination), unadaptedContainer: holder?.typeName)
  }
}

extension UISplitViewController {
  /// The column of a child, with the screen that was given to the column: UIKit wraps a screen that is no stack in a
  /// stack of its own.
  fileprivate func column(of child: UIViewController) -> (Column, UIViewController)? {
    for column in [Column.primary, .supplementary, .secondary] {
      guard let given = viewController(for: column) else { continue }
      if given.familyRoot === child { return (column, given) }
    }
    return nil
  }
}
