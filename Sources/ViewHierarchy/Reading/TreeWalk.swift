/// Goes through the view controllers of a window in the order of a search: visible children before hidden ones, hidden tabs from
/// left to right, of other containers the last child before the first, a view controller's own family before what it presents.
///
/// Each view controller is looked at once at most, and none that is being dismissed. The cost is linear in the number
/// of view controllers looked at, and no call nests deeper for a deeper tree.
package struct TreeWalk {
  private let options: SearchOptions
  private let reader: ContainerReader
  private var seen = SeenScreens()
  /// Whether it matters who presents something.
  private var notesPresenters: Bool

  /// - Parameter reader: Says what containers contain.
  package init(options: SearchOptions, in reader: ContainerReader) {
    self.options = options
    self.reader = reader
    notesPresenters = options.contains(.presented)
  }

  /// The first view controller, from `start` on, that `matches` answers with true for.
  package mutating func first(
    from start: UIViewController, where matches: (UIViewController) throws -> Bool
  ) rethrows -> UIViewController? {
    let startCounts = !options.isDisjoint(with: [.current, .visible])
    var presenters: [UIViewController] = []
    if let found = try firstInFamily(of: start, includingTop: startCounts, &presenters, matches) { return found }
    if options.isDisjoint(with: [.parent, .presented, .presenting]) { return nil }
    if options.contains(.parent), let found = try firstAround(start, &presenters, matches) { return found }
    if options.contains(.presented) {
      let root = start.familyRoot
      if !presenters.holds(root) { presenters.append(root) }
      if let found = try firstAbove(presenters, matches) { return found }
    }
    if options.contains(.presenting) { return try firstBelow(start, matches) }
    return nil
  }

  /// A family from the top down: containers before what they contain.
  private mutating func firstInFamily(
    of top: UIViewController, includingTop: Bool, _ presenters: inout [UIViewController],
    _ matches: (UIViewController) throws -> Bool
  ) rethrows -> UIViewController? {
    guard !top.isLeaving else { return nil }
    var pending: [UIViewController] = []
    var next: UIViewController? = top
    while let current = next {
      next = nil
      if seen.insert(current) {
        if includingTop || current !== top, try matches(current) { return current }
        next = firstChild(of: current, others: &pending)
        if notesPresenters { notePresenters(from: top, to: current, showing: next, &presenters) }
      }
      if next == nil { next = pending.popLast() }
    }
    return nil
  }

  /// Notes who of a family may present something.
  private func notePresenters(
    from top: UIViewController, to current: UIViewController, showing child: UIViewController?,
    _ presenters: inout [UIViewController]
  ) {
    // UIKit answers for a child with what its containers present: where the innermost knows of nothing, nobody does. Of those
    // around the start the innermost has been looked at before.
    if child != nil, !options.contains(.parent) { return }
    // One that is alone is asked when it is its turn.
    if current !== top, current.presentedViewController == nil { return }
    var line = [current]
    var inner = current
    while inner !== top, let container = inner.parentInTree, !presenters.holds(container) {
      line.append(container)
      inner = container
    }
    presenters += line.reversed()
  }

  private mutating func firstAround(
    _ start: UIViewController, _ presenters: inout [UIViewController], _ matches: (UIViewController) throws -> Bool
  ) rethrows -> UIViewController? {
    var around = reader.container(of: start)
    while let container = around {
      if let found = try firstInFamily(of: container, includingTop: true, &presenters, matches) { return found }
      around = reader.container(of: container)
    }
    return nil
  }

  private mutating func firstAbove(
    _ presenters: [UIViewController], _ matches: (UIViewController) throws -> Bool
  ) rethrows -> UIViewController? {
    var level = presenters
    while !level.isEmpty {
      var next: [UIViewController] = []
      for presenter in level {
        guard let presented = presenter.directlyPresented else { continue }
        if let found = try firstInFamily(of: presented, includingTop: true, &next, matches) { return found }
      }
      level = next
    }
    return nil
  }

  private mutating func firstBelow(
    _ start: UIViewController, _ matches: (UIViewController) throws -> Bool
  ) rethrows -> UIViewController? {
    var below = start.presenterInTree
    // Nobody looks at what these present.
    notesPresenters = false
    var unused: [UIViewController] = []
    while let presenter = below {
      let root = presenter.familyRoot
      if let found = try firstInFamily(of: root, includingTop: true, &unused, matches) { return found }
      below = root.presenterInTree
    }
    return nil
  }

  /// What a search looks at next within a view controller. The others are added so that the last one is looked at first.
  private func firstChild(
    of viewController: UIViewController, others pending: inout [UIViewController]
  ) -> UIViewController? {
    guard !options.isDisjoint(with: [.visible, .contained]) else { return nil }
    switch reader.shownChild(of: viewController) {
    case .leaf: return nil
    case .one(let shown):
      guard options.contains(.contained) else { return shown }
      for child in others(in: viewController, reader.children(of: viewController)) where child !== shown {
        pending.append(child)
      }
      return shown
    case .byAdapter:
      guard let adapter = reader.adapter(of: viewController) else { return nil }
      let visible = adapter.visibleViewControllers
      if options.contains(.contained) {
        for child in others(in: viewController, reader.listed(by: adapter, in: viewController))
        where !visible.holds(child) {
          pending.append(child)
        }
      }
      pending.append(contentsOf: visible)
      return nil
    }
  }

  /// The children of a view controller in the order that has the last one looked at first: tabs from left to right.
  private func others(in viewController: UIViewController, _ children: [UIViewController]) -> [UIViewController] {
    guard let tabs = viewController as? UITabBarController else { return children }
    return reader.reachableChildren(of: tabs, listing: children).reversed()
  }
}

/// The view controllers that a search has looked at.
package struct SeenScreens {
  private var ids: Set<ObjectIdentifier> = []

  package init() {}

  /// Returns whether the view controller has not been looked at before.
  package mutating func insert(_ viewController: UIViewController) -> Bool {
    ids.insert(ObjectIdentifier(viewController)).inserted
  }
}
