package import NavigationCore

/// The tree with planned changes, none of them made yet. Each change describes and performs itself, so a plan cannot
/// differ from what happens.
///
/// The changes of one container are merged into one. The change of an inner container comes before the change of a
/// container around it, so that a hidden container is complete when it is shown.
package struct TreePlan {
  package let live: LiveTree
  package private(set) var changes: [any ViewChange] = []
  /// The screens that leave the tree although no planned change lists them as removed.
  private var alsoRemoved: [UnreportedRemoval] = []

  package init(_ live: LiveTree) { self.live = live }

  /// Creates a plan with the changes that the closure adds.
  package init(_ live: LiveTree, _ plan: (inout TreePlan) throws -> Void) rethrows {
    self.init(live)
    try plan(&self)
  }

  /// Plans a change after the changes that are planned already.
  package mutating func append(_ change: any ViewChange) { changes.append(change) }

  /// Plans that screens leave the tree, although the change that removes them does not list them as removed.
  package mutating func removeUnreported(_ viewControllers: [UIViewController]) {
    for viewController in viewControllers { alsoRemoved.append(UnreportedRemoval(screen: viewController, split: nil)) }
  }

  /// Plans that columns leave the tree because their split collapses as it appears, and shows an earlier column.
  mutating func removeAsItCollapses(_ columns: some Sequence<UIViewController>, of split: UISplitViewController) {
    for column in columns { alsoRemoved.append(UnreportedRemoval(screen: column, split: split)) }
  }

  /// Returns the planned change of a container's children. If there is none yet, adds a change before the changes of the
  /// containers around this container.
  package mutating func contents(of container: UIViewController) -> ContainChange {
    for position in changes.indices {
      guard let contents = changes[position] as? ContainChange else { continue }
      if contents.container === container { return contents }
      if isAround(contents.container, container) {
        let inner = ContainChange(container, in: live)
        changes.insert(inner, at: position)
        return inner
      }
    }
    let contents = ContainChange(container, in: live)
    changes.append(contents)
    return contents
  }
}

extension TreePlan {
  /// Makes the changes at once, outside of any request, for actions that app code performs itself. The completion is
  /// called once: after all changes, or after a failure when the tree has been restored.
  package func perform(animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
    TreeTransaction(on: WindowStage(live), steps, animated: animated).run(completion: completion)
  }
}

/// A screen that leaves the tree although no planned change lists it as removed.
private struct UnreportedRemoval {
  let screen: UIViewController
  /// The split that removes the screen as it collapses; `nil` if a change or app code removes the screen.
  let split: UISplitViewController?
}

// MARK: - Results of a plan

extension TreePlan {
  /// The changes as steps of a transaction.
  package var steps: [TransactionStep] { changes.map { .change($0) } }

  /// The first container that a newcomer joins as the last child; `nil` if there is none.
  package var joinedContainer: UIViewController? {
    for case let contents as ContainChange in changes where contents.newcomerAtEnd != nil { return contents.container }
    return nil
  }

  /// The descriptions of the changes, and of the columns that leave because a split collapses.
  package var description: [RoutePlan.Change] {
    var description = changes.flatMap(\.description)
    for removed in alsoRemoved {
      guard let split = removed.split, showsWhatIsRevealed, !isRemovedByChange(removed.screen) else { continue }
      description.append(.pop([removed.screen.typeName], from: split.typeName))
    }
    return description
  }

  /// Whether the screen that the plan reveals is visible in the end. The value is `false` if the plan presents a
  /// screen, replaces the root or runs app code. Later columns of a collapsing split then stay, because no earlier
  /// column has to be visible.
  private var showsWhatIsRevealed: Bool {
    !changes.contains { $0 is PresentChange || $0 is RootChange || $0 is AppCode }
  }

  private func isRemovedByChange(_ viewController: UIViewController) -> Bool {
    var isRemoved = false
    for change in changes { change.forEachRemoved { if $0 === viewController { isRemoved = true } } }
    return isRemoved
  }

  /// Whether the plan waits until the user sees the window. This is so if a change presents a screen or runs app code,
  /// unless an earlier change replaces the root and so shows the window.
  package var needsAudience: Bool {
    for change in changes {
      if change is RootChange { return false }
      if change.needsAudience { return true }
    }
    return false
  }

  /// All view controllers that leave the tree, each once, the outermost first.
  package var removed: [UIViewController] {
    var removed: [UIViewController] = []
    var seen = SeenScreens()
    forEachTop { top in live.forEach(from: top) { if seen.insert($0) { removed.append($0) } } }
    return removed
  }

  /// Calls back with the outermost view controllers that leave the tree.
  private func forEachTop(_ body: (UIViewController) -> Void) {
    for change in changes { change.forEachRemoved(body) }
    if alsoRemoved.isEmpty { return }
    let collapses = showsWhatIsRevealed
    for removed in alsoRemoved where removed.split == nil || collapses { body(removed.screen) }
  }

  /// Returns the questions to ask before the changes are made, and whether the changes wait until the user sees the
  /// window.
  ///
  /// - Parameters:
  ///   - guards: The questions to guards.
  ///   - removed: The screens that are asked whether they may be left. The default is the screens that the plan
  ///     removes.
  ///   - isAppCode: Whether app code takes part in addition to the planned changes. The changes then always wait.
  package func resolution(
    asking guards: [Question] = [], leaving removed: [UIViewController]? = nil, forAppCode isAppCode: Bool = false
  ) -> Resolution {
    Resolution(
      guards: guards, leaving: Self.questions(leaving: removed ?? self.removed),
      needsAudience: isAppCode || needsAudience)
  }

  /// Returns the questions whether screens may be left, in the reverse order of the screens: the innermost and topmost
  /// first.
  package static func questions(leaving removed: [UIViewController]) -> [Question] {
    removed.reversed().flatMap { Question.leaving($0) }
  }
}

extension TreePlan {
  /// Returns whether a container is around another view controller.
  fileprivate func isAround(_ container: UIViewController, _ other: UIViewController) -> Bool {
    guard let around = live.container(of: other) else { return false }
    return live.nearest(around: around) { $0 === container } != nil
  }
}

extension TreePlan {
  /// Plans that a view controller of the tree becomes visible, and that the modals over it are dismissed. Modals that
  /// stay (`LiveTree.stays`) are not dismissed.
  package mutating func reveal(_ viewController: UIViewController) {
    let live = live
    dismissWhatCovers(viewController) { screen in
      var families = TreePlan(live)
      families.revealInFamilies(around: viewController)
      return families.removed.holds(screen)
    }
    revealInFamilies(around: viewController)
  }

  /// Plans that the containers around a view controller show it. The same is planned for each presenter below it.
  private mutating func revealInFamilies(around viewController: UIViewController) {
    let outermost = revealInFamily(viewController)
    var below = outermost.presenterInTree
    // The presenters below the modal in front are shown already.
    if below != nil, outermost === live.window?.modalInFront { return }
    // A modal of a hidden child is hidden with it, for instance in a tab that is not selected.
    while let presenter = below { below = revealInFamily(presenter).presenterInTree }
  }

  /// Plans that the containers around a view controller show it.
  ///
  /// - Returns: The outermost container, or the view controller itself if it is in no container.
  private mutating func revealInFamily(_ viewController: UIViewController) -> UIViewController {
    var child = viewController
    while let container = live.container(of: child) {
      // A plain container that shows the child already needs no change.
      if live.shows(child, in: container) != true {
        reveal(live.entry(of: container, leadingTo: viewController), in: container)
      }
      child = container
    }
    return child
  }

  private mutating func reveal(_ child: UIViewController, in container: UIViewController) {
    let isShown = live.shows(child, in: container)
    if isShown == true { return }
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tabs = container as? UITabBarController,
      let choice = TabChoiceChange(showing: child, in: tabs, live)
    {
      return append(choice)
    }
    if let split = container as? UISplitViewController { collapse(split, around: child) }
    guard let adapter = live.adapter(of: container) else { return }
    let isVisible = isShown ?? adapter.visibleViewControllers.holds(child)
    let before = adapter.containedViewControllers
    guard before.holds(child) || container is UITabBarController else { return }
    let after = adapter.containedViewControllers(afterMakingVisible: child)
    guard !isVisible || !before.isSame(as: after) else { return }
    if let stack = container as? UINavigationController { expand(stack) }
    contents(of: container).show(child, of: after)
  }
}
