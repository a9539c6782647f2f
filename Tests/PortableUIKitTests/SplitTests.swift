import PortableUIKit
import Testing

final class SplitJournal: JournalObject, UISplitViewControllerDelegate {
  var dropsSecondary = false
  var topColumn: UISplitViewController.Column?
  var expandsTo: UISplitViewController.DisplayMode?
  var collapsingPrimary: UIViewController?
  var showsDetail = false
  var showsPrimary = false

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { dropsSecondary }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    collapsingPrimary
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { expandsTo ?? proposedDisplayMode }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { showsDetail }
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { showsPrimary }
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { journal("mode \(displayMode)") }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { journal("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal("didExpand") }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    journal("willShow \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    journal("willHide \(column)")
  }
}

@Suite struct SplitTests {
  let stage = Stage()

  func wide() { stage.window.simulate(horizontalSizeClass: .regular) }
  func narrow() { stage.window.simulate(horizontalSizeClass: .compact) }

  /// Returns a split of two columns, a list and details, in a window of this width.
  func columns(_ width: UIUserInterfaceSizeClass) -> (UISplitViewController, SplitJournal, Screen, Screen) {
    let (list, details) = (stage.screen("list"), stage.screen("details"))
    let split = UISplitViewController(.doubleColumn, [.primary: list, .secondary: details])
    let delegate = SplitJournal(stage.journal)
    split.delegate = delegate
    stage.show(split, width: width)
    return (split, delegate, list, details)
  }

  private func classic() -> (UISplitViewController, UINavigationController, Screen, UINavigationController, Screen) {
    let (list, details) = (stage.screen("list"), stage.screen("details"))
    let split = UISplitViewController()
    let primary = UINavigationController(rootViewController: list)
    let secondary = UINavigationController(rootViewController: details)
    split.viewControllers = [primary, secondary]
    return (split, primary, list, secondary, details)
  }

  // Covers Apple's page `UISplitViewController`, "Interface transitions".

  @Test("UK-8 A classic split in a wide window shows both of its children, and the children return the split")
  func wideClassic() {
    let (split, primary, list, secondary, details) = classic()
    stage.show(split, width: .regular)
    #expect(!split.isCollapsed)
    #expect(split.viewControllers == [primary, secondary])
    #expect(list.view.window === stage.window)
    #expect(details.view.window === stage.window)
    #expect(list.splitViewController === split)
    #expect(details.splitViewController === split)
    #expect(primary.parent === split)
    #expect(secondary.parent === split)
    #expect(split.children == [primary, secondary])
    #expect(split.style == .unspecified)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test("UK-8 A classic split in a narrow window collapses before its first screen appears")
  func narrowClassic() {
    let (split, primary, list, secondary, details) = classic()
    #expect(!split.isCollapsed)
    stage.window.rootViewController = split
    stage.window.isHidden = false
    stage.expect(
      "list.willMove", "list.didMove", "details.willMove", "details.didMove", "details.load", "details.willAppear",
      "details.isAppearing", "details.didAppear")
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [primary])
    #expect(primary.viewControllers == [list, secondary])
    #expect(secondary.parent === primary)
    #expect(details.splitViewController === split, "UK-17")
    #expect(!list.isViewLoaded, "UK-17")
  }

  @Test("UK-8 A classic split collapses and expands with the window's width, and restores its children")
  func rotation() {
    let (split, primary, list, secondary, details) = classic()
    let delegate = SplitJournal(stage.journal)
    split.delegate = delegate
    stage.show(split, width: .regular)
    narrow()
    #expect(!split.isCollapsed, "what the user does to the window is a transition like others")
    stage.expect(
      "details.willDisappear", "details.didDisappear", "list.willDisappear", "details.willAppear",
      "details.isAppearing", "list.didDisappear", "details.didAppear", "didCollapse")
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [primary])
    #expect(primary.viewControllers == [list, secondary])
    wide()
    stage.expect(
      "details.willDisappear", "list.willAppear", "list.isAppearing", "details.didDisappear", "list.didAppear",
      "details.willAppear", "details.isAppearing", "details.didAppear", "didExpand")
    #expect(split.viewControllers == [primary, secondary])
    #expect(primary.viewControllers == [list])
    #expect(details.view.window === stage.window)
  }

  @Test("UK-8 A secondary child that the delegate discards on collapse returns on expansion")
  func dropped() {
    let (split, primary, list, secondary, _) = classic()
    let delegate = SplitJournal(stage.journal)
    delegate.dropsSecondary = true
    split.delegate = delegate
    stage.show(split)
    #expect(split.viewControllers == [primary])
    #expect(primary.viewControllers == [list])
    #expect(secondary.parent == nil)
    #expect(list.view.window === stage.window)
    stage.simulate(horizontalSizeClass: .regular)
    #expect(split.viewControllers == [primary, secondary])
    #expect(secondary.parent === split)
  }

  @Test("UK-8 The delegate can choose the child that a collapsing classic split shows")
  func otherPrimary() {
    let (split, primary, list, secondary, details) = classic()
    let delegate = SplitJournal(stage.journal)
    split.delegate = delegate
    delegate.collapsingPrimary = secondary
    stage.show(split)
    #expect(split.viewControllers == [secondary])
    #expect(details.view.window != nil)
    #expect(primary.parent == nil)
    stage.simulate(horizontalSizeClass: .regular)
    #expect(split.viewControllers == [primary, secondary])
    #expect(list.view.window != nil)
    #expect(details.view.window != nil)
  }

  @Test("UK-8 showDetail replaces the secondary child of a wide split, and pushes in a narrow split")
  func showDetail() {
    let (split, primary, list, _, details) = classic()
    stage.show(split, width: .regular)
    let other = stage.screen("other")
    list.showDetailViewController(other, sender: nil)
    #expect(split.viewControllers == [primary, other])
    #expect(details.navigationController?.parent == nil)
    let told = stage.told()
    #expect(told.contains("details.didDisappear"))
    #expect(told.contains("other.didAppear"))
    stage.simulate(horizontalSizeClass: .compact)
    #expect(primary.viewControllers == [list, other])
    let third = UINavigationController(rootViewController: stage.screen("third"))
    list.showDetailViewController(third, sender: nil)
    #expect(primary.viewControllers == [list, other, third])
    let delegate = SplitJournal(stage.journal)
    delegate.showsDetail = true
    split.delegate = delegate
    list.showDetailViewController(stage.screen("fourth"), sender: nil)
    #expect(primary.viewControllers == [list, other, third])
    stage.settle()
    #expect(stage.window.perform(.back("other")))
    #expect(primary.viewControllers == [list, other])
  }

  @Test("UK-8 A second child that is set on a collapsed classic split appears when the split expands")
  func secondChild() {
    let (split, primary, _, secondary, details) = classic()
    split.viewControllers = [stage.screen("first list")]
    stage.show(split, width: .compact)
    split.viewControllers = [primary, secondary]
    stage.settle()
    #expect(split.viewControllers == [primary])
    stage.simulate(horizontalSizeClass: .regular)
    #expect(split.viewControllers == [primary, secondary])
    #expect(details.viewIfLoaded?.window === stage.window)
  }

  @Test("UK-9 show presents from its own screen if no container shows the controller")
  func presents() {
    let (outer, inner, modal) = (stage.screen("outer"), stage.screen("inner"), stage.screen("m", .overCurrentContext))
    stage.show(outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.definesPresentationContext = true
    inner.show(modal, sender: nil)
    #expect(modal.presentingViewController === inner)
  }

  @Test("UK-13 A split and its columns are released with the last reference")
  func memory() {
    weak var weakSplit: UISplitViewController?
    weak var weakDetails: UIViewController?
    do {
      let (split, _, _, _, details) = classic()
      (weakSplit, weakDetails) = (split, details)
      stage.show(split)
      stage.simulate(horizontalSizeClass: .regular)
      stage.simulate(horizontalSizeClass: .compact)
    }
    #expect(weakSplit != nil)
    stage.replaceRoot(with: nil)
    #expect(weakSplit == nil)
    #expect(weakDetails == nil)
  }

  @Test("UK-6 showDetail on a split that waits to expand takes effect on expansion")
  func detailBeforeExpanding() {
    let (split, primary, list, _, _) = classic()
    stage.show(split)
    primary.popToRootViewController(animated: false)
    stage.settle()
    wide()
    let other = stage.screen("other")
    list.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
    stage.settle()
    #expect(split.viewControllers == [primary, other.navigationController].compactMap { $0 })
    #expect(other.view.window != nil)
    #expect(list.view.window != nil)
  }
}
