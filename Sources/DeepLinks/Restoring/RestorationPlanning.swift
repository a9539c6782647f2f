import LinkTable
import NavigationCore
import ViewHierarchy

/// Plans the changes that lead from the tree to a position.
///
/// If the root stays, the plan first dismisses the modals that the position does not have. It then fills the containers, the
/// inner ones first. If the root has to be made, the plan dismisses all modals and replaces the root. In both cases, the plan
/// presents the new modals last. Without a root, the plan is empty.
struct RestorationPlanning {
  private let live: LiveTree
  private let screens: ScreenTable
  private(set) var plan: TreePlan

  init(_ root: RestoredPlace?, _ screens: ScreenTable, in live: LiveTree) throws {
    (self.live, self.screens) = (live, screens)
    plan = TreePlan(live)
    guard let root else { return }
    if root.maker == nil {
      dismissUnwantedModals(over: root)
      fill(root)
    } else {
      plan.dismissAll()
      plan.replaceRoot(with: root)
    }
    present(over: root)
  }

  private mutating func dismissUnwantedModals(over node: RestoredPlace) {
    guard node.maker == nil, let screen = node.viewController else { return }
    for case let child? in node.children { dismissUnwantedModals(over: child) }
    if let wanted = node.presented, wanted.maker == nil { return dismissUnwantedModals(over: wanted) }
    let presenter = live.frontPresenter(of: screen)
    if let presented = presenter.directlyPresented { plan.dismiss(presented, from: presenter) }
  }

  /// Plans the children of a container that is in the tree. Plans the children of inner containers first.
  ///
  /// - Parameter keepsDetails: A Boolean value that indicates whether the stack keeps the screens of other columns, which a
  ///   collapsed split has put onto it.
  private mutating func fill(_ node: RestoredPlace, keepsDetails: Bool = false) {
    guard node.maker == nil, let screen = node.viewController else { return }
    if let container = node.container {
      let isSplit = container.kind == .columns
      let hasDetails = isSplit && node.children.dropFirst().contains { $0?.maker == nil && $0 != nil }
      for case let child? in node.children { fill(child, keepsDetails: hasDetails) }
      if isSplit, let split = screen as? UISplitViewController {
        fillColumns(of: split, node)
      } else {
        arrange(screen, RestoredChildren(of: node, in: live), keepsDetails: keepsDetails)
      }
    }
    if let presented = node.presented { fill(presented) }
  }

  private mutating func arrange(_ container: UIViewController, _ wanted: RestoredChildren, keepsDetails: Bool) {
    guard var list = wanted.list else { return }
    var shown = wanted.shown
    let before = live.children(of: container)
    let own = live.parts(of: container).count
    if keepsDetails, own < before.count {
      list += before[own...].map(LiveScreen.init)
      shown = list.last
    }
    let visible = live.visibleChildren(of: container)
    let isSame = list.count == before.count && zip(list, before).allSatisfy { $0.isLive($1) }
    let isShown = shown.map { shown in visible.contains { shown.isLive($0) } } ?? true
    guard !isSame || !isShown else { return }
    let staying = visible.last { shown in list.contains { $0.isLive(shown) } }
    plan.contents(of: container).edit(showing: shown ?? staying.map(LiveScreen.init)) { $0 = list }
  }

  private mutating func fillColumns(of split: UISplitViewController, _ node: RestoredPlace) {
    let now = live.parts(of: split)
    for (number, column) in UISplitViewController.Column.inOrder.enumerated() {
      let child = node.children.indices.contains(number) ? node.children[number] : nil
      if let child {
        // If the stack of a column has lost its screen, the column gets a new screen.
        if child.maker != nil { plan.append(ColumnChange(child, as: .column(column), of: split)) }
      } else if number > 0, number < 3, case .one(let details)? = now[number], details.parent === split {
        empty(details, of: split)
      }
    }
  }

  /// Plans to remove the screens of a column that has no place in the position. If positions leave out the whole column, the
  /// column stays. If the column begins with screens without an entry, these screens stay.
  private mutating func empty(_ details: UIViewController, of split: UISplitViewController) {
    let capture = PositionCapture(live: live, screens: screens)
    guard !capture.leavesOut(details) else { return }
    let bottom = capture.unlistedBottom(of: details).map(LiveScreen.init)
    if let top = bottom.last {
      plan.contents(of: details).edit(showing: top) { $0 = bottom }
    } else {
      plan.contents(of: split).edit(showing: nil) { list in list.removeAll { $0.isLive(details) } }
    }
  }

  private mutating func present(over node: RestoredPlace) {
    for case let child? in node.children { present(over: child) }
    guard let modal = node.presented else { return }
    if modal.maker != nil {
      let style = modal.style?.style
      let presentation = Presentation(configure: { [weak node] screen in
        if let style { screen.modalPresentationStyle = style }
        #if !os(tvOS)
          // A popover needs an anchor, and a position contains no anchors.
          guard style == .popover, let popover = screen.popoverPresentationController, !popover.hasAnchor else {
            return
          }
          popover.sourceView = node?.viewController?.viewIfLoaded
        #endif
      })
      plan.append(PresentChange(modal, on: node, presentation, in: live))
    }
    present(over: modal)
  }
}
