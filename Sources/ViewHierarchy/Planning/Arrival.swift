package import NavigationCore

/// The check at the end of a transaction: whether the destination is visible.
///
/// A hidden or new split collapses only when it appears, and its delegate may then put another screen on top. If such a
/// split has covered the destination or left it out, the destination is shown again.
struct Arrival {
  let live: LiveTree
  /// Returns the screen that has to be visible in the end; `nil` if it does not exist yet.
  let destination: () -> UIViewController?

  /// Returns steps that show the destination again if a split has hidden it by collapsing.
  ///
  /// The splits are those around the destination and around `start`, and those that join the tree.
  ///
  /// - Parameters:
  ///   - start: The view controller of the tree at which the changes begin.
  ///   - made: The splits that join the tree.
  /// - Returns: The steps; no steps if none of the splits shows its columns side by side now.
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

  /// Returns steps that show the destination again if any split of the tree has hidden it by collapsing. App code may
  /// put the destination into any split, so all splits are compared before and after.
  func revealAfterCollapseByAppCode() -> [TransactionStep] {
    let before = Set(collapsedSplits.map(ObjectIdentifier.init))
    return reveal { collapsedSplits.filter { !before.contains(ObjectIdentifier($0)) } }
  }

  /// Returns a step that checks that the destination is in the tree, and visible unless it may be hidden. If there is
  /// no destination, the check passes.
  ///
  /// - Parameter start: The view controller of the tree at which the changes begin; the destination by default.
  func verification(mayBeHidden: Bool, from start: UIViewController? = nil) -> TransactionStep {
    let before = live.shownChildren(around: start ?? destination())
    return .late(.nothing, needsAudience: false) { [live, destination] in
      guard let destination = destination() else { return [] }
      try live.verifyArrival(at: destination, mayBeHidden: mayBeHidden, shownBefore: before)
      return []
    }
  }

  /// Returns a step that checks that the destination is visible. The check also passes if the destination is not in the
  /// tree and app code has shown another screen instead.
  ///
  /// The other screen is new, or app code has brought it forward. A screen that is visible only because others left
  /// does not count.
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

  /// The visible screens, and the screens that are covered only by modals or by screens above them in a stack.
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

  /// Shows the destination again in the innermost of the splits, if that split has left it out as it collapsed.
  private func showAgain(
    _ destination: UIViewController, in splits: [UISplitViewController]
  ) throws -> [TransactionStep] {
    guard let split = splits.first(where: live.contains) else { return [] }
    let child = destination.familyRoot
    guard split.style == .unspecified else {
      // The collapse can only leave out a screen of a column.
      guard let (column, given) = split.column(of: child) else { return [] }
      return try TreePlan(live) { try $0.show(NewScreen(given), as: .column(column), of: split) }.steps
    }
    // In a split without columns, UIKit leaves the details out only if the delegate says so, or if the list's stack
    // cannot take them. So the destination was not left out if there is no delegate. Neither was it if the list's stack
    // contains a stack, because that stack is then the details.
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
  /// - Parameter shownBefore: The children that the containers around the destination showed before the changes.
  /// - Throws: ``DestinationNotVisible``. The error names the nearest container around the destination that has no
  ///   adapter.
  func verifyArrival(
    at destination: UIViewController, mayBeHidden: Bool = false, shownBefore: Set<ObjectIdentifier> = []
  ) throws {
    // A destination that its containers show is in the tree if and only if the outermost container is.
    let top = mayBeHidden ? destination : shownFamilyRoot(of: destination)
    if let top, contains(top) { return }
    let holder = container(of: destination).flatMap { nearest(around: $0) { adapter(of: $0) == nil } }
    throw DestinationNotVisible(
      name: destination.typeName, isInTree: contains(destination),
      isHiddenByMove: isHidden(destination, in: shownBefore), unadaptedContainer: holder?.typeName)
  }

  /// Of a view controller and all containers around it, returns each that is shown by the next container. The outermost
  /// is left out, because no container shows it.
  func shownChildren(around viewController: UIViewController?) -> Set<ObjectIdentifier> {
    var shown: Set<ObjectIdentifier> = []
    var child = viewController
    while let current = child {
      let container = container(of: current)
      if let container, isShown(current, in: container, leadingTo: viewController ?? current) {
        shown.insert(ObjectIdentifier(current))
      }
      child = container
    }
    return shown
  }

  /// Returns whether a container hides a screen now, although it showed the screen before.
  ///
  /// - Parameter children: The result of ``shownChildren(around:)`` before the changes.
  private func isHidden(_ screen: UIViewController, in children: Set<ObjectIdentifier>) -> Bool {
    let hidden = nearest(around: screen) { child in
      children.contains(ObjectIdentifier(child))
        && container(of: child).map { isShown(child, in: $0, leadingTo: screen) } == false
    }
    return hidden != nil
  }
}

extension UISplitViewController {
  /// Returns the column of a child, and the screen that was set for the column; `nil` if the child is in no column. The
  /// screen is not the child itself if UIKit has wrapped the screen in a stack.
  fileprivate func column(of child: UIViewController) -> (Column, UIViewController)? {
    for column in [Column.primary, .supplementary, .secondary] {
      guard let given = viewController(for: column) else { continue }
      if given.familyRoot === child { return (column, given) }
    }
    return nil
  }
}

extension LiveTree {
  /// Adds the last steps of a transaction, which are the same for every goal.
  ///
  /// The first steps show the destination again if a split has hidden it by collapsing as it appeared. They are left
  /// out for ``ArrivalProof/inTree``. The last step makes the check of `proof`.
  ///
  /// - Parameters:
  ///   - steps: The steps that lead to the destination.
  ///   - manner: The manner in which the destination gets to its place.
  ///   - proof: The check that the destination has to pass.
  ///   - destination: Returns the screen that has to be visible in the end. It is called when the steps are added, and
  ///     when they run.
  package func addArrival(
    to steps: inout [TransactionStep], by manner: Arriving = .planned(around: nil), proof: ArrivalProof = .visible,
    of destination: @escaping () -> UIViewController?
  ) {
    let arrival = Arrival(live: self, destination: destination)
    let mayBeHidden = if case .inTree = proof { true } else { false }
    if !mayBeHidden {
      switch manner {
      case .planned(let start, let made): steps += arrival.revealAfterCollapse(around: start, making: made)
      case .appCode: steps += arrival.revealAfterCollapseByAppCode()
      }
    }
    switch proof {
    case .visible, .inTree: steps.append(arrival.verification(mayBeHidden: mayBeHidden, from: manner.start))
    case .visibleOrReplaced(let note): steps.append(arrival.verification(orReplaced: note))
    case .none: break
    }
  }
}

/// The manner in which a destination gets to its place.
package enum Arriving {
  /// By planned changes. They begin at a view controller of the tree, and add the given splits to the tree.
  case planned(around: UIViewController?, making: [UISplitViewController] = [])
  /// By app code, which may put the destination anywhere.
  case appCode

  /// The view controller of the tree at which planned changes begin; `nil` if there is none.
  fileprivate var start: UIViewController? {
    if case .planned(let start, _) = self { start } else { nil }
  }
}

/// The check that a destination has to pass after the changes.
package enum ArrivalProof {
  /// The containers of the destination show it.
  case visible
  /// The containers of the destination show it, unless app code has shown another screen instead. The other screen
  /// stays, and the closure receives it.
  case visibleOrReplaced(by: (UIViewController) -> Void)
  /// The destination is in the tree, visible or not.
  case inTree
  /// No check. A screen that leaves again while it appears counts as shown.
  case none
}

extension RoutePlan {
  /// Records the name of the view controller at which the route begins. Also records its place: the names of its
  /// containers and presenters, the outermost first, and its own name.
  package mutating func setStart(_ viewController: UIViewController?) {
    found = viewController?.typeName
    var next = viewController
    while let current = next {
      place.insert(current.typeName, at: 0)
      next = current.parentInTree ?? current.presenterInTree
    }
  }
}
