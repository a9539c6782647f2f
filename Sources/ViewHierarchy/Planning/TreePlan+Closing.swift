extension TreePlan {
  /// Plans that a view controller is removed from the tree. A modal is dismissed, a screen leaves its stack, and the
  /// last column of a split is emptied. The only screen of a stack is closed together with the stack.
  ///
  /// - Throws: ``Unclosable`` for the root, for a column before the last, for the only column of a split, and for a
  ///   child of any other container. Also for the only screen of a stack, if the stack cannot be closed.
  package mutating func close(_ viewController: UIViewController) throws {
    if let presenter = viewController.presenterInTree, viewController.parentInTree == nil {
      return dismiss(viewController, from: presenter)
    }
    guard let container = live.owner(of: viewController) else {
      throw Unclosable(viewController.typeName, heldBy: "the window, whose root it is")
    }
    let children = live.children(of: container)
    switch container {
    case is UINavigationController where children.count == 1: try close(container)
    case is UINavigationController: take(viewController, outOf: container)
    // If an earlier column were removed, the later columns would move up.
    case is UISplitViewController where children.count > 1 && children.last === viewController:
      take(viewController, outOf: container)
    default: throw Unclosable(viewController.typeName, heldBy: container.typeName)
    }
  }
}

/// The reason why a view controller cannot be closed.
package struct Unclosable: Error {
  package let type: String
  package let holder: String

  init(_ type: String, heldBy holder: String) {
    self.type = type
    self.holder = holder
  }
}

extension TreePlan {
  /// Plans that all modals of the tree are dismissed, also those of hidden screens.
  package mutating func dismissAll() {
    var pending = Array(live.root)
    while let next = pending.popLast() {
      if let presented = next.directlyPresented { dismiss(presented, from: next) }
      pending.append(contentsOf: live.reachableChildren(of: next))
    }
  }

  /// Plans that a presented view controller is dismissed, with all modals on it.
  package mutating func dismiss(_ viewController: UIViewController, from presenter: UIViewController) {
    var presented: [UIViewController] = []
    var next: UIViewController? = viewController
    while let top = next {
      presented.append(top)
      next = top.directlyPresented
    }
    append(DismissChange(presenter: presenter, presented: presented))
  }

  /// Plans that the modals over a view controller are dismissed, except those that stay (`LiveTree.stays`).
  ///
  /// - Parameter leaves: Returns whether a screen is going to leave the tree. An alert that asks this screen does not
  ///   stay.
  mutating func dismissWhatCovers(_ viewController: UIViewController, where leaves: (UIViewController) -> Bool) {
    // UIKit reports no modal over a screen that its container has removed, so the container is read.
    if let container = live.containerListing(viewController.familyRoot) { dismissWhatCovers(container, where: leaves) }
    let covers = covers(of: viewController) { [live] in live.stays($0, where: leaves) }
    for cover in covers { dismiss(cover.presented, from: cover.presenter) }
  }

  /// Plans that the alerts over a view controller are dismissed. Alerts that stay are not dismissed, and alerts that the
  /// plan dismisses already are not planned again.
  ///
  /// - Parameter isPassed: Returns whether a modal stays. The default is `LiveTree.stays`.
  package mutating func dismissAlerts(
    over viewController: UIViewController, passing isPassed: ((UIViewController) -> Bool)? = nil
  ) {
    let covers = covers(of: viewController, passing: isPassed ?? { [live] in live.stays($0) })
      .filter(\.presented.isAlert)
    guard !covers.isEmpty else { return }
    let removed = removed
    for cover in covers where !removed.holds(cover.presented) { dismiss(cover.presented, from: cover.presenter) }
  }

  /// Plans that a view controller leaves its container, and that all modals on it are dismissed.
  package mutating func take(_ viewController: UIViewController, outOf container: UIViewController) {
    if let presented = viewController.directlyPresented { dismiss(presented, from: viewController) }
    contents(of: container).edit(showing: nil) { children in children.removeAll { $0.isLive(viewController) } }
  }

  /// Returns the modals that cover a view controller, the outermost first. They are presented by its containers, by
  /// itself, or by the children that it shows.
  ///
  /// - Parameter isPassed: Returns whether a modal stays. The first modal over it that does not stay is returned in its
  ///   place.
  private func covers(
    of viewController: UIViewController, passing isPassed: (UIViewController) -> Bool
  ) -> [(presented: UIViewController, presenter: UIViewController)] {
    let leaf = live.singleLeaf(of: viewController)
    // `presentedViewController` of a child also returns a modal of its containers. If the innermost child has no modal,
    // its containers have none.
    if let leaf, leaf.presentedViewController == nil { return [] }
    var covers: [(presented: UIViewController, presenter: UIViewController)] = []
    var around = leaf ?? viewController
    while true {
      if let cover = around.cover(passing: isPassed) { covers.append(cover) }
      guard let container = around.parentInTree else { break }
      around = container
    }
    covers.reverse()
    guard leaf == nil else { return covers }
    var shown = live.visibleChildren(of: viewController)
    while let current = shown.popLast() {
      if let cover = current.cover(passing: isPassed) { covers.append(cover) }
      shown.append(contentsOf: live.visibleChildren(of: current))
    }
    return covers
  }
}

extension TreePlan {
  /// Plans that screens are removed, with everything presented on them. A modal is dismissed. A screen of a stack
  /// leaves with all screens above it. The first screen of a presented stack leaves with the stack.
  ///
  /// A given screen of another kind stays: a tab, a column, the root of the window, or the first screen of a stack that
  /// is not presented. Screens that are not in the tree are ignored.
  package mutating func remove(_ viewControllers: [UIViewController]) {
    let tops = viewControllers.filter(live.contains).compactMap(top)
    let outer = tops.filter { top in !tops.contains { $0.isBelow(top) } }
    for screen in outer where screen.parentInTree != nil && live.shownFamilyRoot(of: screen) != nil {
      dismissWhatCovers(screen) { $0 === screen || screen.isBelow($0) }
    }
    for screen in outer {
      if let container = live.owner(of: screen) {
        pop(screen, outOf: container)
      } else if let presenter = screen.presenterInTree, !dismisses(screen) {
        dismiss(screen, from: presenter)
      }
    }
  }

  /// Returns the outermost view controller that leaves with a screen: the screen itself, or the presented stack whose
  /// first screen it is; `nil` if the screen stays.
  private func top(of viewController: UIViewController) -> UIViewController? {
    guard let container = live.owner(of: viewController) else {
      return viewController.presenterInTree == nil ? nil : viewController
    }
    guard let stack = container as? UINavigationController else { return nil }
    return live.children(of: stack).first === viewController ? top(of: stack) : viewController
  }

  private mutating func pop(_ viewController: UIViewController, outOf stack: UIViewController) {
    contents(of: stack).edit(showing: nil) { children in
      guard let position = children.firstIndex(where: { $0.isLive(viewController) }) else { return }
      children.removeSubrange(position...)
    }
  }

  private func dismisses(_ viewController: UIViewController) -> Bool {
    changes.contains { ($0 as? DismissChange)?.presented.first === viewController }
  }
}

extension UIViewController {
  /// Returns whether this view controller contains or presents another view controller, directly or through others.
  fileprivate func isBelow(_ other: UIViewController) -> Bool {
    var next = other.parentInTree ?? other.presenterInTree
    while let current = next {
      if current === self { return true }
      next = current.parentInTree ?? current.presenterInTree
    }
    return false
  }
}
