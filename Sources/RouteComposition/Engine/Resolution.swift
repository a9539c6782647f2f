import NavigationCore
import ViewHierarchy

/// What a request would do to the tree as it is now: what was found, what is to be built and joined, what goes.
///
/// A class, because it is handed from stage to stage and each copy would retain all that it holds.
final class Resolution {
  /// What the finders found, with the step that found it. `nil` for a request that only rearranges what is there.
  var anchor: (step: any BoundStep, viewController: UIViewController)?
  /// The finders that found nothing, from the destination back.
  var declined: [any BoundStep] = []
  /// The screens to come, from the anchor to the destination.
  var joints: [Joint] = []
  var tree: PlannedTree
  /// The view controller that ends up visible, where it is there already.
  var destination: UIViewController?
  /// Which cases the switches took on the way, and how many of them lie before each step that was bound.
  var branches: (taken: [Int], before: [Int]) = ([], [])
  /// What a vocabulary that plans for itself would do.
  var staged: StagedPlan?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(tree: PlannedTree) { self.tree = tree }

  /// Which cases the switches took on the way to a step, counted from the destination.
  func branches(before depth: Int) -> [Int] { Array(branches.taken.prefix(branches.before[depth])) }

  /// The screens that would go, outermost first.
  var removed: [UIViewController] { staged?.removed ?? tree.removed }

  /// The steps whose guards are asked, from the destination back.
  var visited: [any BoundStep] { declined + (anchor.map { [$0.step] } ?? []) }
}

/// Walks a chain from the destination back until a finder answers. One walker serves one request; it keeps the steps
/// that are bound already, so that resolving again neither transforms contexts nor prepares anything twice. What lies
/// behind a switch is bound anew each time, as the switch may by then take another way.
final class ChainWalker {
  private let first: (Walk) throws -> any BoundStep
  private var walk = Walk()
  /// How many of the steps were bound before the first switch.
  private var unconditional = 0
  var probe: CallProbe?
  private var bound: [any BoundStep] = []
  /// How many switches lie before each of the bound steps.
  private var switchesBefore: [Int] = []

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(first: @escaping (Walk) throws -> any BoundStep) { self.first = first }

  /// Resolves the chain against the tree as it is. Changes nothing.
  ///
  /// - Complexity: Linear in the length of the chain, besides what the finders take.
  func resolve(in live: LiveTree) throws -> Resolution {
    let resolution = Resolution(tree: PlannedTree(live))
    var position = 0
    walk = Walk()
    bound.removeLast(bound.count - unconditional)
    switchesBefore.removeLast(switchesBefore.count - unconditional)
    while let step = try step(position) {
      if let found = try find(step, position, in: live) {
        resolution.anchor = (step, found)
        resolution.branches = (walk.branches, switchesBefore)
        try plan(resolution, in: live)
        return resolution
      }
      resolution.declined.append(step)
      position += 1
    }
    let destination = resolution.declined.first?.screenName ?? "the destination"
    throw failure(CompositionError.chainHasNoStart(destination: destination), at: max(0, position - 1))
  }

  private func step(_ position: Int) throws -> (any BoundStep)? {
    if position < bound.count { return bound[position] }
    let next: (any BoundStep)?
    do {
      next = position == 0 ? try first(walk) : try bound[position - 1].below(walk)
    } catch {
      throw failure(error, at: position - 1)
    }
    guard let next else { return nil }
    bound.append(next)
    switchesBefore.append(walk.branches.count)
    if walk.branches.isEmpty { unconditional = bound.count }
    return next
  }

  private func find(_ step: any BoundStep, _ position: Int, in live: LiveTree) throws -> UIViewController? {
    let found: UIViewController?
    do {
      try probe?(.finder)
      found = try step.find()
    } catch {
      throw failure(error, at: position)
    }
    guard let found else { return nil }
    guard live.contains(found) else {
      throw failure(CompositionError.foundElsewhere(type: found.typeName), at: position)
    }
    return found
  }

  private func failure(_ error: any Error, at position: Int) -> NavigationFailure {
    NavigationFailure(caught: error, step: bound.indices.contains(position) ? bound[position].label(position) : nil)
  }

  private func plan(_ resolution: Resolution, in live: LiveTree) throws {
    guard let anchor = resolution.anchor else { return }
    if resolution.declined.isEmpty { resolution.destination = anchor.viewController }
    resolution.joints = try hosts(of: resolution.declined.reversed(), from: anchor.viewController, in: live)
    resolution.tree.reveal(anchor.viewController)
    try resolution.tree.join(resolution.joints)
  }

  /// What each screen to come is joined to, as far as that can be told before anything is built.
  private func hosts(
    of steps: [any BoundStep], from anchor: UIViewController, in live: LiveTree
  ) throws -> [Joint] {
    var joints: [Joint] = []
    joints.reserveCapacity(steps.count)
    for (position, step) in steps.enumerated() {
      let start: Joint.Host = position == 0 ? .live(anchor) : .new(position - 1)
      let depth = steps.count - 1 - position
      do {
        let host = try step.join.map { try self.host(for: $0, from: start, joints) } ?? .none
        joints.append(Joint(step: step, host: host))
        try check(joints[position], in: live)
      } catch {
        throw failure(error, at: depth)
      }
    }
    return joints
  }

  private func host(for join: AnyJoin, from start: Joint.Host, _ joints: [Joint]) throws -> Joint.Host {
    var place = start
    while true {
      switch place {
      case .live(let viewController):
        guard let host = viewController.nearest(where: join.accepts) else { throw noHost(for: join, start, joints) }
        return .live(host)
      case .new(let position):
        let joint = joints[position]
        if join.acceptsType(joint.step.screenType) { return place }
        if joint.staysOpen(for: join) { return .around(position) }
        guard joint.join.isEmbedding else { throw noHost(for: join, start, joints) }
        place = joint.host
      case .around, .built, .none:
        return place
      }
    }
  }

  private func noHost(for join: AnyJoin, _ start: Joint.Host, _ joints: [Joint]) -> CompositionError {
    switch start {
    case .live(let viewController): .noHost(needed: join.hostName, around: viewController.typeName)
    case .new(let position): .noHost(needed: join.hostName, around: joints[position].step.screenName)
    case .around, .built, .none: .noHost(needed: join.hostName, around: "the screen below")
    }
  }

  /// What can be told to be impossible before anything is built.
  private func check(_ joint: Joint, in live: LiveTree) throws {
    if case .replaceRoot = joint.join, case .live(let host) = joint.host, host !== live.root {
      throw CompositionError.notTheRoot(found: host.typeName)
    }
  }
}

extension BoundStep {
  /// The step as failures name it; steps are counted from the destination.
  func label(_ position: Int) -> String { "step \(position + 1) (\(screenName))" }
}

extension UIViewController {
  /// Itself or the nearest container around it that suits.
  func nearest(where suits: (UIViewController) -> Bool) -> UIViewController? {
    var next: UIViewController? = self
    while let current = next {
      if suits(current) { return current }
      next = current.parent
    }
    return nil
  }
}

extension PlannedTree {
  /// Plans how the screens to come are joined to what is in the tree; what they are to each other is not its concern.
  mutating func join(
    _ joints: [Joint], edit: ((Int, inout [PlannedScreen]) throws -> Void)? = nil
  ) throws {
    for (position, joint) in joints.enumerated() {
      switch (joint.join, joint.host) {
      case (.embed(let listEdit), .live(let container)):
        try embed(position, in: container) { children in
          if let edit { try edit(position, &children) } else { listEdit.apply(.new(position), to: &children) }
        }
      case (.embedCustomly, .live(let container)):
        guard joints.shareHost(at: position) else {
          append(.opaque(position, on: .live(container)))
          try replace(replaced(by: joint, at: position, in: container, edit))
          continue
        }
        try embed(position, in: container) { children in
          if let edit { try edit(position, &children) } else { children.append(.new(position)) }
        }
      case (.present, .live(let presenter)): append(.present(position, on: .live(presenter)))
      case (.present, .new(let presenter)): append(.present(position, on: .new(presenter)))
      case (.present, .built(let presenter)): append(.present(position, on: .live(presenter)))
      case (.replaceRoot, .live): append(.replaceRoot(position))
      case (.opaque, .live(let host)), (.opaque, .built(let host)):
        append(.opaque(position, on: .live(host)))
        replace(joint.step.join?.replaced(host) ?? [])
      case (.opaque, .new(let host)): append(.opaque(position, on: .new(host)))
      default: break
      }
    }
  }

  /// What an action of a container takes out of it: once its screen is built, the edit tells; before, the action where it
  /// can.
  private func replaced(
    by joint: Joint, at position: Int, in container: UIViewController,
    _ edit: ((Int, inout [PlannedScreen]) throws -> Void)?
  ) throws -> [UIViewController] {
    guard let edit else { return joint.step.join?.replaced(container) ?? [] }
    let before = children(of: container)
    var after = before.map(PlannedScreen.live)
    try edit(position, &after)
    return before.filter { !after.contains(.live($0)) }
  }
}

extension [Joint] {
  /// Whether a neighbour is embedded in the same container of the tree, so that the two are joined in one change.
  fileprivate func shareHost(at position: Int) -> Bool {
    guard case .live(let host) = self[position].host else { return false }
    return [position - 1, position + 1].contains { neighbour in
      guard indices.contains(neighbour), self[neighbour].join.isEmbedding,
        case .live(let other) = self[neighbour].host
      else { return false }
      return other === host
    }
  }
}
