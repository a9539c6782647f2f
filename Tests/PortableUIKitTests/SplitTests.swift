import PortableUIKit
import Testing

/// Answers and notes what a split view controller asks and tells.
final class SplitJournal: NSObject, UISplitViewControllerDelegate {
  let journal: Journal
  var dropsSecondary = false
  var topColumn: UISplitViewController.Column?
  var expandsTo: UISplitViewController.DisplayMode?
  var collapsingPrimary: UIViewController?
  var showsDetail = false

  init(_ journal: Journal) { self.journal = journal }

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

  private func wide() { stage.window.simulate(horizontalSizeClass: .regular) }
  private func narrow() { stage.window.simulate(horizontalSizeClass: .compact) }

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
    wide()
    stage.show(split)
    #expect(!split.isCollapsed && split.viewControllers == [primary, secondary])
    #expect(list.view.window === stage.window && details.view.window === stage.window)
    #expect(list.splitViewController === split && details.splitViewController === split)
    #expect(primary.parent === split && secondary.parent === split && split.children == [primary, secondary])
    #expect(split.style == .unspecified && split.displayMode == .oneBesideSecondary)
  }

  @Test("UK-8 A classic split that appears in a narrow window has collapsed before anything is seen")
  func narrowClassic() {
    let (split, primary, list, secondary, details) = classic()
    #expect(!split.isCollapsed)
    stage.window.rootViewController = split
    stage.window.isHidden = false
    #expect(
      stage.told() == [
        "list.willMove", "list.didMove", "details.willMove", "details.didMove", "details.load",
        "details.willAppear", "details.isAppearing", "details.didAppear",
      ])
    #expect(split.isCollapsed && split.viewControllers == [primary])
    #expect(primary.viewControllers == [list, secondary] && secondary.parent === primary)
    #expect(details.splitViewController === split && !list.isViewLoaded, "UK-17")
  }

  @Test("UK-8 A classic split collapses and expands with the width, and puts back what it took")
  func rotation() {
    let (split, primary, list, secondary, details) = classic()
    let delegate = SplitJournal(stage.journal)
    split.delegate = delegate
    wide()
    stage.show(split)
    narrow()
    #expect(!split.isCollapsed, "what the user does to the window is a transition like others")
    #expect(
      stage.told() == [
        "details.willDisappear", "details.didDisappear", "list.willDisappear", "details.willAppear",
        "details.isAppearing", "list.didDisappear", "details.didAppear", "didCollapse",
      ])
    #expect(split.isCollapsed && split.viewControllers == [primary] && primary.viewControllers == [list, secondary])
    wide()
    #expect(
      stage.told() == [
        "details.willDisappear", "list.willAppear", "list.isAppearing", "details.didDisappear", "list.didAppear",
        "details.willAppear", "details.isAppearing", "details.didAppear", "didExpand",
      ])
    #expect(split.viewControllers == [primary, secondary] && primary.viewControllers == [list])
    #expect(details.view.window === stage.window)
  }

  @Test("UK-8 A secondary the delegate drops is set aside and comes back")
  func dropped() {
    let (split, primary, list, secondary, _) = classic()
    let delegate = SplitJournal(stage.journal)
    delegate.dropsSecondary = true
    split.delegate = delegate
    stage.show(split)
    #expect(split.viewControllers == [primary] && primary.viewControllers == [list] && secondary.parent == nil)
    #expect(list.view.window === stage.window)
    wide()
    stage.settle()
    #expect(split.viewControllers == [primary, secondary] && secondary.parent === split)
  }

  @Test("UK-8 A delegate may choose what a classic split shows when it collapses")
  func otherPrimary() {
    let (split, primary, list, secondary, details) = classic()
    let delegate = SplitJournal(stage.journal)
    split.delegate = delegate
    delegate.collapsingPrimary = secondary
    stage.show(split)
    #expect(split.viewControllers == [secondary] && details.view.window != nil && primary.parent == nil)
    wide()
    stage.settle()
    #expect(split.viewControllers == [primary, secondary] && list.view.window != nil && details.view.window != nil)
  }

  @Test("UK-8 showDetail replaces the secondary of a wide split and pushes in a narrow one")
  func showDetail() {
    let (split, primary, list, _, details) = classic()
    wide()
    stage.show(split)
    let other = stage.screen("other")
    list.showDetailViewController(other, sender: nil)
    #expect(split.viewControllers == [primary, other] && details.navigationController?.parent == nil)
    let told = stage.told()
    #expect(told.contains("details.didDisappear") && told.contains("other.didAppear"))
    narrow()
    stage.settle()
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
    #expect(stage.window.perform(.back("other")) && primary.viewControllers == [list, other])
  }

  @Test("UK-9 show and showDetail without a container that shows present, from who was asked")
  func presents() {
    let (outer, inner, modal) = (stage.screen("outer"), stage.screen("inner"), stage.screen("m"))
    stage.show(outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    inner.show(modal, sender: nil)
    #expect(modal.presentingViewController === inner)
  }

  // Apple's page `setViewController(_:for:)`.

  @Test("UK-8 Columns are wrapped in stacks unless they are some, and are given back as they came")
  func columns() {
    let split = UISplitViewController(style: .tripleColumn)
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .supplementary)
    let stack = UINavigationController(rootViewController: c)
    split.setViewController(stack, for: .secondary)
    #expect(split.viewController(for: .primary) === a && a.navigationController?.parent === split)
    #expect(split.children.count == 3 && split.children.last === stack && a.splitViewController === split)
    wide()
    stage.show(split)
    #expect([a, b, c].allSatisfy { $0.view.window === stage.window } && split.displayMode == .twoBesideSecondary)
    let misuses = UIKitMisuse.collect {
      UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
      split.setViewController(UITabBarController(), for: .primary)
      stack.pushViewController(UISplitViewController(), animated: false)
    }
    #expect(misuses.map(\.kind) == [.columnNotInStyle, .unsuitableChild, .pushingSplitViewController])
  }

  @Test("UK-8 Columns collapse into one stack, with the column on top that the delegate says, and come back")
  func collapsingColumns() {
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = SplitJournal(stage.journal)
    split.delegate = delegate
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    stage.show(split)
    let stack = a.navigationController
    #expect(b.view.window != nil && stack?.viewControllers.last === b.navigationController)
    #expect(!split.isShowing(.primary) && split.isShowing(.secondary))
    split.show(.primary)
    #expect(stack?.viewControllers == [a])
    #expect(
      stage.told() == [
        "willHide secondary", "a.load", "b.willDisappear", "a.willAppear", "a.isAppearing", "b.didDisappear",
        "a.didAppear",
      ])
    wide()
    stage.settle()
    #expect(!split.isCollapsed && b.navigationController?.parent === split && b.view.window != nil)
    delegate.topColumn = .primary
    narrow()
    stage.settle()
    #expect(stack?.viewControllers == [a] && split.isShowing(.primary) && stage.journal.lines.last == "didCollapse")
    split.show(.secondary)
    stage.settle()
    #expect(split.isShowing(.secondary) && stack?.children.count == 2)
    split.hide(.secondary)
    #expect(split.isShowing(.primary))
  }

  @Test("UK-8 A supplementary column set while the details are shown comes below them, and is not said to be shown")
  func setBelowTheDetails() {
    let split = UISplitViewController(style: .tripleColumn)
    let delegate = SplitJournal(stage.journal)
    split.delegate = delegate
    let (list, text, other) = (stage.screen("list"), stage.screen("text"), stage.screen("other"))
    split.setViewController(list, for: .primary)
    split.setViewController(stage.screen("mails"), for: .supplementary)
    split.setViewController(text, for: .secondary)
    narrow()
    stage.show(split)
    let stack = list.navigationController
    split.setViewController(other, for: .supplementary)
    let told = stage.told()
    #expect(!told.contains("text.willDisappear") && !told.contains { $0.hasPrefix("willShow") }, "\(told)")
    #expect(stack?.viewControllers.count == 3 && stack?.viewControllers[1] === other.navigationController)
    #expect(stack?.viewControllers.last === text.navigationController && text.view.window === stage.window)
    split.show(.secondary)
    stage.settle()
    #expect(split.isShowing(.secondary) && text.view.window === stage.window)
    split.show(.supplementary)
    #expect(stage.told().filter { $0.hasPrefix("will") } == ["willHide secondary"])
    split.show(.primary)
    #expect(stage.told().filter { $0.hasPrefix("will") } == ["willHide supplementary"])
    split.show(.secondary)
    #expect(stage.told().filter { $0.hasPrefix("will") } == ["willShow secondary"])
    #expect(stack?.viewControllers.count == 3 && split.isShowing(.secondary))
  }

  @Test("UK-8 Showing a column of a collapsed split takes off what was pushed onto it")
  func showingWhatIsCovered() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, text, pushed) = (stage.screen("list"), stage.screen("text"), stage.screen("pushed"))
    split.setViewController(list, for: .primary)
    split.setViewController(text, for: .secondary)
    narrow()
    stage.show(split)
    list.navigationController?.pushViewController(pushed, animated: false)
    stage.settle()
    #expect(!split.isShowing(.secondary) && pushed.view.window === stage.window)
    split.show(.secondary)
    #expect(split.isShowing(.secondary) && pushed.parent == nil)
    stage.settle()
    #expect(text.view.window === stage.window)
  }

  @Test(
    "UK-8 Showing the first column of a collapsed split, or hiding the other, takes off what was pushed onto that",
    arguments: [true, false])
  func showingWhatIsCoveredTwice(isShown: Bool) {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, sublist, text) = (stage.screen("list"), stage.screen("sublist"), stage.screen("text"))
    let stack = UINavigationController(rootViewController: list)
    stack.pushViewController(sublist, animated: false)
    split.setViewController(stack, for: .primary)
    split.setViewController(text, for: .secondary)
    narrow()
    stage.show(split)
    let pushed = stage.screen("pushed")
    stack.pushViewController(pushed, animated: false)
    stage.settle()
    #expect(stack.viewControllers.count == 4 && pushed.view.window === stage.window)
    if isShown { split.show(.primary) } else { split.hide(.secondary) }
    #expect(stack.viewControllers == [list, sublist] && pushed.parent == nil && split.isShowing(.primary))
    stage.settle()
    #expect(sublist.view.window === stage.window && pushed.view.window == nil)
    split.show(.secondary)
    stage.settle()
    #expect(text.view.window === stage.window && stack.viewControllers.count == 3)
  }

  @Test("UK-8 A column of a collapsed split that is replaced or emptied takes along what was pushed onto it")
  func replacedUnderWhatWasPushed() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, sublist, other) = (stage.screen("list"), stage.screen("sublist"), stage.screen("other"))
    let stack = UINavigationController(rootViewController: list)
    stack.pushViewController(sublist, animated: false)
    split.setViewController(stack, for: .primary)
    narrow()
    stage.show(split)
    for replacement in [nil, other] {
      let pushed = stage.screen("pushed")
      split.setViewController(stage.screen("text"), for: .secondary)
      split.show(.secondary)
      stack.pushViewController(pushed, animated: false)
      stage.settle()
      #expect(stack.viewControllers.count == 4 && pushed.view.window === stage.window)
      if let replacement {
        split.showDetailViewController(replacement, sender: nil)
      } else {
        split.setViewController(nil, for: .secondary)
      }
      var expected: [UIViewController] = [list, sublist]
      if let added = replacement?.navigationController { expected.append(added) }
      #expect(stack.viewControllers == expected && pushed.parent == nil)
      stage.settle()
      #expect((replacement ?? sublist).view.window === stage.window)
    }
  }

  @Test("UK-14 A back action in the details of a collapsed split leaves the swipe, which goes back to the list")
  func swipingPastABackAction() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, text) = (stage.screen("list"), stage.screen("text"))
    split.setViewController(list, for: .primary)
    split.setViewController(text, for: .secondary)
    narrow()
    stage.show(split)
    text.navigationItem.backAction = UIAction(title: "Close") { [stage] _ in stage.journal("close") }
    #expect(stage.window.userMoves == [.back("Close")] && stage.window.perform(.back("Close")))
    #expect(stage.journal.take() == ["close"])
    try #require(stage.window.beginInteractive(.back())).finish()
    stage.settle()
    #expect(split.isShowing(.primary) && list.view.window === stage.window && text.view.window == nil)
  }

  @Test("UK-8 A compact column is shown instead of the others while collapsed")
  func compact() {
    let split = UISplitViewController(style: .doubleColumn)
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    for (column, controller) in [(UISplitViewController.Column.primary, a), (.secondary, b), (.compact, c)] {
      split.setViewController(controller, for: column)
    }
    wide()
    stage.show(split)
    #expect(c.parent == nil && a.view.window != nil)
    narrow()
    stage.settle()
    #expect(
      split.viewControllers == [c] && c.view.window != nil && a.view.window == nil && a.splitViewController == nil)
    wide()
    stage.settle()
    #expect(c.parent == nil && b.splitViewController === split && b.view.window != nil)
  }

  @Test("UK-8 Hiding and showing columns changes the display mode, and tells")
  func modes() {
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = SplitJournal(stage.journal)
    split.delegate = delegate
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    wide()
    stage.show(split)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly && !split.isShowing(.primary))
    #expect(split.transitionCoordinator != nil)
    #expect(stage.told() == ["mode secondaryOnly", "willHide primary", "a.willDisappear", "a.didDisappear"])
    split.preferredDisplayMode = .oneOverSecondary
    #expect(split.displayMode == .oneOverSecondary)
    #expect(stage.told().contains("a.didAppear"))
    delegate.expandsTo = .secondaryOnly
    narrow()
    stage.settle()
    wide()
    stage.settle()
    #expect(split.displayMode == .secondaryOnly && a.view.window == nil && b.view.window != nil)
  }

  @Test("UK-13 A split and what was in its columns die with the last reference")
  func memory() {
    weak var weakSplit: UISplitViewController?
    weak var weakDetails: UIViewController?
    do {
      let (split, _, _, _, details) = classic()
      (weakSplit, weakDetails) = (split, details)
      stage.show(split)
      wide()
      stage.settle()
      narrow()
      stage.settle()
    }
    #expect(weakSplit != nil)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(weakSplit == nil && weakDetails == nil)
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
    #expect(other.view.window != nil && list.view.window != nil)
  }

  @Test("UK-6 A split that expands as its collapsed primary column is replaced has each column in one place")
  func expandsWhileItIsReplaced() {
    let stage = Stage(.immediate)
    let split = UISplitViewController(style: .doubleColumn)
    let details = UINavigationController(rootViewController: stage.screen("details"))
    split.setViewController(UINavigationController(rootViewController: stage.screen("primary")), for: .primary)
    split.setViewController(details, for: .secondary)
    stage.window.simulate(horizontalSizeClass: .compact)
    stage.show(split)
    stage.settle()
    let turning = Turning()
    turning.asItComes = { stage.window.simulate(horizontalSizeClass: .regular) }
    let replacement = UINavigationController(rootViewController: turning)
    split.setViewController(replacement, for: .primary)
    stage.settle()
    #expect(!split.isCollapsed && details.parent === split)
    #expect(replacement.viewControllers == [turning])
  }
}

/// Does something when it has appeared.
private final class Turning: UIViewController {
  var asItComes: () -> Void = {}
  override func viewDidAppear(_ animated: Bool) { asItComes() }
}
