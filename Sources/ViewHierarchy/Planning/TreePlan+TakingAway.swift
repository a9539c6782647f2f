extension TreePlan {
  /// Plans that screens are removed, with everything presented on them. A modal is dismissed. A screen of a stack
  /// leaves with all screens above it. The first screen of a presented stack leaves with the stack.
  ///
  /// A given screen of another kind stays: a tab, a column, the root of the window, or the first screen of a stack that
  /// is not presented. Screens that are not in the tree are ignored.
  package mutating func takeAway(_ viewControllers: [UIViewController]) {
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
