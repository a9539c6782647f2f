import PortableUIKit
import Testing

extension SplitTests {
  // Covers Apple's page `setViewController(_:for:)`.

  @Test("UK-8 A split wraps its columns in stacks unless they are stacks, and returns the original controllers")
  func columns() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let split = UISplitViewController(.tripleColumn, [.primary: a, .supplementary: b])
    let stack = UINavigationController(rootViewController: c)
    split.setViewController(stack, for: .secondary)
    #expect(split.viewController(for: .primary) === a)
    #expect(a.navigationController?.parent === split)
    #expect(split.children.count == 3)
    #expect(split.children.last === stack)
    #expect(a.splitViewController === split)
    stage.show(split, width: .regular)
    #expect([a, b, c].allSatisfy { $0.view.window === stage.window })
    #expect(split.displayMode == .twoBesideSecondary)
    let misuses = UIKitMisuse.collect {
      UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
      split.setViewController(UITabBarController(), for: .primary)
      stack.pushViewController(UISplitViewController(), animated: false)
    }
    #expect(misuses.map(\.kind) == [.columnNotInStyle, .unsuitableChild, .pushingSplitViewController])
  }

  @Test("UK-8 Columns collapse into one stack with the delegate's column on top, and separate again on expansion")
  func collapsingColumns() {
    let (split, delegate, a, b) = columns(.compact)
    let stack = a.navigationController
    #expect(b.view.window != nil)
    #expect(stack?.viewControllers.last === b.navigationController)
    #expect(!split.isShowing(.primary))
    #expect(split.isShowing(.secondary))
    split.show(.primary)
    #expect(stack?.viewControllers == [a])
    stage.expect(
      "willHide secondary", "list.load", "details.willDisappear", "list.willAppear", "list.isAppearing",
      "details.didDisappear", "list.didAppear")
    stage.simulate(horizontalSizeClass: .regular)
    #expect(!split.isCollapsed)
    #expect(b.navigationController?.parent === split)
    #expect(b.view.window != nil)
    delegate.topColumn = .primary
    stage.simulate(horizontalSizeClass: .compact)
    #expect(stack?.viewControllers == [a])
    #expect(split.isShowing(.primary))
    #expect(stage.journal.lines.last == "didCollapse")
    split.show(.secondary)
    stage.settle()
    #expect(split.isShowing(.secondary))
    #expect(stack?.children.count == 2)
    split.hide(.secondary)
    #expect(split.isShowing(.primary))
  }

  @Test("UK-8 A supplementary column that is set while the details are visible goes below them without willShow")
  func setBelowTheDetails() {
    let (list, text, other) = (stage.screen("list"), stage.screen("text"), stage.screen("other"))
    let split = UISplitViewController(
      .tripleColumn, [.primary: list, .supplementary: stage.screen("mails"), .secondary: text])
    let delegate = SplitJournal(stage.journal)
    split.delegate = delegate
    stage.show(split, width: .compact)
    let stack = list.navigationController
    split.setViewController(other, for: .supplementary)
    let told = stage.told()
    #expect(!told.contains("text.willDisappear"), "\(told)")
    #expect(!told.contains { $0.hasPrefix("willShow") }, "\(told)")
    #expect(stack?.viewControllers.count == 3)
    #expect(stack?.viewControllers.dropFirst(1).first === other.navigationController)
    #expect(stack?.viewControllers.last === text.navigationController)
    #expect(text.view.window === stage.window)
    split.show(.secondary)
    stage.settle()
    #expect(split.isShowing(.secondary))
    #expect(text.view.window === stage.window)
    split.show(.supplementary)
    #expect(stage.told().filter { $0.hasPrefix("will") } == ["willHide secondary"])
    split.show(.primary)
    #expect(stage.told().filter { $0.hasPrefix("will") } == ["willHide supplementary"])
    split.show(.secondary)
    #expect(stage.told().filter { $0.hasPrefix("will") } == ["willShow secondary"])
    #expect(stack?.viewControllers.count == 3)
    #expect(split.isShowing(.secondary))
  }

  @Test("UK-8 Showing the secondary column of a collapsed split pops the screen that was pushed onto the column")
  func showingWhatIsCovered() {
    let (split, _, list, text) = columns(.compact)
    let pushed = stage.screen("pushed")
    stage.push(pushed, onto: list.navigationController)
    #expect(!split.isShowing(.secondary))
    #expect(pushed.view.window === stage.window)
    split.show(.secondary)
    #expect(split.isShowing(.secondary))
    #expect(pushed.parent == nil)
    stage.settle()
    #expect(text.view.window === stage.window)
  }

  @Test(
    "UK-8 Showing the primary column of a collapsed split, or hiding the secondary column, pops the screens above",
    arguments: [true, false])
  func showingWhatIsCoveredTwice(isShown: Bool) {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, sublist, text) = (stage.screen("list"), stage.screen("sublist"), stage.screen("text"))
    let stack = UINavigationController(rootViewController: list)
    stack.pushViewController(sublist, animated: false)
    split.setViewController(stack, for: .primary)
    split.setViewController(text, for: .secondary)
    stage.show(split, width: .compact)
    let pushed = stage.screen("pushed")
    stage.push(pushed, onto: stack)
    #expect(stack.viewControllers.count == 4)
    #expect(pushed.view.window === stage.window)
    if isShown { split.show(.primary) } else { split.hide(.secondary) }
    #expect(stack.viewControllers == [list, sublist])
    #expect(pushed.parent == nil)
    #expect(split.isShowing(.primary))
    stage.settle()
    #expect(sublist.view.window === stage.window)
    #expect(pushed.view.window == nil)
    split.show(.secondary)
    stage.settle()
    #expect(text.view.window === stage.window)
    #expect(stack.viewControllers.count == 3)
  }

  @Test("UK-8 Replacing or emptying the secondary column of a collapsed split removes the screens pushed onto it too")
  func replacedUnderWhatWasPushed() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, sublist, other) = (stage.screen("list"), stage.screen("sublist"), stage.screen("other"))
    let stack = UINavigationController(rootViewController: list)
    stack.pushViewController(sublist, animated: false)
    split.setViewController(stack, for: .primary)
    stage.show(split, width: .compact)
    for replacement in [nil, other] {
      let pushed = stage.screen("pushed")
      split.setViewController(stage.screen("text"), for: .secondary)
      split.show(.secondary)
      stage.push(pushed, onto: stack)
      #expect(stack.viewControllers.count == 4)
      #expect(pushed.view.window === stage.window)
      if let replacement {
        split.showDetailViewController(replacement, sender: nil)
      } else {
        split.setViewController(nil, for: .secondary)
      }
      var expected: [UIViewController] = [list, sublist]
      if let added = replacement?.navigationController { expected.append(added) }
      #expect(stack.viewControllers == expected)
      #expect(pushed.parent == nil)
      stage.settle()
      #expect((replacement ?? sublist).view.window === stage.window)
    }
  }

  @Test("UK-14 A back action in a collapsed split's details replaces the button, and a swipe still pops to the list")
  func swipingPastABackAction() throws {
    let (split, _, list, text) = columns(.compact)
    text.navigationItem.backAction = UIAction(title: "Close") { [stage] _ in stage.journal("close") }
    #expect(stage.window.userMoves == [.back("Close")])
    #expect(stage.window.perform(.back("Close")))
    #expect(stage.journal.take() == ["close"])
    try stage.finish(.back())
    #expect(split.isShowing(.primary))
    #expect(list.view.window === stage.window)
    #expect(text.view.window == nil)
  }

  @Test("UK-9 A screen that the delegate shows itself is not put into a column")
  func shownByDelegate() {
    let (split, delegate, list, _) = columns(.regular)
    delegate.showsPrimary = true
    split.show(stage.screen("other"), sender: nil)
    #expect(stage.told() == [])
    #expect(list.splitViewController === split)
    #expect(list.viewIfLoaded?.window === stage.window)
  }

  @Test("UK-8 The delegate receives a new display mode once, and no call if a column changes in the same mode")
  func modeOnce() {
    let (split, delegate, _, _) = columns(.regular)
    split.preferredDisplayMode = .secondaryOnly
    stage.settle()
    split.setViewController(stage.screen("other"), for: .secondary)
    #expect(stage.told().filter { $0.hasPrefix("mode") } == ["mode secondaryOnly"])
    withExtendedLifetime(delegate) {}
  }

  @Test("UK-8 A split ignores an empty top column from its delegate, and collapses to the proposed column")
  func emptyTopColumn() {
    let (split, delegate, list, details) = columns(.regular)
    delegate.topColumn = .supplementary
    stage.simulate(horizontalSizeClass: .compact)
    #expect(split.isCollapsed)
    #expect(details.viewIfLoaded?.window === stage.window)
    #expect(list.navigationController?.viewControllers.count == 2)
  }

  @Test("UK-8 A column that is set to its present view controller does not change")
  func sameColumn() {
    let (split, _, list, _) = columns(.regular)
    let misuses = UIKitMisuse.collect { split.setViewController(list, for: .primary) }
    #expect(misuses.isEmpty)
    #expect(stage.told() == [])
    #expect(split.viewController(for: .primary) === list)
  }

  @Test("UK-8 A split that turns twice in a row tells its delegate only of its state at the end")
  func turningTwice() {
    let (_, delegate, _, _) = columns(.regular)
    for widths in [[UIUserInterfaceSizeClass.compact, .regular], [.compact], [.regular, .compact]] {
      for width in widths { stage.window.simulate(horizontalSizeClass: width) }
      let told = stage.told().filter { $0.hasPrefix("did") }
      #expect(told == [widths.last == .regular ? "didExpand" : "didCollapse"])
    }
    withExtendedLifetime(delegate) {}
  }

  @Test("UK-8 A split tells its delegate of the columns that it hides before those that it shows")
  func hiddenBeforeShown() {
    let (split, delegate, _, _) = columns(.regular)
    split.setViewController(stage.screen("compact"), for: .compact)
    stage.simulate(horizontalSizeClass: .compact)
    #expect(
      stage.journal.take().filter { $0.hasPrefix("will") } == [
        "willHide primary", "willHide secondary", "willShow compact",
      ])
    stage.simulate(horizontalSizeClass: .regular)
    #expect(
      stage.journal.take().filter { $0.hasPrefix("will") } == [
        "willHide compact", "willShow primary", "willShow secondary",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test("UK-8 A collapsed split shows its compact column instead of the other columns")
  func compact() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let split = UISplitViewController(.doubleColumn, [.primary: a, .secondary: b, .compact: c])
    stage.show(split, width: .regular)
    #expect(c.parent == nil)
    #expect(a.view.window != nil)
    stage.simulate(horizontalSizeClass: .compact)
    #expect(split.viewControllers == [c])
    #expect(c.view.window != nil)
    #expect(a.view.window == nil)
    #expect(a.splitViewController == nil)
    stage.simulate(horizontalSizeClass: .regular)
    #expect(c.parent == nil)
    #expect(b.splitViewController === split)
    #expect(b.view.window != nil)
  }

  @Test("UK-8 Hiding and showing columns changes the display mode and notifies the delegate")
  func modes() {
    let (split, delegate, a, b) = columns(.regular)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    #expect(!split.isShowing(.primary))
    #expect(split.transitionCoordinator != nil)
    #expect(stage.told() == ["mode secondaryOnly", "willHide primary", "list.willDisappear", "list.didDisappear"])
    split.preferredDisplayMode = .oneOverSecondary
    #expect(split.displayMode == .oneOverSecondary)
    #expect(stage.told().contains("list.didAppear"))
    delegate.expandsTo = .secondaryOnly
    stage.simulate(horizontalSizeClass: .compact)
    stage.simulate(horizontalSizeClass: .regular)
    #expect(split.displayMode == .secondaryOnly)
    #expect(a.view.window == nil)
    #expect(b.view.window != nil)
  }

  @Test("UK-6 A split that expands during the replacement of its primary column has each column in one place")
  func expandsWhileItIsReplaced() {
    let stage = Stage(.immediate)
    let split = UISplitViewController(style: .doubleColumn)
    let details = UINavigationController(rootViewController: stage.screen("details"))
    split.setViewController(UINavigationController(rootViewController: stage.screen("primary")), for: .primary)
    split.setViewController(details, for: .secondary)
    stage.show(split, width: .compact)
    stage.settle()
    let turning = stage.screen("turning")
    turning.onDidAppear = { stage.window.simulate(horizontalSizeClass: .regular) }
    let replacement = UINavigationController(rootViewController: turning)
    split.setViewController(replacement, for: .primary)
    stage.settle()
    #expect(!split.isCollapsed)
    #expect(details.parent === split)
    #expect(replacement.viewControllers == [turning])
  }
}
