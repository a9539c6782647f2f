/// The view controllers of a window as they are now. Nothing is kept: every question is put to UIKit.
package final class LiveTree {
  package private(set) weak var window: UIWindow?
  package let locator: any ContainerAdapterLocator
  /// Whether an app's own locator says what containers contain.
  package let hasOwnLocator: Bool
  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  package init(window: UIWindow?, locator: any ContainerAdapterLocator = DefaultContainerAdapterLocator()) {
    self.window = window
    self.locator = locator
    hasOwnLocator = !(locator is DefaultContainerAdapterLocator)
  }

  package var root: UIViewController? { window?.rootViewController }

  /// The presented view controller on top of all others; the root where nothing is presented.
  package var topmost: UIViewController? { presentationChain.last }

  /// The root, then what is presented over it, each over the one before.
  package var presentationChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = root
    while let top = next {
      chain.append(top)
      next = presentation(coveringFamilyOf: top)
    }
    return chain
  }

  /// The visible view controllers from the topmost family, outermost first.
  package var visiblePath: [UIViewController] {
    var path: [UIViewController] = []
    var next = topmost
    while let viewController = next {
      path.append(viewController)
      next = visibleChildren(of: viewController).last
    }
    return path
  }

  /// The innermost view controller that a family shows.
  package func visibleLeaf(of viewController: UIViewController) -> UIViewController {
    var leaf = viewController
    while let child = visibleChildren(of: leaf).last { leaf = child }
    return leaf
  }

  package func adapter(of viewController: UIViewController) -> (any ContainerAdapter)? {
    locator.adapter(of: viewController)
  }

  package func children(of viewController: UIViewController) -> [UIViewController] {
    adapter(of: viewController)?.containedViewControllers ?? []
  }

  package func visibleChildren(of viewController: UIViewController) -> [UIViewController] {
    adapter(of: viewController)?.visibleViewControllers ?? []
  }

  /// What is presented over the family of `root` by a member of it that is visible.
  private func presentation(coveringFamilyOf root: UIViewController) -> UIViewController? {
    var pending = [root]
    while let next = pending.popLast() {
      if let presented = next.directlyPresented { return presented }
      pending.append(contentsOf: visibleChildren(of: next))
    }
    return nil
  }

  /// Whether the view controller is in this window's tree, visible or not.
  package func contains(_ viewController: UIViewController) -> Bool {
    guard let window else { return false }
    var next: UIViewController? = viewController
    while let current = next {
      let root = current.familyRoot
      if root === window.rootViewController { return true }
      if root.isBeingDismissed { return false }
      next = root.presentingViewController
    }
    return false
  }

  /// Whether its containers show it; what may be presented over it is not asked.
  package func isVisibleInItsFamily(_ viewController: UIViewController) -> Bool {
    var child = viewController
    while let parent = child.parent {
      if let adapter = adapter(of: parent), !adapter.visibleViewControllers.contains(where: { $0 === child }),
        !isShownBehindMore(child, of: parent)
      {
        return false
      }
      child = parent
    }
    return true
  }

  /// Whether it is the stack behind a tab bar's More item, in which the selected tab stands. The bar does not list it.
  private func isShownBehindMore(_ child: UIViewController, of parent: UIViewController) -> Bool {
    guard child is UINavigationController, let selected = (parent as? UITabBarController)?.selectedViewController else {
      return false
    }
    return selected !== child && selected.parent === child
  }

  /// All view controllers of the tree, each container before its children, each family before what it presents.
  package func forEach(_ body: (UIViewController) -> Void) {
    guard let root else { return }
    forEach(from: root, body)
  }

  /// `start`, all it contains, and all that these present.
  package func forEach(from start: UIViewController, _ body: (UIViewController) -> Void) {
    var pending = [start]
    while let next = pending.popLast() {
      body(next)
      if let presented = next.directlyPresented { pending.append(presented) }
      pending.append(contentsOf: children(of: next).reversed())
    }
  }
}
