import PortableUIKit
import Testing

@Suite struct TakenBackTests {
  let stage = Stage()
  let driver = Driver()

  @Test("UK-15 A cancelled interactive pop presents the modals of the popped screens again")
  func popWithModal() {
    let (a, b, m) = (stage.screen("a"), stage.screen("b", isContext: true), stage.screen("m", .overCurrentContext))
    let navigation = stage.shown([a, b], by: driver)
    stage.present(m, on: b)
    navigation.popViewController(animated: true)
    #expect(b.presentedViewController == nil)
    stage.scheduler.advance()
    driver.drive.update(0.5)
    stage.cancel(driver.drive)
    #expect(navigation.viewControllers == [a, b])
    #expect(b.presentedViewController === m)
    #expect(m.presentingViewController === b)
    #expect(m.view.window === stage.window)
    navigation.popViewController(animated: true)
    stage.scheduler.advance()
    stage.finish(driver.drive)
    #expect(m.presentingViewController == nil)
    #expect(m.view.window == nil)
    #expect(navigation.viewControllers == [a])
  }

  @Test(
    "UK-15 A presentation or dismissal requested before an interactive pop takes effect after the pop is cancelled",
    arguments: [false, true])
  func waitingBeforePop(isDismissed: Bool) {
    let (a, b, m) = (stage.screen("a"), stage.screen("b", isContext: true), stage.screen("m", .overCurrentContext))
    let navigation = stage.shown([a, b], by: driver)
    b.present(m, animated: false)
    if isDismissed { b.dismiss(animated: false) }
    stage.pop(navigation, animated: true)
    driver.drive.update(0.5)
    stage.cancel(driver.drive)
    #expect(navigation.viewControllers == [a, b])
    #expect(!m.isBeingDismissed)
    #expect(b.presentedViewController === (isDismissed ? nil : m))
    #expect(m.presentingViewController === (isDismissed ? nil : b))
    #expect((m.viewIfLoaded?.window != nil) == !isDismissed)
  }

  @Test("UK-15 A cancelled interactive dismissal of several modals makes all of them appear again")
  func dismissalOfSeveral() {
    let (a, m, n) = (stage.screen("a"), stage.screen("m"), stage.screen("n"))
    stage.show(a)
    a.present(m, animated: false)
    stage.present(n, on: m)
    n.transitioningDelegate = driver
    a.dismiss(animated: true)
    stage.scheduler.advance()
    #expect(m.isBeingDismissed)
    #expect(n.isBeingDismissed)
    _ = stage.journal.take()
    driver.drive.cancel()
    stage.expect("m.willAppear", "n.willAppear", "m.isAppearing", "n.isAppearing", "m.didAppear", "n.didAppear")
    #expect(a.presentedViewController === m)
    #expect(m.presentedViewController === n)
    #expect(!m.isBeingDismissed)
    #expect(!n.isBeingDismissed)
  }

  @Test(
    "UK-15 A cancelled interactive tab change returns to the More list if the old tab was popped during the change")
  func tabChange() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<7).map { stage.screen("\($0)") }
    tabs.selectedIndex = 6
    stage.show(tabs)
    tabs.delegate = driver
    stage.select(0, of: tabs)
    tabs.moreNavigationController.popViewController(animated: false)
    stage.cancel(driver.drive)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.moreNavigationController.view.window === stage.window)
    #expect(tabs.viewControllers?[6].viewIfLoaded?.window == nil)
  }

  @Test("UK-15 A cancelled interactive pop stays popped if the screen was pushed onto another stack")
  func poppedGoesElsewhere() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let (first, second) = (UINavigationController(), UINavigationController(rootViewController: c))
    first.viewControllers = [a, b]
    first.delegate = driver
    let split = UISplitViewController()
    split.viewControllers = [first, second]
    stage.show(split, width: .regular)
    stage.pop(first, animated: true)
    second.pushViewController(b, animated: false)
    second.viewControllers = [c]
    stage.cancel(driver.drive)
    #expect(first.viewControllers == [a])
    #expect(second.viewControllers == [c])
    #expect(b.parent == nil)
    #expect(a.view.window != nil)
    #expect(c.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test("UK-15 A dismissal that is requested during a cancelled dismissal still takes place")
  func innerDismissal() {
    let (a, m, n) = (stage.screen("a"), stage.screen("m"), stage.screen("n"))
    stage.show(a)
    a.present(m, animated: false)
    stage.present(n, on: m)
    n.transitioningDelegate = driver
    stage.dismiss(m, animated: true)
    a.dismiss(animated: true)
    driver.drive.cancel()
    stage.scheduler.advance()
    stage.scheduler.finishTransition()
    stage.scheduler.advance()
    stage.dismiss(m)
    stage.cancel(driver.drive)
    #expect(n.view.window == nil)
    #expect(n.presentingViewController == nil)
    #expect(m.presentedViewController == nil)
    #expect(m.presentingViewController === a)
    #expect(m.view.window === stage.window)
    #expect(!m.isBeingDismissed)
    #expect(!n.isBeingDismissed)
  }

  @Test("UK-6 A child that leaves its container while it returns from behind a modal disappears")
  func leavingOnReturn() {
    let (parent, child, m) = (stage.screen("p"), stage.screen("c"), stage.screen("m", .currentContext))
    child.definesPresentationContext = true
    parent.embed(child)
    stage.show(parent)
    stage.present(m, on: child)
    child.onWillAppear = { [unowned child] in child.leaveParent() }
    _ = stage.journal.take()
    m.dismiss(animated: true)
    let told = stage.told().filter { $0.hasPrefix("c.") && $0.contains("ppear") }
    #expect(told == ["c.willAppear", "c.isAppearing", "c.willDisappear", "c.didDisappear"])
    #expect(child.view.window == nil)
    #expect(m.view.window == nil)
  }

  @Test("UK-15 A modal whose dismissal is cancelled adapts to a width that has changed")
  func adaptingAfterwards() {
    let (a, m, adapter) = (stage.screen("a"), stage.screen("m", .popover), WalkAdapter())
    stage.show(a)
    m.presentationController?.delegate = adapter
    m.transitioningDelegate = driver
    stage.present(m, on: a)
    #expect(a.view.window == nil, "in little room the popover is a full screen")
    stage.window.simulate(horizontalSizeClass: .regular)
    stage.dismiss(m, animated: true)
    stage.cancel(driver.drive)
    #expect(m.presentingViewController === a)
    #expect(a.view.window === stage.window)
  }
}
