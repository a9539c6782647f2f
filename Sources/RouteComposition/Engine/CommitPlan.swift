import NavigationCore
import ViewHierarchy

/// Turns what was planned and built into changes of the tree.
struct CommitPlan {
  let live: LiveTree
  let construction: Construction
  let animated: Bool
  let probe: CallProbe?
  let ownActions: ForeignChanges

  func changes(for tree: PlannedTree) -> [any TreeChange] {
    var changes: [any TreeChange] = construction.postponed.map { container, children in
      labelled(container) { try arrange(container, children) }
    }
    changes += tree.changes.map(change)
    if let first = construction.firstLate {
      for position in first..<construction.joints.count { changes.append(late(position)) }
    }
    return changes
  }

  private func change(_ planned: PlannedChange) -> any TreeChange {
    switch planned {
    case .dismiss(let presenter, _): DismissChange(presenter: presenter, animated: animated)
    case .contain(let contents):
      ContainChange(
        tree: live, container: contents.container, children: contents.after.compactMap(viewController),
        visible: contents.visible.flatMap(viewController), animated: animated)
    case .replaceRoot(let position): labelled(position) { try rootChange(position) }
    case .present(let position, let host), .opaque(let position, let host):
      labelled(position) { try join(position, to: viewController(host)) }
    }
  }

  /// A screen that follows one which could not be found before the tree was changed.
  private func late(_ position: Int) -> any TreeChange {
    labelled(position) {
      let joint = construction.joints[position]
      if joint.step.isMadeBelow { return try findLate(position) }
      switch joint.host {
      case .around(let source):
        guard let screen = construction.screen(source), let join = joint.step.join,
          let host = construction.host(for: join, around: screen)
        else {
          let around = construction.joints[source].step.screenName
          throw CompositionError.noHost(needed: joint.step.join?.hostName ?? "container", around: around)
        }
        return try join.join.isEmbedding ? embed(position, in: host) : self.join(position, to: host)
      case .new(let host) where !joint.join.isEmbedding: return try join(position, to: construction.screen(host))
      default: return SequenceChange(changes: [])
      }
    }
  }

  /// Puts borrowed screens into a container that was built for them.
  private func arrange(_ position: Int, _ children: [Int]) throws -> any TreeChange {
    guard let container = construction.screen(position) else { return SequenceChange(changes: []) }
    let list = try construction.contents(of: container, adding: children)
    return ContainChange(
      tree: live, container: container, children: list, visible: children.last.flatMap(construction.screen),
      animated: false)
  }

  private func findLate(_ position: Int) throws -> any TreeChange {
    let step = construction.joints[position].step
    guard let found = try SearchScope.with(tree: live, { try step.find() }), live.contains(found) else {
      throw CompositionError.notMadeBelow(type: step.screenName, finder: step.finderName)
    }
    construction.setScreen(position, found)
    try construction.runTasks(of: step, on: found)
    var tree = PlannedTree(live)
    tree.reveal(found)
    return SequenceChange(changes: tree.changes.map(change))
  }

  private func embed(_ position: Int, in container: UIViewController) throws -> any TreeChange {
    var tree = PlannedTree(live)
    tree.reveal(container)
    try tree.embed(position, in: container) { try construction.edit(position, &$0) }
    return SequenceChange(changes: tree.changes.map(change))
  }

  private func join(_ position: Int, to host: UIViewController?) throws -> any TreeChange {
    guard let screen = construction.screen(position), let host, let join = construction.joints[position].step.join
    else { throw CompositionError.noPresenter }
    try probe?(.action)
    if case .present(let presentation) = join.join {
      return PresentScreenChange(
        live: live, screen: screen, host: host, presentation: presentation, animated: animated)
    }
    return ownActions.change(named: join.name()) { [live, animated] answer in
      SearchScope.with(tree: live) {
        join.perform(screen, host, animated) { result in
          switch result {
          case .success: answer(result)
          case .failure(let reason): answer(.failure(blamed(reason, on: join.name(), "action")))
          }
        }
      }
    }
  }

  private func rootChange(_ position: Int) throws -> any TreeChange {
    try probe?(.action)
    guard case .replaceRoot(let replacement) = construction.joints[position].join else {
      return SequenceChange(changes: [])
    }
    return RootChange(
      tree: live, root: construction.screen(position), options: replacement.options,
      duration: animated ? replacement.duration : 0)
  }

  private func viewController(_ screen: PlannedScreen) -> UIViewController? {
    switch screen {
    case .live(let viewController): viewController
    case .new(let position): construction.screen(position)
    }
  }

  private func labelled(_ position: Int, _ change: @escaping () throws -> any TreeChange) -> any TreeChange {
    LabelledChange(change: LateChange(change: change)) { construction.label(position) }
  }
}
