import PortableUIKit
import Testing

@Suite struct UserMoveTests {
  let stage = Stage()
  var journal: Journal { stage.journal }

  /// Shows a stack of titled screens in a visible window.
  private func stack(_ names: String...) -> (UINavigationController, [Screen]) {
    let screens = names.map { stage.screen($0) }
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    stage.show(navigation)
    return (navigation, screens)
  }

  @Test("UK-14 userMoves lists the moves that the visible screen allows")
  func moves() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let navigation = UINavigationController([a, b])
    let tabs = UITabBarController([navigation, c])
    navigation.tabBarItem.title = "first"
    stage.show(tabs)
    #expect(stage.window.userMoves == [.back("a"), .selectTab(0, "first"), .selectTab(1, "c")])
    b.hidesBottomBarWhenPushed = true
    #expect(stage.window.userMoves == [.back("a")])
    b.navigationItem.hidesBackButton = true
    #expect(stage.window.userMoves.isEmpty)
    let sheet = stage.screen("sheet")
    c.present(sheet, animated: true)
    #expect(stage.window.userMoves.isEmpty, "nothing can be done while a transition waits")
    stage.settle()
    #expect(stage.window.userMoves == [.swipeDown])
    sheet.isModalInPresentation = true
    #expect(stage.window.userMoves.isEmpty)
  }

  @Test("UK-14 A tab of a stack without a title has the title of the stack's root, regardless of the top")
  func tabOfAStack() {
    let (root, top, other) = (stage.screen("root"), stage.screen("top"), stage.screen("other"))
    root.title = "Browse"
    let (first, second) = (UINavigationController(), UINavigationController(rootViewController: other))
    first.viewControllers = [root, top]
    second.title = "Mine"
    let tabs = stage.shown(UITabBarController([first, second]))
    #expect(tabs.tabBar.items?.map(\.title) == ["Browse", "Mine"])
    #expect(stage.window.userMoves.contains(.selectTab(0, "Browse")))
    #expect(stage.window.perform(.selectTab(1, "Mine")))
    #expect(tabs.selectedIndex == 1)
    stage.settle()
    #expect(stage.window.perform(.selectTab(0, "Browse")))
    #expect(tabs.selectedIndex == 0)

    root.title = "Find"
    #expect(first.tabBarItem.title == "Find")
    top.title = "Elsewhere"
    #expect(first.tabBarItem.title == "Find")
    first.title = "Shop"
    #expect(first.tabBarItem.title == "Shop")
    #expect(root.tabBarItem.title == "Find")
    first.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
    #expect(first.tabBarItem.title == "Own")
  }

  @Test("UK-14 The back button pops only if the stack allows the pop as its bar's delegate")
  func back() {
    let navigation = AskedNavigation(journal)
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    navigation.viewControllers = [a, b]
    stage.show(navigation)
    navigation.mayPop = false
    #expect(!stage.window.perform(.back("a")))
    #expect(navigation.topViewController === b)
    #expect(stage.window.isSettled)
    navigation.mayPop = true
    _ = journal.take()
    #expect(stage.window.perform(.back("a")))
    #expect(navigation.viewControllers == [a])
    let told = stage.told()
    #expect(told.first == "shouldPop b")
    #expect(told.last == "didPop b")
    #expect(!stage.window.perform(.back("a")))
  }

  @Test("UK-14 The back button of a stack that does not pop does nothing, and the bar receives no didPop")
  func obstinate() {
    let navigation = AskedNavigation(journal)
    navigation.viewControllers = [stage.screen("a"), stage.screen("b")]
    stage.show(navigation)
    navigation.pops = false
    #expect(!stage.window.perform(.back("a")))
    #expect(stage.told() == ["shouldPop b"])
  }

  @Test("UK-14 The back button performs its item's action in place of a pop, also on the root")
  func backAction() throws {
    let (navigation, screens) = stack("a", "b")
    screens[1].navigationItem.backAction = UIAction(title: "Close") { [journal] action in
      journal("close by bar \(action.sender is UINavigationBar)")
    }
    #expect(stage.window.userMoves == [.back("a")])
    #expect(stage.window.perform(.back("a")))
    #expect(stage.window.perform(.back()))
    #expect(journal.take() == ["close by bar true", "close by bar true"])
    #expect(navigation.viewControllers == screens)
    try #require(stage.window.beginInteractive(.back())).finish()
    _ = stage.told()
    #expect(navigation.viewControllers == [screens[0]])
    #expect(!stage.window.perform(.back()))
    screens[0].navigationItem.backAction = UIAction(title: "Menu") { [journal] _ in journal("menu") }
    #expect(stage.window.userMoves == [.back("Menu")])
    #expect(stage.window.beginInteractive(.back()) == nil)
    #expect(stage.window.perform(.back("Menu")))
    #expect(stage.window.perform(.back()))
    #expect(stage.told() == ["menu", "menu"])
    screens[0].navigationItem.hidesBackButton = true
    #expect(stage.window.userMoves.isEmpty)
    #expect(!stage.window.perform(.back("Menu")))
  }

  @Test("UK-14 A tap on a tab asks and notifies the delegate, and a selection by code does neither")
  func tabs() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let navigation = UINavigationController([a, b])
    let (tabs, delegate) = (UITabBarController(), TabJournal(journal))
    tabs.viewControllers = [navigation, c]
    tabs.delegate = delegate
    stage.show(tabs)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(!stage.told().contains { $0.contains("elect") })
    #expect(stage.window.perform(.selectTab(1, "c")))
    #expect(tabs.selectedViewController === c)
    #expect(journal.take().prefix(2) == ["shouldSelect c, none selected", "didSelect c, c selected"])
    stage.settle()
    delegate.refused = navigation
    #expect(!stage.window.perform(.selectTab(0, "a")))
    #expect(tabs.selectedViewController === c)
  }

  @Test("UK-14 A tap on the selected tab pops the tab's stack to the root")
  func tapAgain() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController([a, b])
    let (tabs, delegate) = (UITabBarController(), TabJournal(journal))
    tabs.viewControllers = [navigation]
    tabs.delegate = delegate
    stage.show(tabs)
    #expect(stage.window.perform(.selectTab(0, "a")))
    #expect(navigation.viewControllers == [a])
    #expect(journal.take().contains("didSelect , none selected"))
  }

  @Test("UK-14 A swipe down dismisses and notifies the delegate, and a dismissal by code does not notify the delegate")
  func swipeDown() {
    let (a, sheet, delegate) = (stage.screen("a"), stage.screen("sheet"), SheetJournal(stage.journal))
    stage.show(a)
    sheet.presentationController?.delegate = delegate
    a.present(sheet, animated: false)
    _ = stage.told()
    delegate.mayDismiss = false
    #expect(!stage.window.perform(.swipeDown))
    #expect(stage.told() == ["shouldDismiss", "didAttemptToDismiss"])
    sheet.isModalInPresentation = true
    #expect(!stage.window.perform(.swipeDown))
    #expect(stage.told() == ["didAttemptToDismiss"])
    sheet.isModalInPresentation = false
    delegate.mayDismiss = true
    #expect(stage.window.perform(.swipeDown))
    stage.expect("shouldDismiss", "willDismiss", "sheet.willDisappear", "sheet.didDisappear", "didDismiss")
    #expect(sheet.presentationController?.delegate == nil, "each presentation has a controller of its own")
    sheet.presentationController?.delegate = delegate
    a.present(sheet, animated: false)
    a.dismiss(animated: false)
    #expect(!stage.told().contains { $0.hasSuffix("Dismiss") })
  }

  @Test("UK-6 UK-14 A delegate that is set in a sheet's viewDidDisappear applies to the sheet's next presentation")
  func setAsItGoes() {
    let (a, sheet, delegate) = (stage.screen("a"), stage.screen("sheet"), SheetJournal(stage.journal))
    stage.show(a, presenting: sheet)
    sheet.onDidDisappear = { [unowned a, unowned sheet] in
      sheet.presentationController?.delegate = delegate
      a.present(sheet, animated: false)
    }
    #expect(stage.perform(.swipeDown))
    #expect(a.presentedViewController === sheet)
    #expect(sheet.presentationController?.delegate === delegate)
    _ = stage.told()
    delegate.mayDismiss = false
    #expect(!stage.window.perform(.swipeDown))
    #expect(stage.told() == ["shouldDismiss", "didAttemptToDismiss"])
  }

  @Test("UK-8 UK-14 A pop gesture pops at once, and its cancellation restores the stack")
  func cancelledPop() throws {
    let (navigation, screens) = stack("a", "b")
    let move = try #require(stage.window.beginInteractive(.back("a")))
    #expect(navigation.viewControllers == [screens[0]])
    #expect(screens[1].parent == nil)
    #expect(screens[1].isMovingFromParent)
    #expect(navigation.transitionCoordinator?.initiallyInteractive == true)
    #expect(
      journal.take() == ["b.willMove(nil)", "a.load", "b.willDisappear", "a.willAppear", "a.isAppearing"])
    move.update(0.4)
    #expect(navigation.transitionCoordinator?.percentComplete == 0.4)
    var changes: [Bool] = []
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    move.cancel()
    #expect(changes == [true])
    stage.expect("a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear", "b.didAppear", "b.didMove")
    #expect(navigation.viewControllers == screens)
    #expect(screens[1].parent === navigation)
    #expect(screens[1].view.window === stage.window)
    #expect(screens[0].view.window == nil)
    #expect(!screens[1].isMovingFromParent)
    #expect(navigation.children == screens)
    #expect(screens[1].navigationController === navigation)
    #expect(stage.perform(.back("a")))
    #expect(navigation.viewControllers == [screens[0]])
    #expect(screens[1].parent == nil)
  }

  @Test("UK-15 The stack's delegate receives didShow for the screen below only if the pop is not cancelled")
  func cancelledForDelegate() throws {
    let ((navigation, screens), delegate) = (stack("a", "b"), NavigationJournal(journal))
    navigation.delegate = delegate
    try stage.cancel(.back("a"))
    #expect(stage.told().filter { $0.hasPrefix("didShow") } == [])
    try stage.finish(.back("a"))
    #expect(journal.lines.suffix(3) == ["a.didAppear", "b.didMove(nil)", "didShow a"])
    #expect(navigation.viewControllers == [screens[0]])
  }

  @Test("UK-14 A back move may omit the button's title, and the move in flight has the title in both cases")
  func untitledBack() throws {
    let (navigation, screens) = stack("a", "b")
    #expect(!stage.window.perform(.back("b")))
    let move = try #require(stage.window.beginInteractive(.back()))
    #expect(move.move == .back("a"))
    stage.cancel(move)
    #expect(stage.perform(.back()))
    #expect(navigation.viewControllers == [screens[0]])
    #expect(!stage.window.perform(.back()), "nothing is left to go back to")
  }

  @Test("UK-14 A push by code during a pop gesture stays, and so does the pop, when the gesture is cancelled")
  func changedMeanwhile() throws {
    let (navigation, screens) = stack("a", "b")
    let c = stage.screen("c")
    let move = try #require(stage.window.beginInteractive(.back("a")))
    navigation.pushViewController(c, animated: true)
    stage.cancel(move)
    #expect(navigation.viewControllers == [screens[0], c])
    #expect(c.view.window === stage.window)
    #expect(screens[1].view.window == nil)
  }

  @Test("UK-14 A stack that code replaces during a pop gesture keeps the new screens when the gesture is cancelled")
  func replacedMeanwhile() throws {
    let (navigation, screens) = stack("a", "b", "c")
    let move = try #require(stage.window.beginInteractive(.back("b")))
    navigation.setViewControllers([screens[1]], animated: true)
    stage.cancel(move)
    #expect(navigation.viewControllers == [screens[1]])
    #expect(screens[2].parent == nil)
    #expect(screens[1].view.window === stage.window)
    #expect(screens[2].view.window == nil)
  }

  @Test("UK-14 The pop gesture's delegate decides whether the gesture begins")
  func gestureDelegate() {
    let (navigation, _) = stack("a", "b")
    let delegate = GestureAnswer()
    navigation.isNavigationBarHidden = true
    #expect(stage.window.beginInteractive(.back("a")) == nil, "no gesture without a bar")
    navigation.interactivePopGestureRecognizer?.delegate = delegate
    delegate.mayBegin = false
    #expect(stage.window.beginInteractive(.back("a")) == nil)
    delegate.mayBegin = true
    let move = stage.window.beginInteractive(.back("a"))
    #expect(move != nil)
    stage.finish(move)
  }

  @Test("UK-8 UK-14 A swipe down that is cancelled half-way leaves the sheet, and a finished swipe dismisses the sheet")
  func interactiveSwipe() throws {
    let (a, sheet, delegate) = (stage.screen("a"), stage.screen("sheet"), SheetJournal(stage.journal))
    stage.show(a)
    sheet.presentationController?.delegate = delegate
    a.present(sheet, animated: false)
    _ = stage.told()
    try #require(stage.window.beginInteractive(.swipeDown)).cancel()
    stage.expect(
      "shouldDismiss", "willDismiss", "sheet.willDisappear", "sheet.willAppear", "sheet.isAppearing", "sheet.didAppear")
    #expect(a.presentedViewController === sheet)
    #expect(!sheet.isBeingDismissed)
    let move = try #require(stage.window.beginInteractive(.swipeDown))
    #expect(sheet.isBeingDismissed)
    move.finish()
    #expect(stage.told().last == "didDismiss")
    #expect(a.presentedViewController == nil)
  }

  @Test("UK-14 Observers of transitions receive the cause and the end of each transition")
  func causes() throws {
    let (navigation, _) = stack("a", "b")
    var events: [TransitionEvent] = []
    let observation = stage.window.observeTransitions { events.append($0) }
    try stage.cancel(.back("a"))
    stage.perform(.back("a"))
    stage.push(stage.screen("c"), onto: navigation, animated: true)
    withExtendedLifetime(observation) {}
    #expect(events.map(\.phase) == [.began, .cancelled, .began, .ended, .began, .ended])
    #expect(events.map(\.cause).prefix(4).allSatisfy { $0 == .user(.back("a")) })
    #expect(events.map(\.cause).suffix(2) == [.code, .code])
  }

  @Test("UK-14 A user's move has a readable description")
  func description() {
    #expect(UserMove.back("a").description == "back to “a”")
    #expect(UserMove.selectTab(1, "c").description == "tab 1 “c”")
    #expect(UserMove.swipeDown.description == "swipe down")
  }
}

final class AskedNavigation: UINavigationController, UINavigationBarDelegate {
  let journal: Journal
  var mayPop = true
  var pops = true
  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func popViewController(animated: Bool) -> UIViewController? {
    pops ? super.popViewController(animated: animated) : nil
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    journal("shouldPop \(item.title ?? "")")
    return mayPop
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    journal("didPop \(item.title ?? "")")
  }
}

/// A delegate that records each callback of a tap, with the selection at that moment.
final class TabJournal: JournalObject, UITabBarControllerDelegate {
  var refused: UIViewController?
  private func note(_ callback: String, _ controller: UIViewController, in tabs: UITabBarController) {
    journal("\(callback) \(controller.title ?? ""), \(tabs.selectedViewController?.title ?? "none") selected")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    note("shouldSelect", viewController, in: tabBarController)
    return viewController !== refused
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    note("didSelect", viewController, in: tabBarController)
  }
}

final class SheetJournal: JournalObject, UIAdaptivePresentationControllerDelegate {
  var mayDismiss = true
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    journal("shouldDismiss")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    journal("didAttemptToDismiss")
  }
}

final class GestureAnswer: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
}
