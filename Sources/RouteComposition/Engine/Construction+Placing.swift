import NavigationCore
import ViewHierarchy

// MARK: - Screens made by a step below

extension Construction {
  func findMadeBelow(_ joint: Joint, _ position: Int) throws {
    try run.probe?(.finder)
    guard let found = try SearchScope.with(tree: live, built: builtScreens, { try joint.step.find() }) else {
      // A finder of the app may search only the tree, so it cannot find the built screens yet. `findLate` calls it
      // again when the earlier screens are in the tree.
      firstLate = firstLate ?? position
      return
    }
    joint.viewController = found
    try reveal(found)
    try setUp(found, by: joint)
  }

  /// Makes all containers around a built screen show it. The containers change at once, before the changes of the tree.
  func reveal(_ viewController: UIViewController) throws {
    var child = viewController
    while let container = live.container(of: child) ?? builtContainer(of: child) {
      // A plain container that shows the child already needs no change.
      if live.shows(child, in: container) != true, let adapter = live.adapter(of: container) {
        let children = adapter.containedViewControllers(afterMakingVisible: child)
        try ContainChange(container, containing: children, showing: child, in: live).makeAtOnce()
      }
      child = container
    }
  }

  /// Returns the first of ``builtScreens`` that lists a child, or `nil` if none does. Call this method for a child
  /// without a parent.
  private func builtContainer(of child: UIViewController) -> UIViewController? {
    builtScreens.first { live.children(of: $0).holds(child) }
  }

  /// Finds the host of a screen by a search from its source, which is built now. Does nothing if the screen has no
  /// source, or if an earlier screen is placed late.
  ///
  /// If there is no host, and an action of the app joins an earlier screen, this screen is placed late.
  func settleHost(of joint: Joint, _ position: Int) throws {
    guard let source = joint.source, firstLate == nil else { return }
    do {
      try HostSearch(in: live, among: joints[..<position]).settleHost(of: joint, from: source)
      hasSettledHosts = true
    } catch {
      // An action of the app may put a container around an earlier screen. So the search is repeated when that screen
      // is in the tree.
      guard joints[..<position].contains(where: \.isJoinedByAppCode) else { throw error }
      firstLate = position
    }
  }
}

// MARK: - Screens that are placed when those before them are in the tree

extension Construction {
  func late(_ joint: Joint) throws -> [TransactionStep] {
    if joint.step.isMadeBelow { return try live.namingUnsearched { try findLate(joint) } }
    guard let join = joint.action else { return [] }
    if let source = joint.source {
      guard let screen = source.viewController, let host = live.nearest(around: screen, where: join.accepts) else {
        throw CompositionError.noHost(needed: join.hostName, around: source.step.screenName)
      }
      joint.host = LiveScreen(host)
    } else if joint.host?.isNew != true || joint.isEmbedded {
      return []
    }
    var plan = TreePlan(live)
    if let container = joint.liveContainer { plan.reveal(container) }
    try plan.join([joint], probe: run.probe)
    return plan.steps
  }

  private func findLate(_ joint: Joint) throws -> [TransactionStep] {
    let step = joint.step
    guard let found = try SearchScope.with(tree: live, { try step.find() }), live.contains(found) else {
      throw CompositionError.notMadeBelow(type: step.screenName, finder: step.finderName)
    }
    joint.viewController = found
    try setUp(found, by: joint)
    for step in joint.steps { step.identify(found, run) }
    return TreePlan(live) { $0.reveal(found) }.steps
  }
}
