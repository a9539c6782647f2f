/// A view controller that is there already, or one that a plan is going to build, by its number in the plan.
package enum PlannedScreen: Equatable {
  case live(UIViewController)
  case new(Int)

  package var liveViewController: UIViewController? {
    if case .live(let viewController) = self { viewController } else { nil }
  }
}

/// One change that a plan is going to make.
package enum PlannedChange {
  /// Dismissing `presented`, lowest first, from `presenter`.
  case dismiss(presenter: UIViewController, presented: [UIViewController])
  /// Giving a container that is there its children, and showing one of them.
  case contain(PlannedContents)
  /// Making a new screen the root of the window.
  case replaceRoot(Int)
  /// Presenting a new screen.
  case present(Int, on: PlannedScreen)
  /// An action of the app's own, whose effect cannot be told beforehand.
  case opaque(Int, on: PlannedScreen)
}

/// What a container that is there is going to contain.
package final class PlannedContents {
  package let container: UIViewController
  package let before: [UIViewController]
  package fileprivate(set) var after: [PlannedScreen]
  package fileprivate(set) var visible: PlannedScreen?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  /// Whether no edit has been planned, and another child is to be shown.
  fileprivate var isOnlyShownOtherwise = false

  fileprivate init(_ container: UIViewController, _ before: [UIViewController]) {
    self.container = container
    self.before = before
    after = before.map(PlannedScreen.live)
  }

  /// What it contains now and will not contain any more.
  package var removed: [UIViewController] {
    if isOnlyShownOtherwise { return [] }
    let kept = Set(after.compactMap(\.liveViewController).map(ObjectIdentifier.init))
    return before.filter { !kept.contains(ObjectIdentifier($0)) }
  }
}

/// The tree as it will be: the live one with changes planned on top of it, none of them made.
///
/// Changes of one container are merged into one. A container's change comes before that of a container around it, so
/// that what was hidden is complete when it is shown.
package struct PlannedTree {
  private let tree: LiveTree
  package private(set) var changes: [PlannedChange] = []
  /// What actions that carry out their change themselves will take out of the tree.
  private var replaced: [UIViewController] = []

  package init(_ tree: LiveTree) { self.tree = tree }

  /// What a container contains now.
  package func children(of container: UIViewController) -> [UIViewController] { tree.children(of: container) }

  /// Plans all it takes for a view controller of the tree to be visible, with nothing presented over it.
  package mutating func reveal(_ viewController: UIViewController) {
    dismissWhatCovers(viewController)
    var child = viewController
    while true {
      if let container = child.parent {
        reveal(child, in: container)
        child = container
      } else if let presenter = child.presentingViewController {
        // What a child presents is hidden with it, for instance in a tab that is not selected.
        child = presenter
      } else {
        return
      }
    }
  }

  /// Plans an edit of a container's list; `edit` gets the list as it will be by then.
  package mutating func embed(
    _ newcomer: Int, in container: UIViewController, edit: (inout [PlannedScreen]) throws -> Void
  ) rethrows {
    let contents = plannedContents(of: container)
    contents.isOnlyShownOtherwise = false
    try edit(&contents.after)
    contents.visible = .new(newcomer)
  }

  /// Plans that a presented view controller goes, with all that is presented on it.
  package mutating func dismiss(_ viewController: UIViewController, from presenter: UIViewController) {
    var presented: [UIViewController] = []
    var next: UIViewController? = viewController
    while let top = next {
      presented.append(top)
      next = top.directlyPresented
    }
    changes.append(.dismiss(presenter: presenter, presented: presented))
  }

  /// Plans that whatever is presented over a view controller goes.
  package mutating func dismissWhatCovers(_ viewController: UIViewController) {
    for presenter in presentersCovering(viewController) {
      if let presented = presenter.directlyPresented { dismiss(presented, from: presenter) }
    }
  }

  /// Plans that everything goes that is presented in the tree, also by what is hidden.
  package mutating func dismissAll() {
    var pending = tree.root.map { [$0] } ?? []
    while let next = pending.popLast() {
      if let presented = next.directlyPresented { dismiss(presented, from: next) }
      pending.append(contentsOf: tree.children(of: next))
    }
  }

  /// Plans that a view controller is taken out of a container.
  package mutating func remove(_ viewController: UIViewController, from container: UIViewController) {
    let contents = plannedContents(of: container)
    contents.isOnlyShownOtherwise = false
    contents.after.removeAll { $0 == .live(viewController) }
    contents.visible = contents.after.last
  }

  package mutating func append(_ change: PlannedChange) { changes.append(change) }

  /// Plans that an action which carries out its change itself takes these out of the tree.
  package mutating func replace(_ viewControllers: [UIViewController]) { replaced += viewControllers }

  /// All view controllers of the tree that will not be in it any more, outermost first.
  package var removed: [UIViewController] {
    var removed: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    for top in changes.flatMap({ Self.tops(removedBy: $0, of: tree) }) + replaced {
      tree.forEach(from: top) { viewController in
        if seen.insert(ObjectIdentifier(viewController)).inserted { removed.append(viewController) }
      }
    }
    return removed
  }

  private static func tops(removedBy change: PlannedChange, of tree: LiveTree) -> [UIViewController] {
    switch change {
    case .dismiss(_, let presented): Array(presented.prefix(1))
    case .contain(let contents): contents.removed
    case .replaceRoot: tree.root.map { [$0] } ?? []
    case .present, .opaque: []
    }
  }
}

extension PlannedTree {
  /// The presenters among its containers, itself, and what it shows, the outermost first.
  private func presentersCovering(_ viewController: UIViewController) -> [UIViewController] {
    var presenters: [UIViewController] = []
    var around: UIViewController? = viewController
    while let current = around {
      if current.directlyPresented != nil { presenters.append(current) }
      around = current.parent
    }
    presenters.reverse()
    var shown = tree.visibleChildren(of: viewController)
    while let current = shown.popLast() {
      if current.directlyPresented != nil { presenters.append(current) }
      shown.append(contentsOf: tree.visibleChildren(of: current))
    }
    return presenters
  }

  private mutating func reveal(_ child: UIViewController, in container: UIViewController) {
    guard let adapter = tree.adapter(of: container) else { return }
    let before = adapter.containedViewControllers
    // The stack behind a tab bar's More item is a child that the bar does not list, and cannot be chosen.
    guard before.contains(child) else { return }
    let after = adapter.containedViewControllers(afterMakingVisible: child)
    let isVisible = adapter.visibleViewControllers.contains { $0 === child }
    guard !isVisible || before != after else { return }
    let contents = plannedContents(of: container)
    contents.isOnlyShownOtherwise = after == before
    if !contents.isOnlyShownOtherwise { contents.after = after.map(PlannedScreen.live) }
    contents.visible = .live(child)
  }

  /// The planned contents of a container, planned now if they were not yet.
  private mutating func plannedContents(of container: UIViewController) -> PlannedContents {
    for (position, change) in changes.enumerated() {
      guard case .contain(let contents) = change else { continue }
      if contents.container === container { return contents }
      if contents.container.isAround(container) {
        let inner = PlannedContents(container, tree.children(of: container))
        changes.insert(.contain(inner), at: position)
        return inner
      }
    }
    let contents = PlannedContents(container, tree.children(of: container))
    changes.append(.contain(contents))
    return contents
  }
}

extension UIViewController {
  /// Whether it is a container around `other`.
  fileprivate func isAround(_ other: UIViewController) -> Bool {
    var around = other.parent
    while let current = around {
      if current === self { return true }
      around = current.parent
    }
    return false
  }
}
