import ViewHierarchy

/// The pages that are in a tree now. Nothing is kept: it is read from the tree whenever it is needed.
struct LivePages {
  struct Entry {
    let controller: UIViewController
    let node: Int
    /// The page under this one, by its position.
    let below: Int?
  }

  private(set) var entries: [Entry] = []
  /// What plain containers hold that has pages in it, outermost first: it is not listed with those.
  private(set) var inPlainContainers: [UIViewController] = []
  /// The pages that are left out by one that is shown.
  private var skipped: [Int] = []
  private let records: PageRecords
  private let live: LiveTree
  private let tree: PageTree
  /// The page that the user sees, or that lies under what is no page.
  private(set) var current: Int?
  /// The navigation controller that the first page stands in; `nil` where it is presented and no page is there.
  private(set) var stack: UINavigationController?

  /// Reads the pages of a flow; `nil` where the tree is not the one that they stand in.
  ///
  /// - Complexity: Linear in the number of view controllers in the tree.
  init?(of flow: AppFlowController, in live: LiveTree) {
    self.live = live
    (records, tree) = (flow.records, flow.tree)
    // Room at once for as many as there mostly are.
    entries.reserveCapacity(8)
    switch flow.ground {
    case .standing(let stack) where live.contains(stack):
      self.stack = stack
      current = walk(stack, nil)
    case .presented:
      guard let root = live.root else { return nil }
      current = walk(root, nil)
      stack = presentedStack
    case .standing, nil: return nil
    }
  }

  private var presentedStack: UINavigationController? {
    let stacks = entries.lazy.compactMap { $0.controller.familyRoot as? UINavigationController }
    return stacks.first { $0.presenterInTree != nil }
  }

  /// Enters a view controller with all it contains and presents. Returns the innermost page that it shows.
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
    if let record = records[key: viewController], record.isShown || viewController.isToldByStack {
      entries.append(Entry(controller: viewController, node: record.node, below: below))
      last = entries.count - 1
      skipped += record.skipped
    }
    if let stack = viewController as? UINavigationController {
      for child in live.children(of: stack) { last = walkFamily(child, last) }
      return toldByStack(stack, last) ?? last
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

  /// Enters what a container contains. Of what it does not show, what is presented is entered too.
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

  /// What a navigation controller of the app's own says is visible in it, where its top is a container.
  ///
  /// - Parameter last: The innermost page that is shown in it otherwise.
  private func toldByStack(_ stack: UINavigationController, _ last: Int?) -> Int? {
    guard let told = stack.visibleViewController, told !== stack.topViewController else { return nil }
    // A tab that a bar shows is seen where the bar is what is told.
    if let last, entries[last].controller.isWithin([ObjectIdentifier(told)]) { return last }
    return entries.lastIndex { $0.controller === told }
  }

  /// What a family presents from where it is visible.
  private func presented(inFamilyOf top: UIViewController) -> UIViewController? {
    // UIKit answers for a child with what its containers present: where the innermost knows of nothing, nobody does.
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
  /// From the page that the user sees down to the first.
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

  /// The view controllers of pages; of two for one page the one that is seen, or else the later one.
  func byNode() -> [Int: Entry] {
    var found: [Int: Entry] = [:]
    for entry in entries { found[entry.node] = entry }
    for entry in line { found[entry.node] = entry }
    return found
  }

  /// Whether a page is left out by one that is shown, and is not shown itself.
  func isSkipped(_ node: Int) -> Bool { skipped.contains(node) && !entries.contains { $0.node == node } }

  /// Whether a page lies above another in the tree. A tab, and the pages registered below it, are not above their bar.
  func isAbove(_ entry: Entry, _ anchor: UIViewController) -> Bool {
    var current = entry
    while current.controller !== anchor {
      guard let below = current.below else { return false }
      if tree.nodes[current.node].isTab, entries[below].controller === anchor,
        tree.way(to: entry.node).contains(current.node)
      {
        return false
      }
      current = entries[below]
    }
    return entry.controller !== anchor
  }
}

extension UIViewController {
  /// Whether the stack around it, of a class of the app's own, says that it is what is visible in what is on top.
  var isToldByStack: Bool {
    guard let stack = navigationController, stack.topViewController !== self else { return false }
    return stack.visibleViewController === self
  }
}
