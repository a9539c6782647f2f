import NavigationCore
import RouteComposition
import ViewHierarchy

/// One request of a page flow: what it wants, resolved against the tree as it is, built, and turned into changes.
final class PageMove: StagedGoal {
  /// What a request wants.
  enum Aim: Hashable {
    case show(Showing)
    case back
    case pop(Int)
    case reset
  }

  /// How a page is to be shown.
  struct Showing: Hashable {
    let node: Int
    var parameters: [Int: PageParameter] = [:]
    var skipped: Set<Int> = []
    /// Whether the pages that would be left stay where they are.
    var leavesPagesStanding = false
  }

  private let flow: AppFlowController
  private let aim: Aim
  private var way: PageWay?
  /// What the way comes to in the tree as it was found.
  private var planned: PlannedTree?
  private var construction: PageConstruction?
  /// What pages were shown with before this request, for putting it back.
  private var before: [(controller: UIViewController, record: PageRecord?)] = []
  private var children: ForeignChildren?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(_ flow: AppFlowController, _ aim: Aim) {
    self.flow = flow
    self.aim = aim
  }

  private var parameters: [Int: PageParameter] {
    if case .show(let showing) = aim { showing.parameters } else { [:] }
  }

  var destination: UIViewController? { construction?.last ?? way?.anchor }

  func resolve(in live: LiveTree) throws -> StagedPlan {
    construction = nil
    let resolver = try PageResolver(flow, live)
    let way = try resolver.way(for: aim)
    let tree = try way.tree(in: live)
    (self.way, planned) = (way, tree)
    var removed = tree.removed
    let gone = Set(removed.map(ObjectIdentifier.init))
    removed += way.leftByOwn.map(\.controller).filter { !gone.contains(ObjectIdentifier($0)) }
    return StagedPlan(found: way.anchor, removed: removed) { [flow] in flow.told(way, tree) }
  }

  func build(in live: LiveTree, probe: CallProbe?) throws -> [UIViewController] {
    guard let way else { return [] }
    let construction = PageConstruction(flow, live: live, probe: probe, parameters: parameters)
    try construction.build(way.steps, from: way.anchor)
    self.construction = construction
    return construction.made
  }

  func ended(arrived: Bool) {
    if !arrived {
      children?.putBack()
      for (controller, record) in before.reversed() { flow.records[key: controller] = record }
    }
    (before, children) = ([], nil)
  }

  private func change(_ controller: UIViewController, _ edit: (inout PageRecord) -> Void) {
    guard var record = flow.records[key: controller] else { return }
    before.append((controller, record))
    edit(&record)
    flow.records[key: controller] = record
  }
}

// MARK: - Changing the tree

extension PageMove {
  func changes(in live: LiveTree, animated: Bool, ownTransitions: ForeignChanges) -> [any TreeChange] {
    guard let way, let planned, let construction else { return [] }
    for (controller, parameter) in way.parameters { change(controller) { $0.parameter = parameter } }
    var changes: [any TreeChange] = []
    for entry in way.leftByOwn {
      if way.seen.contains(ObjectIdentifier(entry.controller)) {
        changes.append(reveal(entry.controller, in: live, animated: animated))
      }
      changes.append(leave(entry, in: live, animated: animated, ownTransitions))
    }
    let screens = construction.pushedFirst
    if way.leftByOwn.isEmpty {
      changes += planned.treeChanges(in: live, animated: animated) { screens[$0] }
    } else {
      // What the app's own transitions leave behind is only known then.
      changes.append(
        LateChange {
          let tree = try way.tree(in: live)
          return SequenceChange(changes: tree.treeChanges(in: live, animated: animated) { screens[$0] })
        })
    }
    changes += construction.operations.map { operation in
      LateChange { try self.change(for: operation, in: live, animated: animated, ownTransitions) }
    }
    if hasOwnTransitions {
      children = ForeignChildren(live)
      changes.append(Verification { try self.verify(in: live) })
    }
    return changes
  }

  private var hasOwnTransitions: Bool {
    guard way?.leftByOwn.isEmpty ?? true else { return true }
    return construction?.operations.contains { if case .own = $0 { true } else { false } } ?? false
  }

  private func verify(in live: LiveTree) throws {
    guard let destination else { return }
    guard live.contains(destination), live.isVisibleInItsFamily(destination) else {
      throw NavigationError.destinationNotVisible(destination.typeName)
    }
  }

  private func reveal(_ screen: UIViewController, in live: LiveTree, animated: Bool) -> any TreeChange {
    LateChange {
      var tree = PlannedTree(live)
      tree.reveal(screen)
      return SequenceChange(changes: tree.arrangements(in: live, animated: animated))
    }
  }

  private func leave(
    _ entry: LivePages.Entry, in live: LiveTree, animated: Bool,
    _ ownTransitions: ForeignChanges
  ) -> any TreeChange {
    let transition = flow.tree.nodes[entry.node].backward
    return ownTransitions.change(named: "\(type(of: transition))", settlingIn: live) { answer in
      if self.flow.tree.nodes[entry.node].isShownByOwnTransition {
        self.change(entry.controller) { $0.isShown = false }
      }
      transition.backwardTransitionBlock(animated: animated) { answer(.success) }(entry.controller)
    }
  }

  private func change(
    for operation: PageConstruction.Operation, in live: LiveTree, animated: Bool,
    _ ownTransitions: ForeignChanges
  ) throws -> any TreeChange {
    switch operation {
    case .push(let screens, let page):
      guard let stack = page.navigationController else {
        throw CompositionError.noHost(needed: "UINavigationController", around: page.typeName)
      }
      var tree = PlannedTree(live)
      tree.reveal(page)
      tree.embed(screens.count - 1, in: stack) { $0 += screens.indices.map(PlannedScreen.new) }
      return SequenceChange(changes: tree.treeChanges(in: live, animated: animated) { screens[$0] })
    case .present(let screen, let page):
      DismissalGuard.watch(screen)
      return PresentChange(presented: screen, presenter: page.familyRoot, animated: animated)
    case .addTab(let screen, let stack, let parent, let node):
      if stack != nil { flow.tree.nodes[node].forward.preloadViewController(screen, from: parent) }
      return reveal(screen, in: live, animated: animated)
    case .own(let screen, let shown, let page, let node):
      let transition = flow.tree.nodes[node].forward
      guard let stack = page.navigationController ?? page as? UINavigationController ?? flow.rootNavigationController
      else {
        throw flow.failure(.missingConfiguration, at: node)
      }
      return ownTransitions.change(named: "\(type(of: transition))", settlingIn: live) { answer in
        self.change(screen) { $0.isShown = true }
        transition.forwardTransitionBlock(animated: animated) { answer(.success) }(stack, shown)
      }
    }
  }
}
