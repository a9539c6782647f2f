import NavigationCore
import ViewHierarchy

extension TreePlan {
  /// Plans the changes that join screens to the tree. Changes that join screens to each other are made while the
  /// screens are built, and are not planned here.
  mutating func join(_ joints: some BidirectionalCollection<Joint>, probe: CallProbe?) throws {
    var before: UIViewController?
    var rest = joints[...]
    while let joint = rest.popFirst() {
      let container = joint.liveContainer
      let sharesHost = container != nil && (container === before || container === rest.first?.liveContainer)
      let sharesList = sharesHost && !isOneByOne(joint, among: joints)
      before = container
      try joint.placing { try join(joint, sharesList: sharesList, probe) }
    }
  }

  /// Returns whether a screen joins a split by a change of its own. Otherwise one change joins all screens of the
  /// split. A split with columns needs a change for each screen, and so does a split that is collapsed or will
  /// collapse.
  private func isOneByOne(_ joint: Joint, among joints: some Sequence<Joint>) -> Bool {
    guard joint.isPlannedAlone, let split = joint.liveContainer as? UISplitViewController,
      split.isFilledOneByOne(in: live.window)
    else { return false }
    // An action of the app edits the list of all children, so it needs one change for all screens.
    return joints.allSatisfy { $0.liveContainer !== split || $0.isPlannedAlone }
  }

  private mutating func join(_ joint: Joint, sharesList: Bool, _ probe: CallProbe?) throws {
    guard let action = joint.action, let host = joint.host else { return }
    // The children of a new container are put into it while the screens are built.
    if joint.isEmbedded, joint.liveContainer == nil { return }
    if try action.joining.plan(joint, on: host, sharesList: sharesList, into: &self) {
      try probe?(.action)
      return
    }
    append(action.appCode(joint, on: host, in: live, probe: probe))
    if let container = joint.liveContainer { try removeUnreported(replaced(by: joint, action, in: container, probe)) }
  }

  /// Returns the children that an action of the app would remove from a container, according to the edit of the action.
  /// The result is empty if the screen is not built yet.
  private func replaced(
    by joint: Joint, _ action: AnyJoin, in container: UIViewController, _ probe: CallProbe?
  ) throws -> [UIViewController] {
    guard joint.viewController != nil else { return [] }
    let before = live.children(of: container)
    var after = before.map { LiveScreen($0) as any PlannedScreen }
    try action.edit(joint, &after, probe)
    return before.filter { child in !after.contains { $0.isLive(child) } }
  }
}
