/// Visits the view controllers of a window in the order of a search: visible children come before hidden ones, and the
/// view controllers in a container before the modals on them. Hidden tabs are visited from left to right, hidden
/// children of other containers from the last to the first.
///
/// Each view controller is visited at most once. View controllers that are being dismissed are skipped. The cost is
/// linear in the number of visited view controllers, and the depth of calls does not grow with the tree.
package struct TreeWalk {
  private let options: SearchOptions
  private let reader: ContainerReader
  private var seen = SeenScreens()
  /// Whether the search records presenters, to search their modals later.
  private var notesPresenters: Bool

  /// - Parameters:
  ///   - options: The part of the tree to visit.
  ///   - reader: The reader of the containers.
  package init(options: SearchOptions, in reader: ContainerReader) {
    self.options = options
    self.reader = reader
    notesPresenters = options.contains(.presented)
  }

  /// Returns the first view controller, beginning at `start`, for which `matches` returns `true`; `nil` if there is
  /// none.
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

  /// Returns the first match among a view controller and everything in it, containers before their children; `nil` if
  /// there is none.
  ///
  /// - Parameters:
  ///   - includingTop: Whether the view controller itself may match.
  ///   - presenters: Receives the view controllers that may present a modal, if ``notesPresenters`` is set.
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

  /// Adds to `presenters` the view controllers from `top` down to `current` that may present a modal, the outermost
  /// first.
  ///
  /// - Parameters:
  ///   - current: The view controller that is being visited.
  ///   - child: The child of `current` that is visited next; `nil` if there is none.
  private func notePresenters(
    from top: UIViewController, to current: UIViewController, showing child: UIViewController?,
    _ presenters: inout [UIViewController]
  ) {
    // `presentedViewController` of a child also returns a modal of its containers, so only the innermost view
    // controllers are asked. With `.parent`, the innermost may have been visited before its containers, so the
    // containers are asked too.
    if child != nil, !options.contains(.parent) { return }
    // The top is recorded without a look at its modal, because the search of the modals reads it anyway.
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
    // The modals of the presenters below are not searched.
    notesPresenters = false
    var unused: [UIViewController] = []
    while let presenter = below {
      let root = presenter.familyRoot
      if let found = try firstInFamily(of: root, includingTop: true, &unused, matches) { return found }
      below = root.presenterInTree
    }
    return nil
  }

  /// Returns the child that the search visits next; `nil` if the last view controller of `pending` is next. The other
  /// children are added to `pending`, which is visited from its end.
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

  /// Returns the children of a view controller, in the reverse order of their visits. Tabs are visited from left to
  /// right, other children from the last to the first.
  private func others(in viewController: UIViewController, _ children: [UIViewController]) -> [UIViewController] {
    guard let tabs = viewController as? UITabBarController else { return children }
    return reader.reachableChildren(of: tabs, listing: children).reversed()
  }
}

/// The view controllers that a search has looked at.
package struct SeenScreens {
  private var ids: Set<ObjectIdentifier> = []

  package init() {}

  /// Adds a view controller, and returns whether the search had not looked at it before.
  package mutating func insert(_ viewController: UIViewController) -> Bool {
    ids.insert(ObjectIdentifier(viewController)).inserted
  }
}

/// The part of the tree that a search looks at, relative to the view controller at which the search starts.
///
/// If the options contain ``presented``, ``presenting`` or ``parent``, the options ``visible`` and ``contained`` also apply
/// to those modals, presenters and containers.
nonisolated public struct SearchOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The starting view controller itself.
  public static let current = SearchOptions(rawValue: 1 << 0)
  /// The starting view controller and the children that are visible in it, at any depth.
  public static let visible = SearchOptions(rawValue: 1 << 1)
  /// All children of the starting view controller, hidden ones included, at any depth.
  public static let contained = SearchOptions(rawValue: 1 << 2)
  /// Upwards: the modals over the starting view controller, each over the one before.
  public static let presented = SearchOptions(rawValue: 1 << 3)
  /// Downwards: the presenters below the starting view controller, each below the one before.
  public static let presenting = SearchOptions(rawValue: 1 << 4)
  /// The containers around the starting view controller.
  public static let parent = SearchOptions(rawValue: 1 << 5)

  /// The starting view controller and all its children.
  public static let currentAllStack: SearchOptions = [.current, .contained]
  /// The starting view controller and its visible children.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// The starting view controller, the modals over it and the presenters below it, each with its visible children.
  public static let allVisible: SearchOptions = [.current, .visible, .presented, .presenting]
  /// The starting view controller, the modals over it and the presenters below it, each with all its children.
  public static let fullStack: SearchOptions = [.current, .contained, .presented, .presenting]
  /// The starting view controller, all its children, and the modals over it.
  public static let currentAndUp: SearchOptions = [.current, .contained, .presented]
  /// The starting view controller, all its children, and the presenters below it.
  public static let currentAndDown: SearchOptions = [.current, .contained, .presenting]
}

nonisolated extension SearchOptions: CustomStringConvertible {
  /// The names of the options, in the order they are declared.
  public var description: String {
    let names: [(SearchOptions, String)] = [
      (.current, "current"), (.visible, "visible"), (.contained, "contained"), (.presented, "presented"),
      (.presenting, "presenting"), (.parent, "parent"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
