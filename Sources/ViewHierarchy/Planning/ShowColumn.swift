/// Puts a newcomer into a split, and shows it there.
package struct ShowColumn: Edit {
  private let newcomer: any PlannedScreen
  private let place: SplitPlace
  private let split: UISplitViewController

  package init(_ newcomer: any PlannedScreen, as place: SplitPlace, of split: UISplitViewController) {
    self.newcomer = newcomer
    self.place = place
    self.split = split
  }

  /// - Throws: ``Unshowable`` if the split cannot show that column.
  package func plan(into plan: inout TreePlan) throws {
    try split.check(canShow: place, in: plan.live.window)
    let isExpanding = split.expandsAsItAppears(in: plan.live.window)
    // One that collapses before this is made has the columns after it on the same stack by then.
    plan.collapse(split, showing: place)
    plan.append(ColumnChange(newcomer, as: place, of: split, afterExpanding: isExpanding))
  }
}

extension TreePlan {
  /// Whether a change that is planned fills the first column of a split.
  package func fillsPrimary(of split: UISplitViewController) -> Bool {
    for case let change as ColumnChange in changes where change.fillsPrimary(of: split) { return true }
    return false
  }
}
