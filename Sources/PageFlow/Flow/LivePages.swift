import ViewHierarchy

/// The pages of a flow that are in the tree now.
struct LivePages {
  struct Entry {
    let controller: UIViewController
    let node: Int
    /// The position in `entries` of the page below this page, or `nil` if there is none.
    let below: Int?
  }

  private(set) var entries: [Entry] = []
  /// The view controllers that contain pages, and that are children of a container without an adapter; the outermost first.
  /// `LiveTree` does not list these children.
  private(set) var inPlainContainers: [UIViewController] = []
  /// The nodes of the pages that were skipped when pages in the tree were shown. A node stays in the list if its page is in the
  /// tree again.
  private var skipped: [Int] = []
  private let records: PageRecords
  private let live: LiveTree
  private let tree: PageTree
  /// The position of the page that the user sees. If other screens cover the pages, this is the page directly below them. The
  /// value is `nil` if no page is visible or covered.
  private(set) var current: Int?
  /// The navigation controller of the first page, or `nil` for a presented flow without a page on screen.
  private(set) var stack: UINavigationController?

  /// Reads the pages of a flow from the tree. Returns `nil` if the flow is not prepared, or if the tree does not contain the
  /// flow's root navigation controller. For a presented flow, returns `nil` if the tree has no root.
  ///
  /// - Complexity: Linear in the number of view controllers in the tree.
  init?(of flow: AppFlowController, in live: LiveTree) {
    self.live = live
    (records, tree) = (flow.records, flow.tree)
    // Most trees have fewer pages than this.
    entries.reserveCapacity(8)
    switch flow.ground {
    case .root(let stack) where live.contains(stack):
      self.stack = stack
      current = walk(stack, nil)
    case .presented:
      guard let root = live.root else { return nil }
      current = walk(root, nil)
      stack = presentedStack
    case .root, nil: return nil
    }
  }

  private var presentedStack: UINavigationController? {
    let stacks = entries.lazy.compactMap { $0.controller.familyRoot as? UINavigationController }
    return stacks.first { $0.presenterInTree != nil }
  }

  /// Adds the pages in a view controller and in the modals over it. Returns the position of the innermost page that is shown,
  /// or `below` if there is none.
  private mutating func walk(_ viewController: UIViewController, _ below: Int?) -> Int? {
    var next: UIViewController? = viewController
    var last = below
    while let top = next {
      last = walkFamily(top, last)
      next = presented(inFamilyOf: top)
    }
    return last
  }

  private mutating func walkFamily(_ viewController: UIViewController, _ below: Int?) -> Int? {
    var last = below
    if let record = records[key: viewController], record.isShown || viewController.isReportedVisible {
      entries.append(Entry(controller: viewController, node: record.node, below: below))
      last = entries.count - 1
      skipped += record.skipped
    }
    if let stack = viewController as? UINavigationController {
      for child in live.children(of: stack) { last = walkFamily(child, last) }
      return pageReported(by: stack, last) ?? last
    }
    switch live.shownChild(of: viewController) {
    case .leaf: return walkChildren(of: viewController, last)
    case .one(let shown):
      return walk(live.reachableChildren(of: viewController), over: last) { $0 === shown }
    case .byAdapter:
      guard let adapter = live.adapter(of: viewController) else { return walkChildren(of: viewController, last) }
      let visible = adapter.visibleViewControllers
      return walk(adapter.containedViewControllers, over: last) { visible.holds($0) }
    }
  }

  private mutating func walkChildren(of viewController: UIViewController, _ below: Int?) -> Int? {
    var last = below
    for child in viewController.children {
      let count = entries.count
      inPlainContainers.append(child)
      last = walkFamily(child, last)
      if entries.count == count { inPlainContainers.removeLast() }
    }
    return last
  }

  /// Adds the pages in the children of a container. Also adds the pages in the modals over hidden children; the caller adds the
  /// modals over visible children.
  ///
  /// - Parameter below: The position of the page below the children, or `nil` if there is none.
  /// - Returns: The position of the innermost page in the visible children, or `below` if there is none.
  private mutating func walk(
    _ children: [UIViewController], over below: Int?, where isVisible: (UIViewController) -> Bool
  ) -> Int? {
    var shown = below
    for child in children {
      let isVisible = isVisible(child)
      let inner = isVisible ? walkFamily(child, below) : walk(child, below)
      if isVisible { shown = inner }
    }
    return shown
  }

  /// Returns the position of the page that a navigation controller of the app reports as its visible view controller.
  ///
  /// If the visible view controller contains the page at `last`, returns `last`. Returns `nil` if the navigation controller
  /// reports its top view controller, or another view controller that is no page.
  ///
  /// - Parameter last: The position of the innermost page that was found in the navigation controller.
  private func pageReported(by stack: UINavigationController, _ last: Int?) -> Int? {
    guard let visible = stack.visibleViewController, visible !== stack.topViewController else { return nil }
    // If the stack reports a tab bar, the page in its selected tab is visible.
    if let last, entries[last].controller.isWithin([ObjectIdentifier(visible)]) { return last }
    return entries.lastIndex { $0.controller === visible }
  }

  /// Returns the modal that a view controller or one of its visible descendants presents, or `nil` if none presents.
  private func presented(inFamilyOf top: UIViewController) -> UIViewController? {
    // UIKit also returns the modal of a container for each child of the container. If the innermost child has no modal, its
    // containers have none either.
    if let leaf = live.singleLeaf(of: top), leaf.children.isEmpty, leaf.presentedViewController == nil { return nil }
    var pending = [top]
    while let next = pending.popLast() {
      if let presented = next.directlyPresented { return presented }
      let children = live.adapter(of: next) == nil ? next.children : live.visibleChildren(of: next)
      pending.append(contentsOf: children)
    }
    return nil
  }
}

extension LivePages {
  /// The page at ``current`` and the pages below it, down to the first page. Empty if ``current`` is `nil`.
  var line: [Entry] {
    var line: [Entry] = []
    line.reserveCapacity(entries.count)
    var next = current
    while let position = next {
      line.append(entries[position])
      next = entries[position].below
    }
    return line
  }

  /// Returns the pages by their nodes. If a page is in the tree twice, returns the entry in ``line``, or else the later entry.
  func byNode() -> [Int: Entry] {
    var found: [Int: Entry] = [:]
    for entry in entries { found[entry.node] = entry }
    for entry in line { found[entry.node] = entry }
    return found
  }

  /// Returns a Boolean value that indicates whether a page is skipped: it is not on screen, and a page on screen skips it.
  func isSkipped(_ node: Int) -> Bool { skipped.contains(node) && !entries.contains { $0.node == node } }

  /// Returns a Boolean value that indicates whether a page is above a view controller in the tree, directly or over other pages.
  ///
  /// Two kinds of pages do not count as above a tab bar controller: its tabs, and a page over a tab if the registered path of the
  /// page contains that tab.
  func isAbove(_ entry: Entry, _ anchor: UIViewController) -> Bool {
    var current = entry
    while current.controller !== anchor {
      guard let below = current.below else { return false }
      if tree.nodes[current.node].isTab, entries[below].controller === anchor,
        tree.path(to: entry.node).contains(current.node)
      {
        return false
      }
      current = entries[below]
    }
    return entry.controller !== anchor
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether a navigation controller of the app reports this screen as its visible view
  /// controller, although another view controller is on its top.
  var isReportedVisible: Bool {
    guard let stack = navigationController, stack.topViewController !== self else { return false }
    return stack.visibleViewController === self
  }
}
