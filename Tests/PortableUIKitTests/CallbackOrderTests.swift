import PortableUIKit
import Testing

/// Tests each row of the table of callback order.
@Suite struct CallbackOrderTests {
  let stage = Stage()
  var journal: Journal { stage.journal }

  @Test("UK-8 A push sends each appearance callback to the old top first, then to the new top")
  func push() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    let delegate = NavigationJournal(journal)
    stage.show(navigation)
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    #expect(navigation.topViewController === b)
    #expect(journal.take().isEmpty)
    stage.scheduler.advance()
    #expect(
      journal.take() == [
        "b.willMove", "b.load", "a.willDisappear", "b.willAppear", "willShow b", "b.isAppearing",
      ])
    #expect(!stage.scheduler.advance(), "an animated transition stays in flight until told")
    #expect(!stage.window.isSettled)
    stage.scheduler.finishTransition()
    #expect(journal.take() == ["a.didDisappear", "b.didAppear", "b.didMove", "didShow b"])
    #expect(stage.window.isSettled)
  }

  @Test("UK-8 A pop sends each appearance callback to the popped screen first, then to the screen below")
  func pop() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    stage.show(navigation)
    b.showsFlags = true
    #expect(navigation.popViewController(animated: true) === b)
    stage.expect(
      "b.willMove(nil) from", "a.load", "b.willDisappear from", "a.willAppear", "a.isAppearing", "b.didDisappear from",
      "a.didAppear", "b.didMove(nil)")
  }

  @Test("UK-8 A new list of screens is one transition from the old top of the stack to the new top")
  func set() {
    let screens = "abcd".map { stage.screen(String($0)) }
    let navigation = stage.shown(UINavigationController(rootViewController: screens[0]))
    navigation.setViewControllers(Array(screens[1...]), animated: true)
    #expect(navigation.children == Array(screens[1...]))
    stage.expect(
      "a.willMove(nil)", "b.willMove", "c.willMove", "d.willMove", "d.load", "a.willDisappear", "d.willAppear",
      "d.isAppearing", "a.didDisappear", "d.didAppear", "a.didMove(nil)", "b.didMove", "c.didMove", "d.didMove")
  }

  @Test("UK-8 A tab change sends each appearance callback to the old tab first, then to the new tab")
  func tab() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let tabs = stage.shown(UITabBarController([a, b]))
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === b)
    #expect(!b.isViewLoaded)
    stage.expect("b.load", "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear", "b.didAppear")
  }

  @Test(
    "UK-8 A sheet appears and disappears without callbacks to its presenter",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext,
    ])
  func sheet(style: UIModalPresentationStyle) {
    let (a, m) = (stage.screen("a"), stage.screen("m", style))
    stage.show(a)
    m.showsFlags = true
    a.present(m, animated: true) { stage.journal("completion") }
    #expect(a.presentedViewController === m)
    #expect(m.presentingViewController === a)
    stage.expect(
      "m.load presented", "m.willAppear presented", "m.isAppearing presented", "m.didAppear presented", "completion")
    a.dismiss(animated: true) { stage.journal("completion") }
    #expect(m.isBeingDismissed)
    #expect(a.presentedViewController === m)
    #expect(stage.told() == ["m.willDisappear dismissed", "m.didDisappear dismissed", "completion"])
    #expect(!m.isBeingDismissed)
    #expect(a.presentedViewController == nil)
  }

  @Test(
    "UK-8 The presenter of a covering modal disappears, and appears again on dismissal",
    arguments: [
      UIModalPresentationStyle.fullScreen, .currentContext,
    ])
  func covering(style: UIModalPresentationStyle) {
    let (a, m) = (stage.screen("a"), stage.screen("m", style))
    stage.show(a)
    a.present(m, animated: true) { stage.journal("completion") }
    stage.expect(
      "m.load", "a.willDisappear", "m.willAppear", "m.isAppearing", "m.didAppear", "a.didDisappear", "completion")
    #expect(a.view.window == nil)
    m.dismiss(animated: true) { stage.journal("completion") }
    stage.expect("m.willDisappear", "a.willAppear", "a.isAppearing", "a.didAppear", "m.didDisappear", "completion")
    #expect(a.view.window === stage.window)
  }

  @Test("UK-8 A new root appears after the old root has disappeared")
  func root() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    stage.show(a)
    stage.window.rootViewController = b
    #expect(journal.take().isEmpty)
    stage.expect("b.load", "a.willDisappear", "a.didDisappear", "b.willAppear", "b.isAppearing", "b.didAppear")
  }
}

final class NavigationJournal: JournalObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { journal("willShow \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { journal("didShow \(viewController.title ?? "")") }
}
