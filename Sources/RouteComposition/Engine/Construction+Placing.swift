import NavigationCore
import ViewHierarchy

// MARK: - Screens made by a step below

extension Construction {
  func findMadeBelow(_ joint: Joint, _ position: Int) throws {
    try run.probe?(.finder)
    guard let found = try SearchScope.with(tree: live, built: builtScreens, { try joint.step.find() }) else {
      // A finder of the app's own may look only at what is on screen; it is asked again when its screen is there.
      firstLate = firstLate ?? position
      return
    }
    joint.viewController = found
    try reveal(found)
    try setUp(found, by: joint)
  }

  /// Shows a screen within what was built.
  func reveal(_ viewController: UIViewController) throws {
    var child = viewController
    while let container = live.container(of: child) ?? builtContainer(of: child) {
      // A plain container that shows the child already loses nothing by it.
      if live.shows(child, in: container) != true, let adapter = live.adapter(of: container) {
        let children = adapter.containedViewControllers(afterMakingVisible: child)
        try live.arrange(container, children, showing: child)
      }
      child = container
    }
  }

  /// The built container that lists a child which has no parent.
  private func builtContainer(of child: UIViewController) -> UIViewController? {
    builtScreens.first { live.children(of: $0).holds(child) }
  }

  /// Replaces "around that screen" by the view controller it stands for, as soon as that can be told.
  func settleHost(of joint: Joint, _ position: Int) throws {
    guard let source = joint.source, let join = joint.action else { return }
    guard firstLate == nil, let screen = source.viewController, let host = host(for: join, around: screen) else {
      let mayComeLater = firstLate != nil || joints[..<position].contains(where: \.isJoinedByAppCode)
      guard mayComeLater else {
        throw CompositionError.noHost(needed: join.hostName, around: source.step.screenName)
      }
      firstLate = firstLate ?? position
      return
    }
    hasSettledHosts = true
    joint.source = nil
    // What is put into a container later goes into it together, in the order of the chain.
    let later = postponed.firstIndex { $0.container.viewController === host }
    if joint.isEmbedded, let later {
      postponed[later].children.append(joint)
      joint.host = .newcomer(postponed[later].container)
    } else {
      joint.host = live.contains(host) ? .live(host) : .built(host)
    }
    guard let details = joint.newDetails(among: joints[..<position])?.viewController else { return }
    try joint.bePushed(onto: live.contains(details) ? .live(details) : .built(details), asA: type(of: details))
  }

  /// The nearest that suits around a screen, where one that is going to join a container counts as in it.
  private func host(for join: AnyJoin, around screen: UIViewController) -> UIViewController? {
    var (next, passed): (UIViewController?, [UIViewController]) = (screen, [])
    while let current = next, !passed.holds(current) {
      if join.accepts(current) { return current }
      passed.append(current)
      next = container(of: current)
    }
    return nil
  }

  /// The container that a screen will be in when the chain is joined.
  private func container(of screen: UIViewController) -> UIViewController? {
    if let parent = screen.parentInTree, !live.contains(screen) { return parent }
    for joint in joints where joint.viewController === screen && joint.isEmbedded {
      if let container = joint.host?.viewController { return container }
    }
    return live.container(of: screen)
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
      joint.host = .live(host)
    } else if joint.host?.newcomer == nil || joint.isEmbedded {
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
    joint.beKnown(found, run)
    return try TreePlan(live, Reveal(found)).steps
  }
}
