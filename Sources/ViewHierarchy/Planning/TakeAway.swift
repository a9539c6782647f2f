/// Takes screens away, each with all that stands on it: one that is presented is dismissed, one in a stack goes with those
/// above it, the first of a presented stack with the stack.
///
/// What stands elsewhere stays: a tab, a column, the root of the window, the first of a stack that is not presented. Where
/// screens are not in the tree any more there is nothing to do.
package struct TakeAway: Edit {
  private let viewControllers: [UIViewController]

  package init(_ viewControllers: [UIViewController]) { self.viewControllers = viewControllers }

  package func plan(into plan: inout TreePlan) {
    let live = plan.live
    let tops = viewControllers.filter(live.contains).compactMap { top(of: $0, in: live) }
    let outer = tops.filter { top in !tops.contains { $0.isBelow(top) } }
    for screen in outer where screen.parentInTree != nil && live.shownFamilyRoot(of: screen) != nil {
      plan.dismissWhatCovers(screen) { $0 === screen || screen.isBelow($0) }
    }
    for screen in outer {
      if let container = live.owner(of: screen) {
        pop(screen, outOf: container, &plan)
      } else if let presenter = screen.presenterInTree, !plan.dismisses(screen) {
        plan.dismiss(screen, from: presenter)
      }
    }
  }

  /// What goes with the screen as the lowest: itself, or the presented stack that it is the first of; `nil` where it stays.
  private func top(of viewController: UIViewController, in live: LiveTree) -> UIViewController? {
    guard let container = live.owner(of: viewController) else {
      return viewController.presenterInTree == nil ? nil : viewController
    }
    guard let stack = container as? UINavigationController else { return nil }
    return live.children(of: stack).first === viewController ? top(of: stack, in: live) : viewController
  }

  private func pop(_ viewController: UIViewController, outOf stack: UIViewController, _ plan: inout TreePlan) {
    plan.contents(of: stack).edit(showing: nil) { children in
      guard let position = children.firstIndex(where: { $0.isLive(viewController) }) else { return }
      children.removeSubrange(position...)
    }
  }
}

extension TreePlan {
  fileprivate func dismisses(_ viewController: UIViewController) -> Bool {
    changes.contains { ($0 as? DismissChange)?.presented.first === viewController }
  }
}

extension UIViewController {
  /// Whether the other stands in this one, or in what it presents.
  fileprivate func isBelow(_ other: UIViewController) -> Bool {
    var next = other.parentInTree ?? other.presenterInTree
    while let current = next {
      if current === self { return true }
      next = current.parentInTree ?? current.presenterInTree
    }
    return false
  }
}
