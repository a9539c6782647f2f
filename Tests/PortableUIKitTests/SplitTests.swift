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

  /// A split of two columns with a list and details, in a window of a width.
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

  // Apple's page `UISplitViewController`, "Interface transitions".

  @Test("UK-8 A classic split in a wide window shows both of its children, who know it")
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

  @Test("UK-8 A classic split that appears in a narrow window has collapsed before anything is seen")
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

  @Test("UK-8 A classic split collapses and expands with the width, and puts back what it took")
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

  @Test("UK-8 A secondary the delegate drops is set aside and comes back")
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

  @Test("UK-8 A delegate may choose what a classic split shows when it collapses")
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

  @Test("UK-8 showDetail replaces the secondary of a wide split and pushes in a narrow one")
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

  @Test("UK-8 The second child that a collapsed classic split was given comes with the expansion")
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

  @Test("UK-9 show and showDetail without a container that shows present, from who was asked")
  func presents() {
    let (outer, inner, modal) = (stage.screen("outer"), stage.screen("inner"), stage.screen("m", .overCurrentContext))
    stage.show(outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.definesPresentationContext = true
    inner.show(modal, sender: nil)
    #expect(modal.presentingViewController === inner)
  }

  @Test("UK-13 A split and what was in its columns die with the last reference")
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

  @Test("UK-6 What is asked of a split while it waits to expand is seen in the end")
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
