/// Presents a newcomer.
package struct Present: Edit {
  private let newcomer: any PlannedScreen
  private let host: any PlannedScreen
  private let presentation: Presentation

  package init(_ newcomer: any PlannedScreen, on host: any PlannedScreen, _ presentation: Presentation = Presentation())
  {
    self.newcomer = newcomer
    self.host = host
    self.presentation = presentation
  }

  /// - Throws: ``Unshowable/overNothing(_:)`` if the window has no root view controller.
  package func plan(into plan: inout TreePlan) throws {
    if !host.isNew, host.viewController == nil { throw Unshowable.overNothing(newcomer.name) }
    if case .topmost = presentation.startingPoint, let front = plan.live.screenInFront {
      plan.dismissAlerts(over: front)
    }
    plan.append(PresentChange(newcomer, on: host, presentation, in: plan.live))
  }
}

/// Makes a newcomer the root of the window.
package struct ReplaceRoot: Edit {
  private let newcomer: any PlannedScreen
  private let replacement: RootReplacement

  package init(_ newcomer: any PlannedScreen, _ replacement: RootReplacement = RootReplacement()) {
    self.newcomer = newcomer
    self.replacement = replacement
  }

  package func plan(into plan: inout TreePlan) {
    // An alert that stays over other changes does not outlive the root that it lies on.
    if let root = plan.live.root { plan.dismissAlerts(over: root) { $0 is UISearchController } }
    plan.append(RootChange(newcomer, replacement, in: plan.live))
  }
}
