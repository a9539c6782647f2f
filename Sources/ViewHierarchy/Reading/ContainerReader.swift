/// Reads the containers of an app: their children, and the children that they show. Nothing is cached: each call reads
/// UIKit.
package class ContainerReader {
  package final let locator: any ContainerAdapterLocator
  /// Whether an app's own locator provides the adapters.
  package final let hasOwnLocator: Bool

  nonisolated deinit {}

  package init(locator: any ContainerAdapterLocator = DefaultContainerAdapterLocator()) {
    self.locator = locator
    hasOwnLocator = !(locator is DefaultContainerAdapterLocator)
  }
}

// MARK: - Children

extension ContainerReader {
  package func shownChild(of viewController: UIViewController) -> ShownChild {
    switch kind(of: viewController) {
    case .leaf: .leaf
    case .stack: .one((viewController as? UINavigationController)?.topViewController)
    case .tabs: .one((viewController as? UITabBarController)?.shownChild)
    case .other: .byAdapter
    }
  }

  func kind(of viewController: UIViewController) -> ContainerKind {
    let traits = ScreenTraits.of(viewController)
    guard traits.contains(.isContainer) else { return .leaf }
    // An app's own locator may read UIKit's containers in another way.
    if hasOwnLocator { return .other }
    return traits.contains(.isStack) ? .stack : traits.contains(.isTabs) ? .tabs : .other
  }

  /// Returns the innermost visible view controller in a view controller. If a container shows several children, the
  /// last of them counts.
  package func visibleLeaf(of viewController: UIViewController) -> UIViewController {
    var leaf = viewController
    while let child = lastVisibleChild(of: leaf) { leaf = child }
    return leaf
  }

  /// Returns the adapter for a view controller; `nil` if it is no container, or if the app's locator does not know it.
  package func adapter(of viewController: UIViewController) -> (any ContainerAdapter)? {
    switch kind(of: viewController) {
    case .leaf: nil
    case .stack: (viewController as? UINavigationController).map(NavigationControllerAdapter.init)
    case .tabs: (viewController as? UITabBarController).map(TabBarControllerAdapter.init)
    case .other where !hasOwnLocator: DefaultContainerAdapterLocator.adapter(of: viewController)
    case .other: (viewController as? any ContainerViewController).flatMap(locator.adapter(for:))
    }
  }

  package func children(of viewController: UIViewController) -> [UIViewController] {
    switch kind(of: viewController) {
    case .leaf: []
    case .stack: (viewController as? UINavigationController)?.viewControllers ?? []
    case .tabs: (viewController as? UITabBarController)?.viewControllers ?? []
    case .other: adapter(of: viewController).map { listed(by: $0, in: viewController) } ?? []
    }
  }

  /// Returns the children that an adapter lists. Records the container for children without a parent.
  func listed(by adapter: any ContainerAdapter, in container: UIViewController) -> [UIViewController] {
    let listed = adapter.containedViewControllers
    if ScreenTraits.of(container).isDisjoint(with: [.isStack, .isTabs]) { note(listed, listedBy: container) }
    return listed
  }

  package func visibleChildren(of viewController: UIViewController) -> [UIViewController] {
    adapter(of: viewController)?.visibleViewControllers ?? []
  }

  /// Returns the last of the children that a view controller shows; `nil` if it shows none.
  func lastVisibleChild(of viewController: UIViewController) -> UIViewController? {
    switch shownChild(of: viewController) {
    case .leaf: nil
    case .one(let child): child
    case .byAdapter: visibleChildren(of: viewController).last
    }
  }

  /// Returns the innermost visible view controller in a view controller, modals ignored. Returns `nil` if an adapter
  /// reads a container on the way, because that container may show several children.
  package func singleLeaf(of viewController: UIViewController) -> UIViewController? {
    var leaf = viewController
    while true {
      switch shownChild(of: leaf) {
      case .leaf, .one(nil): return leaf
      case .one(let child?): leaf = child
      case .byAdapter: return nil
      }
    }
  }

  /// Returns the outermost container around a view controller, or the view controller itself if it is in none. Returns
  /// `nil` if one of the containers hides the view controller. Modals are ignored.
  func shownFamilyRoot(of viewController: UIViewController) -> UIViewController? {
    var child = viewController
    while let container = container(of: child) {
      guard isShown(child, in: container, leadingTo: viewController) else { return nil }
      child = container
    }
    return child
  }

  /// Returns whether a container shows a child.
  ///
  /// - Parameter viewController: The view controller to which the child leads: the child itself, or a view controller
  ///   in it.
  func isShown(
    _ child: UIViewController, in container: UIViewController, leadingTo viewController: UIViewController
  ) -> Bool {
    if shows(child, in: container) == true { return true }
    switch kind(of: container) {
    case .leaf: return child.isSeen(in: container)
    case .stack: return false
    case .tabs: return shows(entry(of: container, leadingTo: viewController), in: container) == true
    case .other:
      guard let visible = adapter(of: container)?.visibleViewControllers else { return child.isSeen(in: container) }
      return visible.holds(child) || visible.holds(entry(of: container, leadingTo: viewController))
    }
  }

  /// Returns whether a stack or a tab bar controller shows a child. Returns `nil` if the container is read with an
  /// adapter, or is no container.
  package func shows(_ child: UIViewController, in container: UIViewController) -> Bool? {
    guard case .one(let shown) = shownChild(of: container) else { return nil }
    if shown === child { return true }
    // The More stack may show another screen on top of the selected tab. The tab bar controller then still shows the
    // tab.
    return shown != nil && shown === child.parent
      && (container as? UITabBarController)?.selectedViewController === child
  }
}

// MARK: - All below a view controller

extension ContainerReader {
  /// Calls back with a view controller, all view controllers in it, and all modals on these, at any depth.
  package func forEach(from start: UIViewController, _ body: (UIViewController) -> Void) {
    forEachWithPresented(from: start) { viewController, _ in body(viewController) }
  }

  /// Calls back with each view controller that ``forEach(from:_:)`` visits, and with the modal that this view controller
  /// itself presents.
  func forEachWithPresented(
    from start: UIViewController, _ body: (UIViewController, _ presented: UIViewController?) -> Void
  ) {
    var screens = ScreensBelow(start: start, reader: self)
    while let (viewController, presented) = screens.next() { body(viewController, presented) }
  }
}

/// Visits a view controller, the view controllers in it, and their modals. Each view controller comes before its
/// children, and its children before its own modal.
private struct ScreensBelow: IteratorProtocol {
  typealias Screen = (viewController: UIViewController, presented: UIViewController?)

  private let start: UIViewController
  private let reader: ContainerReader
  private var last: Screen?
  /// The view controllers still to be visited, except for the next one. So a single child needs no list.
  private var pending: [UIViewController] = []

  init(start: UIViewController, reader: ContainerReader) { (self.start, self.reader) = (start, reader) }

  mutating func next() -> Screen? {
    let next = if let last { after(last) } else { start as UIViewController? }
    guard let viewController = next else { return nil }
    last = (viewController, viewController.directlyPresented)
    return last
  }

  private mutating func after(_ screen: Screen) -> UIViewController? {
    let children = reader.reachableChildren(of: screen.viewController)
    guard let first = children.first else { return screen.presented ?? pending.popLast() }
    if let presented = screen.presented { pending.append(presented) }
    for child in children.dropFirst().reversed() { pending.append(child) }
    return first
  }
}

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
  /// stack lies between a tab bar controller and a tab. If `viewController` is itself such a view controller, the result
  /// is the listed child in it. If no listed child is found, the result is the outermost view controller below the
  /// container.
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
