import NavigationCore

/// What is looked at when a transaction's changes are made: whether the destination is visible.
///
/// A split that was hidden, or is new, collapses only as it appears, and its delegate may then have another screen on top. The
/// destination is shown again where such a split has covered it or left it out.
struct Arrival {
  let live: LiveTree
  /// What is to be visible in the end, as far as that is there already.
  let destination: () -> UIViewController?

  /// Looks in the splits around the destination, and in those that are going to join the tree.
  ///
  /// - Parameters:
  ///   - start: Where the way goes, as far as that is there already.
  ///   - made: Splits that are going to join the tree.
  /// - Returns: Nothing where no split around it shows its columns side by side.
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

  /// Looks in every split that collapses meanwhile: which one app code puts the destination into, or whether any, is only
  /// known afterwards.
  func revealAfterCollapseByAppCode() -> [TransactionStep] {
    let before = Set(collapsedSplits.map(ObjectIdentifier.init))
    return reveal { collapsedSplits.filter { !before.contains(ObjectIdentifier($0)) } }
  }

  /// Holds the destination to being in the tree, and visible unless it may be hidden.
  func verification(mayBeHidden: Bool) -> TransactionStep {
    .late(.nothing, needsAudience: false) { [live, destination] in
      guard let destination = destination() else { return [] }
      try live.verifyArrival(at: destination, mayBeHidden: mayBeHidden)
      return []
    }
  }

  /// Holds the destination to being visible, unless it is nowhere and app code has shown another screen in its place.
  ///
  /// That is a new one, or one brought forward: what was only uncovered, as what lay over it went, was not shown.
  ///
  /// - Parameter note: Told of that screen.
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

  /// What is visible, and what would be if what lies over it went: under modals, and in the stacks on the way.
  private var screensInSight: Set<ObjectIdentifier> {
    var inSight: Set<ObjectIdentifier> = []
    var pending = live.presentationChain
    while let next = pending.popLast() {
      inSight.insert(ObjectIdentifier(next))
      pending += next is UINavigationController ? live.children(of: next) : live.visibleChildren(of: next)
    }
    return inSight
  }

  /// The innermost first.
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
      // What stands in no column was not left out by the collapse.
      guard let (column, given) = split.column(of: child) else { return [] }
      return try TreePlan(live) { try $0.show(NewScreen(given), as: .column(column), of: split) }.steps
    }
    // UIKit leaves details out only where a delegate says so, or where they cannot be pushed onto the list. A stack within the
    // list's is the split's own details, so that these were others.
    if let list = split.viewControllers.first as? UINavigationController,
      split.delegate == nil || list.viewControllers.contains(where: { $0 is UINavigationController })
    {
      return []
    }
    return try TreePlan(live) { try $0.show(NewScreen(child), as: .details, of: split) }.steps
  }
}

extension LiveTree {
  /// Holds a destination to being in the tree, and visible unless it may be hidden.
  ///
  /// - Throws: ``DestinationNotThere``, which names a container around the destination that a router cannot change.
  func verifyArrival(at destination: UIViewController, mayBeHidden: Bool = false) throws {
    // If its containers show it, the outermost is in the tree or it is not.
    let top = mayBeHidden ? destination : shownFamilyRoot(of: destination)
    if let top, contains(top) { return }
    let holder = container(of: destination).flatMap { nearest(around: $0) { adapter(of: $0) == nil } }
    throw DestinationNotThere(
      name: destination.typeName, isInTree: contains(destination), unadaptedContainer: holder?.typeName)
  }
}

extension UISplitViewController {
  /// The column of one of its children, with what was put there: UIKit puts a screen that is no stack into one of its own.
  fileprivate func column(of child: UIViewController) -> (Column, UIViewController)? {
    for column in [Column.primary, .supplementary, .secondary] {
      guard let given = viewController(for: column) else { continue }
      if given.familyRoot === child { return (column, given) }
    }
    return nil
  }
}
