extension TreePlan {
  /// Plans that a newcomer joins a container by an edit of the container's list of children, for instance a push or an
  /// added tab.
  package mutating func embed(
    _ newcomer: any PlannedScreen, in container: UIViewController, by edit: ListEdit = .append
  ) {
    contents(of: container).join(newcomer, by: edit)
  }

  /// Plans that a newcomer is presented. If the starting point is the current screen (`Presentation.StartingPoint.topmost`),
  /// the alerts over the current screen are dismissed first.
  ///
  /// - Throws: ``Unshowable/overNothing(_:)`` if the window has no root view controller.
  package mutating func present(
    _ newcomer: any PlannedScreen, on host: any PlannedScreen, _ presentation: Presentation = Presentation()
  ) throws {
    if !host.isNew, host.viewController == nil { throw Unshowable.overNothing(newcomer.name) }
    if case .topmost = presentation.startingPoint, let front = live.screenInFront { dismissAlerts(over: front) }
    append(PresentChange(newcomer, on: host, presentation, in: live))
  }

  /// Plans that a newcomer becomes the root of the window, and that the alerts over the old root are dismissed first.
  package mutating func replaceRoot(
    with newcomer: any PlannedScreen, _ replacement: RootReplacement = RootReplacement()
  ) {
    // Other changes keep some alerts (`LiveTree.stays`), but an alert cannot outlive the root that it is presented
    // over.
    if let root = live.root { dismissAlerts(over: root) { $0 is UISearchController } }
    append(RootChange(newcomer, replacement, in: live))
  }

  /// Plans that a newcomer is put into a split, and shown there.
  ///
  /// - Throws: ``Unshowable`` if the split cannot show the place.
  package mutating func show(
    _ newcomer: any PlannedScreen, as place: SplitPlace, of split: UISplitViewController
  ) throws {
    try split.check(canShow: place, in: live.window)
    let isExpanding = split.expandsAsItAppears(in: live.window)
    // If the split collapses before this change is made, the later columns are on the same stack.
    collapse(split, showing: place)
    append(ColumnChange(newcomer, as: place, of: split, afterExpanding: isExpanding))
  }

  /// Returns whether a planned change fills the first column of a split.
  package func fillsPrimary(of split: UISplitViewController) -> Bool {
    for case let change as ColumnChange in changes where change.fillsPrimary(of: split) { return true }
    return false
  }
}
