extension TreePlan {
  /// Plans that a view controller of the tree becomes visible, and that the modals over it are dismissed. Modals that
  /// stay (`LiveTree.stays`) are not dismissed.
  package mutating func reveal(_ viewController: UIViewController) {
    let live = live
    dismissWhatCovers(viewController) { screen in
      var families = TreePlan(live)
      families.revealInFamilies(around: viewController)
      return families.removed.holds(screen)
    }
    revealInFamilies(around: viewController)
  }

  /// Plans that the containers around a view controller show it. The same is planned for each presenter below it.
  private mutating func revealInFamilies(around viewController: UIViewController) {
    let outermost = revealInFamily(viewController)
    var below = outermost.presenterInTree
    // The presenters below the modal in front are shown already.
    if below != nil, outermost === live.window?.modalInFront { return }
    // A modal of a hidden child is hidden with it, for instance in a tab that is not selected.
    while let presenter = below { below = revealInFamily(presenter).presenterInTree }
  }

  /// Plans that the containers around a view controller show it.
  ///
  /// - Returns: The outermost container, or the view controller itself if it is in no container.
  private mutating func revealInFamily(_ viewController: UIViewController) -> UIViewController {
    var child = viewController
    while let container = live.container(of: child) {
      // A plain container that shows the child already needs no change.
      if live.shows(child, in: container) != true {
        reveal(live.entry(of: container, leadingTo: viewController), in: container)
      }
      child = container
    }
    return child
  }

  private mutating func reveal(_ child: UIViewController, in container: UIViewController) {
    let isShown = live.shows(child, in: container)
    if isShown == true { return }
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tabs = container as? UITabBarController,
      let choice = TabChoiceChange(showing: child, in: tabs, live)
    {
      return append(choice)
    }
    if let split = container as? UISplitViewController { collapse(split, around: child) }
    guard let adapter = live.adapter(of: container) else { return }
    let isVisible = isShown ?? adapter.visibleViewControllers.holds(child)
    let before = adapter.containedViewControllers
    guard before.holds(child) || container is UITabBarController else { return }
    let after = adapter.containedViewControllers(afterMakingVisible: child)
    guard !isVisible || !before.isSame(as: after) else { return }
    if let stack = container as? UINavigationController { expand(stack) }
    contents(of: container).show(child, of: after)
  }
}
