/// The view controllers of a window as they are now, or of a tree that is in none. Nothing is kept: every question is
/// put to UIKit.
package final class LiveTree {
  package private(set) weak var window: UIWindow?
  /// The root of a tree that is in no window.
  private let rootOutsideWindow: UIViewController?
  package let locator: any ContainerAdapterLocator
  /// Whether an app's own locator says what containers contain.
  package let hasOwnLocator: Bool
  /// Whether alerts in front stay, as a guard that is being asked may have shown them.
  let keepsAlerts: Bool
  /// Whether the alerts of leave questions go, although the screens that they ask about stay.
  let dropsQuestions: Bool
  /// Whether it is the tree of a window, which may have gone.
  private let isOfWindow: Bool
  /// What waits for the window to be shown; let go of when the window goes.
  package var showing: AnyObject?
  /// The wait for the window to have a root view controller; released when the window goes.
  var filling: AnyObject?
  nonisolated deinit {}

  /// - Parameter rootOutsideWindow: The root of a tree that is in no window, which is kept from there on. UIKit presents nothing
  ///   there.
  package init(
    window: UIWindow?, rootOutsideWindow: UIViewController? = nil,
    locator: any ContainerAdapterLocator = DefaultContainerAdapterLocator(), keepsAlerts: Bool = false,
    dropsQuestions: Bool = false
  ) {
    self.window = window
    isOfWindow = window != nil
    self.rootOutsideWindow = rootOutsideWindow
    self.locator = locator
    self.keepsAlerts = keepsAlerts
    self.dropsQuestions = dropsQuestions
    hasOwnLocator = !(locator is DefaultContainerAdapterLocator)
  }

  /// Whether its window no longer exists.
  var isGone: Bool { isOfWindow && window == nil }

  package var root: UIViewController? { window?.treeRoot ?? rootOutsideWindow }

  /// The presented view controller on top of all others, alerts included; the root where nothing is presented.
  package var topmost: UIViewController? {
    guard let root else { return nil }
    guard var top = presentation(coveringFamilyOf: root) else { return root }
    if let front = window?.modalInFront { top = front }
    while let presented = presentation(coveringFamilyOf: top) { top = presented }
    window?.noteFront(top)
    return top
  }

  /// The root, then what is presented over it, each over the one before.
  package var presentationChain: [UIViewController] {
    guard let root else { return [] }
    var chain = [root]
    var top = root
    while let presented = presentation(coveringFamilyOf: top) {
      chain.append(presented)
      top = presented
    }
    return chain
  }

  /// The visible view controllers from the topmost family, outermost first.
  package var visiblePath: [UIViewController] { pathWithoutModals ?? path(from: topmost) }

  /// The view controllers that the current screen consists of, outermost first.
  package var pathInFront: [UIViewController] { path(from: screenInFront) }

  /// The visible view controllers if each container shows one child and nothing is presented, which one look tells: UIKit
  /// answers for the innermost with what its containers present.
  private var pathWithoutModals: [UIViewController]? {
    guard var last = root else { return [] }
    var path = [last]
    path.reserveCapacity(4)
    while true {
      switch shownChild(of: last) {
      case .leaf, .one(nil): return last.presentedViewController == nil ? path : nil
      case .one(let child?):
        path.append(child)
        last = child
      case .byAdapter: return nil
      }
    }
  }

  private func path(from top: UIViewController?) -> [UIViewController] {
    var path: [UIViewController] = []
    var next = top
    while let viewController = next {
      path.append(viewController)
      next = lastVisibleChild(of: viewController)
    }
    return path
  }

  /// The innermost view controller that a family shows.
  package func visibleLeaf(of viewController: UIViewController) -> UIViewController {
    var leaf = viewController
    while let child = lastVisibleChild(of: leaf) { leaf = child }
    return leaf
  }

  /// The adapter for a view controller, if that is a container.
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

  /// The children that an adapter lists.
  func listed(by adapter: any ContainerAdapter, in container: UIViewController) -> [UIViewController] {
    let listed = adapter.containedViewControllers
    if ScreenTraits.of(container).isDisjoint(with: [.isStack, .isTabs]) { note(listed, listedBy: container) }
    return listed
  }

  package func visibleChildren(of viewController: UIViewController) -> [UIViewController] {
    adapter(of: viewController)?.visibleViewControllers ?? []
  }

  /// The last of the children that a view controller shows.
  private func lastVisibleChild(of viewController: UIViewController) -> UIViewController? {
    switch shownChild(of: viewController) {
    case .leaf: nil
    case .one(let child): child
    case .byAdapter: visibleChildren(of: viewController).last
    }
  }

  /// What is presented over the family of `root` by a member of it that is visible.
  private func presentation(coveringFamilyOf root: UIViewController) -> UIViewController? {
    if let presented = root.coveringPresented { return presented }
    // UIKit answers for a child with what its containers present: where the innermost knows of nothing, nobody does.
    if let single = singleLeaf(of: root), single.presentedViewController == nil { return nil }
    var pending = [root]
    while let next = pending.popLast() {
      if let presented = next.coveringPresented { return presented }
      pending.append(contentsOf: visibleChildren(of: next))
    }
    return nil
  }

  /// The innermost view controller that a family shows, where each of its containers is a plain one that shows one child;
  /// `nil` where an app's own says what is shown, or several are shown beside each other.
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

  /// Whether the view controller is in this tree, visible or not.
  package func contains(_ viewController: UIViewController) -> Bool {
    guard let root else { return false }
    var top = viewController.familyRoot
    if top === root { return true }
    if top.presenterInTree != nil, top === window?.modalInFront { return true }
    while top !== root {
      guard let presenter = top.presenterInTree else { return containerListing(top) != nil }
      if top.isGoing { return false }
      top = presenter.familyRoot
    }
    return true
  }

  /// The outermost container around a view controller, itself where there is none; `nil` where one of them does not show it. What
  /// may be presented over it is not asked.
  func shownFamilyRoot(of viewController: UIViewController) -> UIViewController? {
    var child = viewController
    while let container = container(of: child) {
      guard isShown(child, in: container, leadingTo: viewController) else { return nil }
      child = container
    }
    return child
  }

  /// Whether a container shows its child, in which a view controller stands.
  private func isShown(
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

  /// Whether a container shows a child; `nil` where only its adapter can tell.
  package func shows(_ child: UIViewController, in container: UIViewController) -> Bool? {
    guard case .one(let shown) = shownChild(of: container) else { return nil }
    if shown === child { return true }
    // The More stack shows another screen on top of the tab that is selected.
    return shown != nil && shown === child.parent
      && (container as? UITabBarController)?.selectedViewController === child
  }

  /// All view controllers of the tree, each container before its children, each family before what it presents.
  package func forEach(_ body: (UIViewController) -> Void) {
    guard let root else { return }
    forEach(from: root, body)
  }

  /// Calls back with `start`, all it contains, and all that these present.
  package func forEach(from start: UIViewController, _ body: (UIViewController) -> Void) {
    forEachWithPresented(from: start) { viewController, _ in body(viewController) }
  }

  /// The same, each with what it presents itself: UIKit looks through its containers for that.
  func forEachWithPresented(
    from start: UIViewController, _ body: (UIViewController, _ presented: UIViewController?) -> Void
  ) {
    var screens = ScreensBelow(start: start, tree: self)
    while let (viewController, presented) = screens.next() { body(viewController, presented) }
  }
}

/// Meets a view controller, all it contains, and all that these present, each container before its children, each family before what
/// it presents.
private struct ScreensBelow: IteratorProtocol {
  typealias Screen = (viewController: UIViewController, presented: UIViewController?)

  private let start: UIViewController
  private let tree: LiveTree
  private var last: Screen?
  /// Those that wait for their turn. The next one is not listed, so that no list is made of one child.
  private var pending: [UIViewController] = []

  init(start: UIViewController, tree: LiveTree) { (self.start, self.tree) = (start, tree) }

  // Not inlined: the compiler would copy it for each closure that a walk is given.
  @inline(never)
  mutating func next() -> Screen? {
    let next = if let last { after(last) } else { start as UIViewController? }
    guard let viewController = next else { return nil }
    last = (viewController, viewController.directlyPresented)
    return last
  }

  private mutating func after(_ screen: Screen) -> UIViewController? {
    let children = tree.reachableChildren(of: screen.viewController)
    guard let first = children.first else { return screen.presented ?? pending.popLast() }
    if let presented = screen.presented { pending.append(presented) }
    for child in children.dropFirst().reversed() { pending.append(child) }
    return first
  }
}
