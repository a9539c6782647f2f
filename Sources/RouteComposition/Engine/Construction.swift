import NavigationCore
import ViewHierarchy

/// Builds the screens of a chain before the tree is touched, and joins them to each other.
///
/// Whatever it throws, nothing on screen has changed by then.
final class Construction: ScreenBuilder {
  let live: LiveTree
  unowned let run: Executor
  private let anchor: UIViewController?
  let joints: [Joint]
  /// The position of the next screen to build.
  private var next = 0
  /// The steps whose tasks have run, for the outcome of a failure.
  private(set) var tasksRun: [any BoundStep] = []
  /// The first screen that can be placed only when those before it are in the tree: it was to be made by a step below and
  /// has not been found yet, or an action of the app's own is going to put a container around another.
  var firstLate: Int?
  /// Containers that get their children only when the tree is changed, because they, or some of these, are in it already.
  var postponed: [(container: Joint, children: [Joint])] = []
  /// Whether a host has turned out that was not known before.
  var hasSettledHosts = false

  nonisolated deinit {}

  init(_ way: ChainWay, live: LiveTree, run: Executor) {
    self.live = live
    self.run = run
    anchor = way.anchor.viewController
    joints = way.joints
  }

  /// Whether the plan made before building may not be all there is: an edit of the app's own, or a place that only the
  /// screens themselves tell.
  var hasToldMore: Bool {
    if firstLate != nil || hasSettledHosts { return true }
    for joint in joints where joint.mayTellMore { return true }
    return !postponed.isEmpty
  }

  func build() throws {
    try SearchScope.with(builder: self) {
      while next < joints.count { try buildNext() }
    }
  }

  /// What is embedded in another of them is found there.
  var builtScreens: [UIViewController] {
    joints.compactMap(\.viewController).filter { $0.parentInTree == nil }.reversed()
  }

  /// The changes of the tree that join what was built, up to the first screen that is still missing.
  func plan() throws -> TreePlan {
    var plan = TreePlan(live)
    for (container, children) in postponed { try container.placing { try fill(container, children, &plan) } }
    // A screen that has its place already is shown there, wherever the way would have begun.
    if let anchor, joints.first?.screenInPlace(in: live) == nil { plan.reveal(anchor) }
    try plan.join(joints.prefix(firstLate ?? joints.count), probe: run.probe)
    return plan
  }

  /// Plans that a container gets its children together with the other changes.
  private func fill(_ container: Joint, _ children: [Joint], _ plan: inout TreePlan) throws {
    guard let screen = container.viewController else { return }
    let contents = plan.contents(of: screen)
    // What the chain puts elsewhere does not leave, nor does what has never been in the tree.
    contents.spare(live.contains(screen) ? joints.compactMap(\.viewController) : live.children(of: screen))
    try contents.edit(showing: nil) { list in
      for child in children { try child.action?.edit(child, &list, run.probe) }
    }
    guard let last = children.last?.viewController else { return }
    contents.show { live.child(among: [$0], around: last) != nil }
  }

  /// The changes that are made of a plan.
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
  /// Builds the next screen and those embedded in it.
  private func buildNext() throws {
    let position = next
    let joint = joints[position]
    next += 1
    try joint.placing { try settleHost(of: joint, position) }
    if joint.step.isMadeBelow { return try joint.placing { try findMadeBelow(joint, position) } }
    let takesChildren = joint.step.takesChildren && isNextChild(of: joint)
    let screen = try takesChildren ? makeWithChildren(joint) : joint.placing { try make(joint) }
    try joint.placing { try setUp(screen, by: joint) }
    try embedRemaining(in: screen, of: joint)
    if case .built(let container)? = joint.host, joint.isEmbedded {
      try joint.placing { try embed([joint], in: container) }
    }
  }

  private func make(
    _ joint: Joint, integrating coordinator: ChildCoordinator = ChildCoordinator()
  ) throws -> UIViewController {
    try run.probe?(.factory)
    let screen = try joint.step.build(integrating: coordinator)
    try check(screen, of: joint)
    joint.viewController = screen
    // One that stands in what was built before is shown there, where nothing joins it.
    if joint.isJoinedToNothing, !live.contains(screen), builtScreens.holds(screen.familyRoot) { try reveal(screen) }
    return screen
  }

  /// Makes a container whose factory takes the screens that are embedded in it; the last of them is shown.
  private func makeWithChildren(_ joint: Joint) throws -> UIViewController {
    var last: Joint?
    let coordinator = ChildCoordinator { children in
      let built = try self.buildChildren(of: joint)
      children = try self.list(children, adding: built).compactMap(\.viewController)
      last = built.last
    }
    let screen = try joint.placing { try make(joint, integrating: coordinator) }
    if let last, let shown = last.viewController { try last.placing { try reveal(shown) } }
    return screen
  }

  /// A factory may hand out a screen that stands elsewhere, and have it moved; not one that is in front.
  private func check(_ screen: UIViewController, of joint: Joint) throws {
    if joint.isJoinedToNothing || joint.action == nil { return }
    guard live.contains(screen), live.pathInFront.holds(screen) else { return }
    throw CompositionError.alreadyInFront(type: screen.typeName, factory: joint.step.factoryName)
  }

  /// Builds the children of a container. Returns those that are to be put into it now.
  private func buildChildren(of container: Joint) throws -> [Joint] {
    var children: [Joint] = []
    while isNextChild(of: container) {
      children.append(joints[next])
      try buildNext()
    }
    // A factory may hand out a screen that is in the tree; taking it from there is a change of the tree.
    for child in children {
      guard let screen = child.viewController, live.contains(screen) else { continue }
      postponed.append((container, children))
      return []
    }
    return children
  }

  private func isNextChild(of container: Joint) -> Bool {
    next < joints.count && joints[next].isChild(of: container)
  }

  /// Children whose container's factory did not take them.
  private func embedRemaining(in container: UIViewController, of joint: Joint) throws {
    let children = try buildChildren(of: joint)
    if children.isEmpty { return }
    // What stands in the tree is changed with the rest of that, and not while it is built for.
    if joint.screenInPlace(in: live) != nil {
      for child in children { child.host = .live(container) }
    } else if live.contains(container) {
      postponed.append((joint, children))
    } else {
      try joint.placing { try embed(children, in: container) }
    }
  }

  /// Embeds in a container that is not in the tree yet, where changes show nothing and end at once.
  private func embed(_ newcomers: [Joint], in container: UIViewController) throws {
    let children = try contents(of: container, adding: newcomers)
    try live.arrange(
      container, children, showing: newcomers.last?.viewController.flatMap { live.child(among: children, around: $0) })
  }

  /// What a container will contain when these have joined it.
  private func contents(of container: UIViewController, adding newcomers: [Joint]) throws -> [UIViewController] {
    try list(live.children(of: container), adding: newcomers).compactMap(\.viewController)
  }

  private func list(_ children: [UIViewController], adding newcomers: [Joint]) throws -> [PlannedScreen] {
    var list = children.map(PlannedScreen.live)
    for newcomer in newcomers { try newcomer.action?.edit(newcomer, &list, run.probe) }
    return list
  }

  func setUp(_ screen: UIViewController, by joint: Joint) throws {
    try run.setUp(screen, with: joint.step.contextValue)
    try runTasks(of: joint.step, on: screen)
    for step in joint.passedThrough { try runTasks(of: step, on: screen) }
  }

  private func runTasks(of step: any BoundStep, on screen: UIViewController) throws {
    guard step.hasContextTasks else { return }
    try step.runContextTasks(on: screen)
    tasksRun.append(step)
  }
}
