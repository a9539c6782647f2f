package import NavigationCore

/// The change that sets the children of a container, and shows one of them.
package final class ContainChange: ViewChange {
  package let container: UIViewController
  let live: LiveTree
  private let before: [UIViewController]
  /// The number of children that stay in place at the beginning of the list. The plan does not list them again.
  private var kept: Int
  /// The planned children after the children that stay in place.
  private var rest: [any PlannedScreen] = []
  package private(set) var visible: (any PlannedScreen)?
  /// Children that the container loses although they stay in the tree. A split takes them back before this change, or another change
  /// moves them.
  private var spared: [UIViewController] = []

  nonisolated deinit {}

  package init(_ container: UIViewController, in live: LiveTree) {
    self.container = container
    self.live = live
    before = live.children(of: container)
    kept = before.count
  }

  /// Creates the change that sets these children of a container, and shows one of them.
  package convenience init(
    _ container: UIViewController, containing children: [UIViewController], showing visible: UIViewController?,
    in live: LiveTree
  ) {
    self.init(container, in: live)
    set(children.map(LiveScreen.init))
    self.visible = visible.map(LiveScreen.init)
  }

  package var name: String { "arranging [\(after.map(\.name).joined(separator: ", "))] in \(container.typeName)" }

  package var place: String? { rest.last { $0.isNew }?.place }

  package var description: [RoutePlan.Change] {
    let name = container.typeName
    var removed: [String] = []
    forEachRemoved { removed.append($0.typeName) }
    var description: [RoutePlan.Change] = removed.isEmpty ? [] : [.pop(removed, from: name)]
    for screen in rest where screen.isNew { description.append(.embed(screen.name, in: name)) }
    if description.isEmpty, let visible { description.append(.select(visible.name, in: name)) }
    return description
  }

  package func forEachRemoved(_ body: (UIViewController) -> Void) {
    // A container outside of the tree can lose its children without any screen leaving the tree.
    guard kept < before.count, live.contains(container) else { return }
    for child in before[kept...] where !staysAfterwards(child) { body(child) }
  }

  private func staysAfterwards(_ child: UIViewController) -> Bool {
    rest.contains { $0.viewController === child } || spared.holds(child)
  }

  /// Records the screens that stay in the tree although the container loses them.
  package func spare(_ screens: [UIViewController]) { spared = screens }

  package func forEachPlaced(_ body: (UIViewController) -> Void) {
    for screen in rest { if let child = screen.viewController, isNew(child) { body(child) } }
  }

  package func check(after earlier: EarlierChanges) throws {
    var seen = SeenScreens()
    for screen in rest {
      guard let child = screen.viewController else { continue }
      if !seen.insert(child) || child.parentInTree != nil && before[..<kept].contains(where: { $0 === child }) {
        throw Unshowable.twice(child.typeName, in: container.typeName)
      }
      if isNew(child) { try earlier.check(child, canJoin: container) }
    }
  }

  /// Returns whether the child is new to the container. A child without a parent is new, so the list is not searched
  /// for it.
  private func isNew(_ child: UIViewController) -> Bool { child.parentInTree == nil || !before.holds(child) }

  package var footprint: Footprint {
    // In a container that is neither a stack nor a tab bar controller, app code decides which screens a change touches.
    switch live.kind(of: container) {
    case .stack, .tabs: break
    case .leaf, .other: return .everything
    }
    if container.splitViewController != nil { return .everything }
    var holders: [AnyObject] = []
    for screen in rest {
      // An edit by app code may move screens out of other containers.
      guard let holder = screen.viewController?.parentInTree, holder !== container else { continue }
      holders.append(holder)
    }
    return holders.isEmpty ? .object(container) : .objects([container] + holders)
  }

  package var isInEffect: Bool {
    guard live.contains(container) else { return false }
    guard let adapter = live.adapter(of: container) else { return true }
    return isPlanned(adapter.containedViewControllers) && isShown(by: adapter)
  }

  /// Returns the planned children from a position on. Screens that are not built yet are left out.
  private func children(from first: Int = 0) -> [UIViewController] {
    before[first..<kept] + rest.compactMap(\.viewController)
  }

  /// Returns whether a list has exactly the planned children. Screens that are not built yet are ignored.
  private func isPlanned(_ children: [UIViewController]) -> Bool {
    beginsAsPlanned(children) && children.dropFirst(kept).elementsEqual(rest.compactMap(\.viewController), by: ===)
  }

  /// Returns whether a list begins with the children that stay in place.
  private func beginsAsPlanned(_ children: [UIViewController]) -> Bool {
    children.count >= kept && zip(before[..<kept], children).allSatisfy(===)
  }
}

// MARK: - Planning

extension ContainChange {
  /// Edits the list of planned children. The container then shows `visible`, or the last planned child if `visible` is `nil`.
  package func edit(
    showing visible: (any PlannedScreen)?, _ edit: (inout [any PlannedScreen]) throws -> Void
  ) rethrows {
    var after = after
    try edit(&after)
    set(after)
    self.visible = visible ?? after.last
  }

  /// Plans that a newcomer joins the children by an edit, and that the container shows the newcomer.
  package func join(_ newcomer: any PlannedScreen, by listEdit: ListEdit) {
    guard case .append = listEdit else {
      return edit(showing: newcomer) { listEdit.apply(newcomer, to: &$0) }
    }
    rest.append(newcomer)
    visible = newcomer
  }

  /// The last planned child, if the plan adds it; `nil` otherwise.
  package var newcomerAtEnd: (any PlannedScreen)? { rest.last.flatMap { $0.isNew ? $0 : nil } }

  /// The planned children.
  private var after: [any PlannedScreen] { before[..<kept].map { LiveScreen($0) as any PlannedScreen } + rest }

  private func set(_ after: [any PlannedScreen]) {
    kept = 0
    while kept < before.count, kept < after.count, after[kept].isLive(before[kept]) { kept += 1 }
    rest = Array(after[kept...])
  }

  /// Plans that the container has the children of a list, and shows one of them.
  package func show(_ child: UIViewController, of list: [UIViewController]) {
    if !list.isSame(as: before) { set(list.map(LiveScreen.init)) }
    visible = LiveScreen(child)
  }
}

// MARK: - Changing

extension ContainChange {
  package func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    guard let adapter = live.adapter(of: container) else {
      return answer(.failure(UnknownContainer(typeName: container.typeName)))
    }
    let before = adapter.containedViewControllers
    guard !isPlanned(before) else { return show(with: adapter, animated, answer) }
    if isMovedByOthers(before) {
      // A change that only selects a child is still possible if the container still holds this child.
      let isSelection = rest.isEmpty && kept == self.before.count && !(container is UINavigationController)
      guard isSelection, let child = visible?.viewController, before.holds(child) else {
        return wasOvertaken(by: "rearranging \(container.typeName)", answer)
      }
      return show(with: adapter, animated, answer)
    }
    ask {
      rearrange(before, with: adapter, animated, completion: $0)
    } isDone: {
      self.isRearranged(in: adapter)
    } then: { result, wasSeen in
      guard case .success = result else { return answer(result) }
      if self.isRearranged(in: adapter) { return self.show(with: adapter, animated, answer) }
      self.judge(before, adapter.containedViewControllers, wasSeen: wasSeen, answer)
    }
  }

  /// Returns whether the app or the user has changed the children of a stack or of tabs since this change was planned.
  /// They have added a child, or have removed a child that was to stay. App code may do so while another change of the
  /// request dismisses a modal.
  ///
  /// Always returns `false` for containers of other kinds, inside splits, and if there are ``spared`` children.
  private func isMovedByOthers(_ now: [UIViewController]) -> Bool {
    if kept == before.count, now.count == kept, beginsAsPlanned(now) { return false }
    switch live.kind(of: container) {
    case .stack, .tabs: break
    case .leaf, .other: return false
    }
    guard spared.isEmpty, container.splitViewController == nil, !now.isSame(as: before) else { return false }
    let children = children()
    // A child that the request moves elsewhere has another parent by this time.
    return now.contains { !before.holds($0) && !children.holds($0) }
      || children.contains { before.holds($0) && !now.holds($0) && ($0.parentInTree ?? container) === container }
  }

  /// Returns whether the container holds the planned children.
  private func isRearranged(in adapter: any ContainerAdapter) -> Bool {
    isPushed || isPlanned(adapter.containedViewControllers)
  }

  /// Whether the change has pushed its one new child onto a stack, and the stack shows this child. The screens below
  /// are not compared: if the app has changed them, its change stays.
  ///
  /// The value is `false` if app code decides which children are reported: for a subclass of the app, and if the app
  /// has its own adapter locator.
  private var isPushed: Bool {
    guard isPlainStack, !live.hasOwnLocator, rest.count == 1, rest[0].isNew, let screen = rest[0].viewController,
      screen !== before.last
    else { return false }
    return live.shows(screen, in: container) == true
  }

  private var isPlainStack: Bool {
    let type = type(of: container)
    return type == UINavigationController.self || type == GuardedNavigationController.self
  }

  private func rearrange(
    _ now: [UIViewController], with adapter: any ContainerAdapter, _ animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard case .stack = live.kind(of: container), let stack = container as? UINavigationController, beginsAsPlanned(now)
    else {
      return adapter.setContainedViewControllers(children(), animated: animated, completion: completion)
    }
    // The plan does not list the screens that stay at the bottom of a stack, so a push costs the same on a deep stack.
    NavigationControllerAdapter(stack).replace(from: kept, by: children(from: kept), animated, completion: completion)
  }

  /// Judges the change by the children of the container, and answers with the verdict.
  ///
  /// - Parameters:
  ///   - before: The children before the change.
  ///   - now: The children after the change.
  ///   - wasSeen: Whether the container held the planned children when UIKit's call returned.
  private func judge(
    _ before: [UIViewController], _ now: [UIViewController], wasSeen: Bool, _ answer: OnceOnly<RoutingResult>
  ) {
    let planned = children()
    let newcomers = planned.filter { !before.holds($0) }
    let missing = planned.filter { !now.holds($0) }
    // A container may report that it does not hold a child although it does.
    let isGone = missing.allSatisfy { $0.parent !== container }
    let aim = newcomers.isEmpty ? Array(visible?.viewController) : newcomers
    let verdict = Verdict(
      planned: planned.identities, before: before.identities, now: now.identities, aim: aim.identities,
      wasSeen: isGone && (wasSeen || hasLoadedNewcomers))
    let gone = missing.map(\.typeName)
    let move = gone.isEmpty ? "rearranging" : "taking \(gone.joined(separator: ", ")) out of"
    self.answer(verdict, takenBackBy: "\(move) \(container.typeName)", answer)
  }

  private func show(with adapter: any ContainerAdapter, _ animated: Bool, _ answer: OnceOnly<RoutingResult>) {
    guard let child = shown, !isShown(by: adapter) else { return answer(.success) }
    ask {
      adapter.makeVisible(child, animated: animated, completion: $0)
    } isDone: {
      self.isShown(by: adapter)
    } then: { result, wasSeen in
      guard case .success = result else { return answer(result) }
      // If the app or the user has changed the children, the child to show may be gone. The change then counts as done.
      let isDone = self.isShown(by: adapter) || !self.isPlanned(adapter.containedViewControllers)
      self.answer(
        Verdict(isDone: isDone, wasSeen: wasSeen || self.hasLoadedNewcomers),
        takenBackBy: "showing another than \(child.typeName) in \(self.container.typeName)", answer)
    }
  }

  /// Whether there are new children and all of them have loaded their views. If an override shows another screen in place of a new child,
  /// the new child never loads its view.
  private var hasLoadedNewcomers: Bool {
    let newcomers = rest.filter(\.isNew)
    return !newcomers.isEmpty && newcomers.allSatisfy { $0.viewController?.isViewLoaded == true }
  }

  /// The child to show. This is the planned screen, or the child that contains it if an edit by app code has put the screen into a child.
  private var shown: UIViewController? {
    guard let screen = visible?.viewController, let parent = screen.parentInTree, parent !== container else {
      return visible?.viewController
    }
    let children = children()
    return live.nearest(around: screen, where: children.holds) ?? screen
  }

  private func isShown(by adapter: any ContainerAdapter) -> Bool {
    guard let child = shown else { return true }
    return live.shows(child, in: container) ?? adapter.visibleViewControllers.holds(child)
  }
}
