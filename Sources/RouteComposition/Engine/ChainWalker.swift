import NavigationCore
import ViewHierarchy

/// The route of a chain through the tree as it is now: the screen that was found, the screens to build and join, and the
/// plan. The phases of a request share the object.
final class ChainRoute {
  /// The found screen, with the step that found it. There is no view controller if the window has no root yet.
  let anchor: (step: any BoundStep, viewController: UIViewController?)
  /// The steps whose finders found nothing, from the destination back.
  let declined: ArraySlice<any BoundStep>
  /// The steps above the anchor that use its screen. They neither look for a screen nor make one.
  let sharingSteps: [any BoundStep]
  /// The planned screens, from the one after the anchor to the destination.
  let joints: [Joint]
  let plan: TreePlan
  /// The cases that switches have chosen. `before` has, for each bound step, the number of cases that were chosen
  /// before the step.
  let branches: (taken: [Int], before: [Int])

  nonisolated deinit {}

  init(
    anchor: (any BoundStep, UIViewController?), declined: ArraySlice<any BoundStep>, sharingSteps: [any BoundStep],
    joints: [Joint], plan: TreePlan, branches: ([Int], [Int])
  ) {
    (self.anchor, self.declined, self.sharingSteps) = (anchor, declined, sharingSteps)
    (self.joints, self.plan, self.branches) = (joints, plan, branches)
  }

  /// Whether at least one screen is joined by a change that cannot be planned before screens are built; see
  /// ``Joint/isPlacedLate``.
  var isPlacedLate: Bool { joints.contains(where: \.isPlacedLate) }

  /// Returns the cases that switches have chosen before a step.
  ///
  /// - Parameter depth: The distance of the step from the destination, in steps.
  func branches(before depth: Int) -> [Int] {
    branches.taken.isEmpty ? [] : Array(branches.taken.prefix(branches.before[depth]))
  }

  /// Returns a step of the route: a step whose finder found nothing, or the step that found the anchor. The guards of
  /// these steps are asked.
  ///
  /// - Parameter depth: The distance of the step from the destination, in steps.
  func visited(_ depth: Int) -> any BoundStep { depth < declined.count ? declined[depth] : anchor.step }

  /// Whether the tasks of the router run on the found screen. They run if this screen is the destination, or if it is
  /// neither a container nor the start of the route.
  var touchesAnchor: Bool {
    joints.isEmpty || !(anchor.step.isStart || anchor.viewController?.isContainer == true)
  }

  /// The steps that use the screen of the anchor, from the step that found it upwards.
  var anchorSteps: [any BoundStep] { [anchor.step] + sharingSteps }

  /// The screens of the route with the steps that use them, from the anchor to the destination. A view controller is
  /// `nil` until it is built.
  var screens: [(viewController: UIViewController?, steps: [any BoundStep])] {
    [(anchor.viewController, anchorSteps)] + joints.map { ($0.viewController, $0.steps) }
  }

  /// The view controller that has to be visible in the end; `nil` until it exists.
  var destination: UIViewController? {
    if let last = joints.last { last.viewController } else { anchor.viewController }
  }
}

/// Walks a chain from the destination back until a finder finds a screen.
///
/// One walker serves one request. It keeps the bound steps, so that resolving again neither transforms contexts nor
/// prepares a step twice. Steps behind a switch are bound again each time, because the switch may choose another case.
struct ChainWalker {
  private let source: any ChainSource
  private var walk = Walk()
  /// The bound steps, from the destination back.
  private var bound: [any BoundStep] = []
  /// The number of steps that were bound before the first switch.
  private var unconditional = 0
  /// For each step that was bound after the first switch, the number of switches before the step.
  private var switchesBefore: [Int] = []
  /// The number of steps that the last walk has met, from the destination to the step whose finder has found a screen.
  private var visitedCount = 0

  init(_ source: any ChainSource) { self.source = source }

  /// The steps that the last walk has met. They are known even if the proposal of that walk was dropped.
  var visited: ArraySlice<any BoundStep> { bound.prefix(visitedCount) }

  /// Returns whether a case of a switch created the step during a walk. In the next walk, the case may create another
  /// step for the same place. Returns `false` for a step without guards.
  func hasMade(_ step: any BoundStep) -> Bool { walk.hasMade(step.number) }

  /// Resolves the chain against the present tree. Changes nothing. In an empty window, the route of a chain that starts
  /// at the root or the current screen has no found view controller.
  ///
  /// - Complexity: Linear in the length of the chain, not counting the finders.
  /// - Throws: A `NavigationFailure` that names the step. The reason is
  ///   ``CompositionError/chainHasNoStart(destination:start:)`` if no finder finds a screen.
  mutating func resolve(in live: LiveTree, probe: CallProbe?) throws -> ChainRoute {
    if bound.count > unconditional { bound.removeLast(bound.count - unconditional) }
    walk.begin()
    switchesBefore = []
    var declined = 0
    defer { visitedCount = min(declined + 1, bound.count) }
    while let step = try step(declined) {
      if let found = try find(step, declined, in: live, probe) {
        return try route(from: (step, found), bound[..<declined], in: live)
      }
      declined += 1
    }
    if live.isEmpty, let last = bound.last, last.startsAtRoot(of: live), declined > 1 {
      declined -= 1
      return try route(from: (last, nil), bound[..<declined], in: live)
    }
    let destination = bound.first?.screenName ?? "the destination"
    throw failure(
      CompositionError.chainHasNoStart(destination: destination, start: bound.last?.startName), at: max(0, declined - 1)
    )
  }

  private mutating func step(_ position: Int) throws -> (any BoundStep)? {
    if position < bound.count { return bound[position] }
    let next: (any BoundStep)?
    do {
      next = position == 0 ? try source.bind(&walk) : try bound[position - 1].below(&walk)
    } catch {
      throw failure(error, at: position - 1)
    }
    guard let next else { return nil }
    bound.append(next)
    if walk.branches.isEmpty { unconditional = bound.count } else { switchesBefore.append(walk.branches.count) }
    return next
  }

  private func find(
    _ step: any BoundStep, _ position: Int, in live: LiveTree, _ probe: CallProbe?
  ) throws -> UIViewController? {
    do {
      try probe?(.finder)
      guard let found = try step.find() else { return nil }
      guard live.containsAnywhere(found) else { throw CompositionError.foundElsewhere(type: found.typeName) }
      return found
    } catch {
      throw failure(error, at: position)
    }
  }

  private func failure(_ error: any Error, at position: Int) -> NavigationFailure {
    let step = bound.indices.contains(position) ? bound[position] : nil
    return NavigationFailure(caught: error, step: step?.label(position))
  }

  private func route(
    from anchor: (any BoundStep, UIViewController?), _ declined: ArraySlice<any BoundStep>, in live: LiveTree
  ) throws -> ChainRoute {
    let (joints, sharingSteps) = try joints(of: declined, from: anchor.1, in: live)
    var plan = TreePlan(live)
    if let found = anchor.1 { plan.reveal(found) }
    try plan.join(joints, probe: nil)
    var branches = (taken: walk.branches, before: [Int]())
    if !walk.branches.isEmpty { branches.before = Array(repeating: 0, count: unconditional) + switchesBefore }
    return ChainRoute(
      anchor: anchor, declined: declined, sharingSteps: sharingSteps, joints: joints, plan: plan, branches: branches)
  }
}

// MARK: - Hosts

extension ChainWalker {
  /// Makes a joint for each step that builds a screen or takes one from a step below, and finds its host. If the host
  /// is not known before screens are built, the joint has a ``Joint/source`` instead.
  ///
  /// - Returns: The joints, and the steps that use the screen of the anchor.
  private func joints(
    of declined: ArraySlice<any BoundStep>, from anchor: UIViewController?, in live: LiveTree
  ) throws -> ([Joint], [any BoundStep]) {
    guard !declined.isEmpty else { return ([], []) }
    var joints: [Joint] = []
    var onAnchor: [any BoundStep] = []
    var depth = declined.count
    while depth > 0 {
      depth -= 1
      if declined[depth].usesScreenBelow {
        let step = declined[depth]
        if let last = joints.last { last.sharingSteps.append(step) } else { onAnchor.append(step) }
        continue
      }
      let joint = Joint(declined[depth], depth: depth)
      let below: any PlannedScreen = joints.last ?? LiveScreen(anchor)
      try joint.placing { try HostSearch(in: live, among: joints[...]).settleHost(of: joint, from: below) }
      joints.append(joint)
    }
    return (joints, onAnchor)
  }
}
