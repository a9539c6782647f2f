/// Goes through the view controllers of a window in the order of a search: visible children before hidden ones, the
/// last child before the first, a view controller's own family before what it presents.
///
/// Each view controller is looked at once at most, and none that is being dismissed. The cost is linear in the number
/// of view controllers looked at, and no call nests deeper for a deeper tree.
package struct TreeWalk {
  private let options: SearchOptions
  private let locator: any ContainerAdapterLocator
  private var seen: Set<ObjectIdentifier> = []

  package init(options: SearchOptions, locator: any ContainerAdapterLocator) {
    self.options = options
    self.locator = locator
    seen.reserveCapacity(16)
  }

  /// The first view controller, from `start` on, that `matches` answers with true for.
  package mutating func first(
    from start: UIViewController, where matches: (UIViewController) throws -> Bool
  ) rethrows -> UIViewController? {
    let startCounts = !options.isDisjoint(with: [.current, .visible])
    var presenters: [UIViewController] = []
    if let found = try firstInFamily(of: start, includingTop: startCounts, &presenters, matches) { return found }
    if options.contains(.parent), let found = try firstAround(start, &presenters, matches) { return found }
    if options.contains(.presented) {
      presenters.append(start.familyRoot)
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
    var pending = [top]
    while let next = pending.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if includingTop || next !== top, try matches(next) { return next }
      presenters.append(next)
      addChildrenLastFirst(of: next, to: &pending)
    }
    return nil
  }

  private mutating func firstAround(
    _ start: UIViewController, _ presenters: inout [UIViewController], _ matches: (UIViewController) throws -> Bool
  ) rethrows -> UIViewController? {
    var around = start.parent
    while let container = around {
      if let found = try firstInFamily(of: container, includingTop: true, &presenters, matches) { return found }
      around = container.parent
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
    var below = start.presentingViewController
    while let presenter = below {
      var unused: [UIViewController] = []
      let root = presenter.familyRoot
      if let found = try firstInFamily(of: root, includingTop: true, &unused, matches) { return found }
      below = root.presentingViewController
    }
    return nil
  }

  /// Adds what a search looks at within a container, so that the last one is looked at first.
  private func addChildrenLastFirst(of viewController: UIViewController, to pending: inout [UIViewController]) {
    guard !options.isDisjoint(with: [.visible, .contained]), let adapter = locator.adapter(of: viewController) else {
      return
    }
    let visible = adapter.visibleViewControllers
    if options.contains(.contained) {
      for child in adapter.containedViewControllers where !visible.contains(where: { $0 === child }) {
        pending.append(child)
      }
    }
    pending.append(contentsOf: visible)
  }
}
