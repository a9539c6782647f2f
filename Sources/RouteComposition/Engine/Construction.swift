import NavigationCore
import ViewHierarchy

/// Builds the screens of a plan before the tree is touched, and joins them to each other.
///
/// Whatever it throws, nothing on screen has changed by then.
final class Construction {
  private let live: LiveTree
  private let globals: GlobalRoles
  private let anchor: UIViewController?
  private(set) var joints: [Joint]
  private var screens: [UIViewController?]
  /// The steps whose tasks have run, for the outcome of a failure.
  private(set) var tasksRun: [any BoundStep] = []
  /// The first screen that can be placed only when those before it are in the tree: it was to be made by a step below and
  /// has not been found yet, or an action of the app's own is going to put a container around another.
  private(set) var firstLate: Int?
  /// Containers whose children are put into them only when the tree is changed, because some of these are in it already.
  private(set) var postponed: [(container: Int, children: [Int])] = []

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(_ resolution: Resolution, live: LiveTree, globals: GlobalRoles) {
    self.live = live
    self.globals = globals
    anchor = resolution.anchor?.viewController
    joints = resolution.joints
    screens = Array(repeating: nil, count: resolution.joints.count)
  }

  /// Whether the plan made before building may not be all there is: an edit of the app's own, or a place that only the
  /// screens themselves tell.
  var hasToldMore: Bool {
    firstLate != nil
      || joints.contains { joint in
        switch (joint.join, joint.host) {
        case (.embedCustomly, _), (_, .around), (_, .built): true
        default: joint.step.isMadeBelow
        }
      }
  }

  func screen(_ position: Int) -> UIViewController? { screens[position] }

  /// The screen that the request is for, where it is one of those built.
  var destination: UIViewController? { screens.last ?? nil }

  /// The screens built or found among what was built, from the anchor to the destination.
  var all: [UIViewController] { screens.compactMap(\.self) }

  func build() throws {
    var next = 0
    while next < joints.count { next = try build(next) }
  }

  /// The changes of the tree that join what was built, up to the first screen that is still missing.
  func plannedTree() throws -> PlannedTree {
    var tree = PlannedTree(live)
    if let anchor { tree.reveal(anchor) }
    try tree.join(Array(joints.prefix(firstLate ?? joints.count))) { position, children in
      try self.edit(position, &children)
    }
    return tree
  }

  func setScreen(_ position: Int, _ viewController: UIViewController) { screens[position] = viewController }
}

// MARK: - Building

extension Construction {
  /// Builds one screen and those embedded in it. Returns the position of the next.
  private func build(_ position: Int) throws -> Int {
    let step = joints[position].step
    try labelled(position) { try settleHost(of: position) }
    if step.isMadeBelow {
      try findMadeBelow(position)
      return position + 1
    }
    let next = Cursor(position + 1)
    var taken: [Int] = []
    let screen = try labelled(position) {
      try globals.probe?(.factory)
      return try step.build(integrating: coordinator(for: position, next) { taken = $0 })
    }
    screens[position] = screen
    if let last = taken.last, let shown = screens[last] { try labelled(last) { try reveal(shown) } }
    try labelled(position) { try runTasks(of: step, on: screen) }
    try embedRemaining(next, in: screen, at: position)
    if case .built(let container) = joints[position].host, joints[position].join.isEmbedding {
      try labelled(position) { try embed([position], in: container) }
    }
    return next.position
  }

  /// - Parameter take: Told which children the container's factory has taken.
  private func coordinator(
    for position: Int, _ next: Cursor, take: @escaping ([Int]) -> Void
  ) -> ChildCoordinator {
    guard joints[position].step.takesChildren, isChild(next.position, of: position) else { return ChildCoordinator() }
    return ChildCoordinator { children in
      let built = try self.buildChildren(of: position, next)
      for child in built { try self.edit(child, &children) }
      take(built)
    }
  }

  /// Builds the children of a container. Returns those that are to be put into it now.
  private func buildChildren(of position: Int, _ next: Cursor) throws -> [Int] {
    var children: [Int] = []
    while isChild(next.position, of: position) {
      children.append(next.position)
      next.position = try build(next.position)
    }
    // A factory may hand out a screen that is in the tree; taking it from there is a change of the tree.
    guard children.contains(where: { screens[$0].map(live.contains) ?? false }) else { return children }
    postponed.append((position, children))
    return []
  }

  private func isChild(_ position: Int, of container: Int) -> Bool {
    position < joints.count && joints[position].joins(new: container)
  }

  /// Children whose container's factory did not take them.
  private func embedRemaining(_ next: Cursor, in container: UIViewController, at position: Int) throws {
    let children = try buildChildren(of: position, next)
    if !children.isEmpty { try labelled(position) { try embed(children, in: container) } }
  }

  /// Embeds in a container that is not in the tree yet, where changes show nothing and end at once.
  private func embed(_ positions: [Int], in container: UIViewController) throws {
    let children = try contents(of: container, adding: positions)
    try arrange(container, children, showing: positions.last.flatMap { screens[$0] })
  }

  /// What a container will contain when the screens at these positions have joined it.
  func contents(of container: UIViewController, adding positions: [Int]) throws -> [UIViewController] {
    var children = live.children(of: container)
    for position in positions { try edit(position, &children) }
    return children
  }

  private func arrange(
    _ container: UIViewController, _ children: [UIViewController], showing visible: UIViewController?
  ) throws {
    var result = RoutingResult.success
    ContainChange(tree: live, container: container, children: children, visible: visible, animated: false)
      .apply { result = $0 }
    if case .failure(let reason) = result { throw reason }
  }

  func runTasks(of step: any BoundStep, on screen: UIViewController) throws {
    try globals.probe?(.task)
    for task in globals.contextTasks { try task.perform(on: screen, with: step.contextValue) }
    try step.runContextTasks(on: screen)
    tasksRun.append(step)
  }

  private func labelled<Result>(_ position: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw NavigationFailure(caught: error, step: label(position))
    }
  }

  func label(_ position: Int) -> String { joints[position].step.label(joints.count - 1 - position) }
}

/// The next screen to build; shared with the coordinator that a factory calls.
private final class Cursor {
  var position: Int

  nonisolated deinit {}

  init(_ position: Int) { self.position = position }
}

// MARK: - Editing lists

extension Construction {
  private func edit(_ position: Int, _ children: inout [UIViewController]) throws {
    guard let screen = screens[position] else { return }
    try globals.probe?(.action)
    switch joints[position].join {
    case .embed(let edit): edit.apply(screen, to: &children)
    case .embedCustomly:
      guard let join = joints[position].step.join else { return }
      do {
        try join.embed?(screen, &children)
      } catch {
        throw blamed(error, on: join.name(), "action")
      }
    default: break
    }
  }

  func edit(_ position: Int, _ children: inout [PlannedScreen]) throws {
    if case .embed(let edit) = joints[position].join {
      try globals.probe?(.action)
      return edit.apply(.new(position), to: &children)
    }
    var viewControllers = children.compactMap { screen -> UIViewController? in
      switch screen {
      case .live(let viewController): viewController
      case .new(let position): screens[position]
      }
    }
    try labelled(position) { try edit(position, &viewControllers) }
    let numbers = screens.enumerated().compactMap { position, screen in
      screen.map { (ObjectIdentifier($0), position) }
    }
    let positions = Dictionary(numbers) { first, _ in first }
    children = viewControllers.map { viewController in
      positions[ObjectIdentifier(viewController)].map(PlannedScreen.new) ?? .live(viewController)
    }
  }
}

// MARK: - Screens made by a step below

extension Construction {
  private func findMadeBelow(_ position: Int) throws {
    let step = joints[position].step
    // The tops of what was built: what is embedded in another of them is found there.
    let tops = screens.prefix(position).compactMap(\.self).filter { $0.parent == nil }.reversed()
    let found = try labelled(position) {
      try globals.probe?(.finder)
      return try SearchScope.with(tree: live, built: Array(tops)) { try step.find() }
    }
    guard let found else {
      // A finder of the app's own may look only at what is on screen; it is asked again when its screen is there.
      firstLate = firstLate ?? position
      return
    }
    screens[position] = found
    try labelled(position) {
      try reveal(found)
      try runTasks(of: step, on: found)
    }
  }

  /// Shows a screen within what was built.
  private func reveal(_ viewController: UIViewController) throws {
    var child = viewController
    while let container = child.parent {
      if let adapter = live.adapter(of: container) {
        let children = adapter.containedViewControllers(afterMakingVisible: child)
        try arrange(container, children, showing: child)
      }
      child = container
    }
  }

  /// Replaces "around that screen" by the view controller it stands for, as soon as that can be told.
  private func settleHost(of position: Int) throws {
    guard case .around(let source) = joints[position].host, let join = joints[position].step.join else { return }
    guard firstLate == nil, let screen = screens[source], let host = host(for: join, around: screen) else {
      let mayComeLater = firstLate != nil || joints[..<position].contains { $0.isOpaque }
      guard mayComeLater else {
        throw CompositionError.noHost(needed: join.hostName, around: joints[source].step.screenName)
      }
      firstLate = firstLate ?? position
      return
    }
    joints[position].host = live.contains(host) ? .live(host) : .built(host)
  }

  /// The nearest that suits around a screen, where a built one that is going to join the tree counts as in it.
  func host(for join: AnyJoin, around screen: UIViewController) -> UIViewController? {
    if let host = screen.nearest(where: join.accepts) { return host }
    let top = screen.familyRoot
    for (position, other) in screens.enumerated() where other === top && joints[position].join.isEmbedding {
      if case .live(let container) = joints[position].host { return container.nearest(where: join.accepts) }
    }
    return nil
  }
}
