extension ContainerReader {
  /// Returns the children of a view controller that a search can reach. For a tab bar controller, these include the
  /// unchosen tabs of groups, and the More stack while it shows another screen than a tab.
  package func reachableChildren(of viewController: UIViewController) -> [UIViewController] {
    let children = children(of: viewController)
    guard let tabs = viewController as? UITabBarController else { return children }
    return reachableChildren(of: tabs, listing: children)
  }

  /// Returns the children of a tab bar controller that a search can reach.
  func reachableChildren(of tabs: UITabBarController, listing children: [UIViewController]) -> [UIViewController] {
    let unchosen = tabs.unchosenScreens(children)
    note(unchosen, listedBy: tabs)
    return tabs.reachableChildren(children) + unchosen
  }

  /// Records which container lists children that have no parent, so that their container can be found.
  func note(_ children: [UIViewController], listedBy container: UIViewController) {
    for child in children where child.parentInTree == nil {
      child.madeScreenRecord.listing = WeakScreen(container)
    }
  }

  /// Returns the container around a view controller; `nil` for a root or a modal that is in no container of the tree.
  ///
  /// The container is `parentInTree` if there is one. Otherwise it is the container in the tree that lists the child.
  /// Two kinds of children are listed but have no parent: the unchosen tabs of a group, and children that a container
  /// of the app hides and does not add.
  package func container(of viewController: UIViewController) -> UIViewController? {
    viewController.parentInTree ?? containerListing(viewController)
  }

  /// Returns the container that a view controller belongs to; `nil` if there is none. This is its container
  /// (`container(of:)`), except for a tab in the More stack, which belongs to the tab bar controller.
  package func owner(of viewController: UIViewController) -> UIViewController? {
    guard let parent = viewController.parent as? UINavigationController,
      let tabs = parent.parent as? UITabBarController,
      tabs.viewControllers?.holds(viewController) == true
    else { return container(of: viewController) }
    return tabs
  }

  /// Returns the listed child of a container that leads to a view controller: the view controller itself, or a child
  /// that contains it.
  ///
  /// UIKit or an app may put another view controller between the container and its listed child. For example, the More
  /// stack lies between a tab bar controller and a tab. For the More stack, the result is the tab in it. If no listed
  /// child is found, the result is the outermost view controller below the container.
  package func entry(of container: UIViewController, leadingTo viewController: UIViewController) -> UIViewController {
    let listed = children(of: container)
    var found: UIViewController?
    var top = viewController
    while true {
      if listed.holds(top) { found = top }
      guard let around = self.container(of: top), around !== container else { break }
      top = around
    }
    return found ?? listed.first { $0.parent === top } ?? top
  }

  /// Returns the view controller itself or the nearest container around it that satisfies a predicate; `nil` if none
  /// does.
  package func nearest(
    around viewController: UIViewController, where suits: (UIViewController) -> Bool
  ) -> UIViewController? {
    var next: UIViewController? = viewController
    while let current = next {
      if suits(current) { return current }
      next = container(of: current)
    }
    return nil
  }

  /// Returns the nearest navigation controller around a view controller; `nil` if there is none.
  package func stack(around viewController: UIViewController) -> UINavigationController? {
    if let stack = viewController.navigationController { return stack }
    return container(of: viewController).flatMap { nearest(around: $0) { $0 is UINavigationController } }
      as? UINavigationController
  }

  /// Returns the container that lists a child without a parent. Returns `nil` if the child has a parent or a presenter,
  /// if no search has met the child, or if the container no longer lists it.
  func containerListing(_ child: UIViewController) -> UIViewController? {
    guard let container = child.screenRecord?.listing.viewController, child.parentInTree == nil,
      child.presenterInTree == nil, reachableChildren(of: container).holds(child)
    else { return nil }
    return container
  }

}

extension UIViewController {
  /// Returns whether a container without an adapter shows the view controller. This is so if its view is in a window
  /// and not hidden. Returns `true` also while the container itself is in no window.
  func isSeen(in container: UIViewController) -> Bool {
    guard container.viewIfLoaded?.window != nil else { return true }
    guard let view = viewIfLoaded else { return false }
    return view.window != nil && !view.isHidden
  }
}
