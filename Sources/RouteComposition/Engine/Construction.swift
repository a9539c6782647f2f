import NavigationCore
import ViewHierarchy

/// Builds the screens of a chain before the tree is changed, and joins them to each other.
///
/// If building throws, nothing on screen has changed.
final class Construction: ScreenBuilder {
  let live: LiveTree
  unowned let run: Executor
  private let anchor: UIViewController?
  let joints: [Joint]
  /// The position of the next screen to build.
  private var next = 0
  /// The steps whose tasks have begun. A failure lists these tasks.
  private(set) var begunSteps: [any BoundStep] = []
  /// The position of the first screen that can be placed only when earlier screens are in the tree; `nil` if there is
  /// none. Such a screen was not found among the built screens, or its host is a container that app code makes later.
  var firstLate: Int?
  /// Whether building has found a host that was not known before.
  var hasSettledHosts = false

  nonisolated deinit {}

  init(_ route: ChainRoute, live: LiveTree, run: Executor) {
    self.live = live
    self.run = run
    anchor = route.anchor.viewController
    joints = route.joints
  }

  /// Whether the plan that was made before building has to be replaced by ``plan()``, because building has changed the
  /// placing of a screen.
  var needsNewPlan: Bool {
    firstLate != nil || hasSettledHosts || joints.contains(where: \.mayChangePlan)
  }

  func build() throws {
    try SearchScope.with(builder: self) {
      while next < joints.count { try buildNext() }
    }
  }

  /// The outermost built screens, the last one first. Searches find the embedded screens inside them.
  var builtScreens: [UIViewController] {
    joints.compactMap(\.viewController).filter { $0.parentInTree == nil }.reversed()
  }

  /// Returns the plan that joins the built screens to the tree. The first screen that is placed late, and all after it, are
  /// left out.
  func plan() throws -> TreePlan {
    var plan = TreePlan(live)
    // Containers that the chain makes or moves are complete before they are shown.
    for joint in joints {
      if let container = joint.movedContainer { try joint.placing { try embed(joint, in: container, &plan) } }
    }
    // If the first screen keeps its place in the tree, it is shown there, and the anchor need not be visible.
    if let anchor, joints.first?.screenInPlace(in: live) == nil { plan.reveal(anchor) }
    try plan.join(joints.prefix(firstLate ?? joints.count), probe: run.probe)
    return plan
  }

  private func embed(_ joint: Joint, in container: UIViewController, _ plan: inout TreePlan) throws {
    let contents = plan.contents(of: container)
    // The chain may move screens from this container to another place. They do not leave the tree.
    if live.contains(container) { contents.spare(joints.compactMap(\.viewController)) }
    try edit(contents, adding: [joint])
  }

  private func edit(_ contents: ContainChange, adding newcomers: [Joint]) throws {
    try contents.edit(showing: newcomers.last) { try edit(&$0, adding: newcomers) }
  }

  private func edit(_ list: inout [any PlannedScreen], adding newcomers: [Joint]) throws {
    for newcomer in newcomers { try newcomer.action?.edit(newcomer, &list, run.probe) }
  }

  /// Returns the steps of a transaction that make the planned changes and then place the late screens.
  func steps(of plan: TreePlan) -> [TransactionStep] {
    var steps = plan.steps
    guard let firstLate else { return steps }
    for joint in joints[firstLate...] {
      steps.append(.late(.everything, needsAudience: true) { try joint.placing { try self.late(joint) } })
    }
    return steps
  }
}

// MARK: - Building

extension Construction {
  /// Builds the next screen, and the screens embedded in it.
  private func buildNext() throws {
    let position = next
    let joint = joints[position]
    next += 1
    let isOpen = joint.source != nil
    try joint.placing { try settleHost(of: joint, position) }
    if joint.step.isMadeBelow { return try joint.placing { try findMadeBelow(joint, position) } }
    let takesChildren = joint.step.takesChildren && isNextChild(of: joint)
    let screen = try takesChildren ? makeWithChildren(joint) : joint.placing { try make(joint) }
    try joint.placing { try setUp(screen, by: joint) }
    try buildChildren(of: joint)
    try joint.placing { try fill(joint) }
    if isOpen, let host = joint.host { try joint.placing { try fill(host) } }
  }

  private func make(
    _ joint: Joint, integrating coordinator: ChildCoordinator = ChildCoordinator()
  ) throws -> UIViewController {
    try run.probe?(.factory)
    let screen = try joint.step.build(integrating: coordinator)
    try check(screen, of: joint)
    joint.viewController = screen
    // A screen inside a built container is shown there if no action joins it.
    if joint.isJoinedToNothing, !live.contains(screen), builtScreens.holds(screen.familyRoot) { try reveal(screen) }
    return screen
  }

  /// Makes a container with a factory that takes the embedded screens. The container shows the last of these screens.
  private func makeWithChildren(_ joint: Joint) throws -> UIViewController {
    var built: [Joint] = []
    let coordinator = ChildCoordinator { children in
      try self.buildChildren(of: joint)
      built = self.waiting(for: joint)
      guard !built.contains(where: self.isInTree) else { return built = [] }
      var list: [any PlannedScreen] = children.map(LiveScreen.init)
      try self.edit(&list, adding: built)
      children = list.compactMap(\.viewController)
      for child in built { child.isJoined = true }
    }
    let screen = try joint.placing { try make(joint, integrating: coordinator) }
    if let last = built.last, let shown = last.viewController { try last.placing { try reveal(shown) } }
    return screen
  }

  /// Throws ``CompositionError/alreadyInFront(type:factory:)`` if a factory returns a visible view controller of the
  /// current screen, and an action would join it again. A view controller from elsewhere in the tree is moved.
  private func check(_ screen: UIViewController, of joint: Joint) throws {
    if joint.isJoinedToNothing || joint.action == nil { return }
    guard live.contains(screen), live.pathInFront.holds(screen) else { return }
    throw CompositionError.alreadyInFront(type: screen.typeName, factory: joint.step.factoryName)
  }

  private func buildChildren(of container: Joint) throws {
    while isNextChild(of: container) { try buildNext() }
  }

  private func isNextChild(of container: Joint) -> Bool {
    next < joints.count && joints[next].isChild(of: container)
  }

  /// Returns the built screens that will join a container and are not in it yet.
  private func waiting(for container: any PlannedScreen) -> [Joint] {
    joints.filter { $0.isEmbedded && !$0.isJoined && $0.viewController != nil && $0.host === container }
  }

  /// Puts the screens that wait for a container into it.
  ///
  /// If the container or one of the screens is in the tree, this method leaves the change to the plan, because building
  /// must not change the tree.
  private func fill(_ container: any PlannedScreen) throws {
    let children = waiting(for: container)
    guard !children.isEmpty, let screen = container.viewController else { return }
    // A factory may have handed out a container that keeps its place in the tree. Its children then join a live
    // container.
    if (container as? Joint)?.screenInPlace(in: live) != nil {
      for child in children { child.host = LiveScreen(screen) }
    }
    guard !live.contains(screen), !children.contains(where: isInTree) else { return }
    let contents = ContainChange(screen, in: live)
    try edit(contents, adding: children)
    try contents.makeAtOnce()
    for child in children { child.isJoined = true }
  }

  private func isInTree(_ joint: Joint) -> Bool { joint.viewController.map(live.contains) == true }

  func setUp(_ screen: UIViewController, by joint: Joint) throws {
    try run.setUp(screen, with: joint.step.contextValue)
    for step in joint.steps where step.hasContextTasks {
      begunSteps.append(step)
      try step.runContextTasks(on: screen)
    }
  }
}
