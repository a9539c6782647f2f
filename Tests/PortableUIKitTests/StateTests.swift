import PortableUIKit
import Testing

@Suite struct StateTests {
  let stage = Stage()

  @Test("UK-6 In a visible window, state changes at once, and callbacks wait for a turn")
  func atOnce() {
    let (a, b, c, m) = (stage.screen("a"), stage.screen("b"), stage.screen("c"), stage.screen("m"))
    let navigation = UINavigationController(rootViewController: a)
    let tabs = stage.shown(UITabBarController([navigation, c]))
    navigation.pushViewController(b, animated: true)
    #expect(navigation.viewControllers == [a, b])
    #expect(b.parent === navigation)
    #expect(b.navigationController === navigation)
    tabs.selectedViewController = c
    #expect(tabs.selectedIndex == 1)
    c.present(m, animated: true)
    #expect(tabs.presentedViewController === m)
    #expect(m.presentingViewController === tabs)
    #expect(c.presentedViewController === m)
    #expect(navigation.popViewController(animated: true) === b)
    #expect(b.parent == nil)
    #expect(navigation.children == [a])
    tabs.dismiss(animated: true)
    #expect(m.isBeingDismissed)
    #expect(tabs.presentedViewController === m)
    #expect(stage.journal.take().isEmpty)
    #expect(!b.isViewLoaded)
    #expect(!m.isViewLoaded)
    stage.settle()
    #expect(!m.isBeingDismissed)
    #expect(tabs.presentedViewController == nil)
    #expect(m.presentingViewController == nil)
  }

  @Test("UK-6 Two changes in a row are two transitions, one after the other")
  func inARow() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c", .fullScreen))
    let navigation = stage.shown(UINavigationController(rootViewController: a))
    navigation.pushViewController(b, animated: true)
    navigation.present(c, animated: true)
    stage.scheduler.advance()
    #expect(b.isViewLoaded)
    #expect(!c.isViewLoaded)
    stage.scheduler.finishTransition()
    #expect(b.view.window === stage.window)
    stage.scheduler.advance()
    stage.scheduler.finishTransition()
    #expect(c.view.window === stage.window)
    #expect(b.view.window == nil)
    #expect(stage.window.isSettled)
  }

  @Test("UK-6 A dismissed modal's links are removed before viewDidDisappear, and a present from there succeeds")
  func presentFromDidDisappear() {
    let (a, m, n) = (stage.screen("a"), stage.screen("m"), stage.screen("n"))
    stage.show(a, presenting: m)
    m.onDidDisappear = {
      #expect(a.presentedViewController == nil)
      #expect(m.presentingViewController == nil)
      #expect(m.isBeingDismissed)
      a.present(n, animated: false) { self.stage.journal("presented") }
    }
    m.dismiss(animated: true)
    #expect(stage.told().last == "presented")
    #expect(a.presentedViewController === n)
  }

  @Test("UK-6 Outside a visible window, changes happen at once and without appearance callbacks")
  func outside() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: true)
    #expect(navigation.topViewController === b)
    #expect(!b.isViewLoaded)
    #expect(stage.journal.take() == ["a.willMove", "a.didMove", "b.willMove", "b.didMove"])
    stage.window.rootViewController = navigation
    navigation.popViewController(animated: true)
    #expect(stage.window.isSettled)
    #expect(stage.journal.take() == ["b.willMove(nil)", "b.didMove(nil)"])
  }

  @Test("UK-6 A stack in a hidden tab changes at once, and shows its new top when the tab is selected")
  func hiddenTab() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let navigation = UINavigationController(rootViewController: b)
    let tabs = stage.shown(UITabBarController([a, navigation]))
    navigation.pushViewController(c, animated: true)
    #expect(stage.window.isSettled)
    stage.select(1, of: tabs)
    #expect(!b.isViewLoaded)
    #expect(c.view.window === stage.window)
  }

  @Test("UK-6 A screen in a container disappears and appears with its window")
  func hiding() {
    let a = stage.screen("a")
    stage.show(UINavigationController(rootViewController: a))
    stage.window.isHidden = true
    #expect(stage.told() == ["a.willDisappear", "a.didDisappear"])
    stage.window.isHidden = false
    #expect(stage.told() == ["a.willAppear", "a.isAppearing", "a.didAppear"])
  }

  @Test("UK-12 A new root removes the old tree and its modals, with links changed at once and callbacks on later turns")
  func root() {
    let (a, m, n, b) = (stage.screen("a"), stage.screen("m", .fullScreen), stage.screen("n"), stage.screen("b"))
    stage.show(a)
    a.present(m, animated: false)
    m.present(n, animated: false)
    _ = stage.told()
    stage.window.rootViewController = b
    #expect(a.presentedViewController == nil)
    #expect(m.presentingViewController == nil)
    #expect(m.presentedViewController == nil)
    #expect(n.presentingViewController == nil)
    stage.expect(
      "b.load", "m.willDisappear", "n.willDisappear", "m.didDisappear", "n.didDisappear", "b.willAppear",
      "b.isAppearing", "b.didAppear")
    #expect(n.view.window == nil)
  }

  @Test("UK-12 The old root can become a child of the container that replaces it")
  func wrap() {
    let a = stage.screen("a")
    stage.show(a)
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    let told = stage.told()
    #expect(told.suffix(5) == ["a.willDisappear", "a.didDisappear", "a.willAppear", "a.isAppearing", "a.didAppear"])
    #expect(a.view.window === stage.window)
  }

  @Test("UK-12 The modals of a root that is replaced while its window hides do not return with the window")
  func wrapHidden() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.show(a, presenting: m)
    stage.window.isHidden = true
    stage.scheduler.advance()
    stage.window.rootViewController = UINavigationController(rootViewController: a)
    stage.window.isHidden = false
    stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(a.view.window === stage.window)
    #expect(m.view.window == nil)
  }

  @Test("UK-17 A child's view loads when the child becomes visible, not when its container's view loads")
  func loading() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let navigation = UINavigationController([a, b])
    let tabs = UITabBarController([navigation, c])
    tabs.loadViewIfNeeded()
    navigation.loadViewIfNeeded()
    #expect(!a.isViewLoaded)
    #expect(!b.isViewLoaded)
    #expect(!c.isViewLoaded)
    stage.show(tabs)
    #expect(!a.isViewLoaded)
    #expect(b.isViewLoaded)
    #expect(!c.isViewLoaded)
  }

  @Test("UK-7 The default scheduler takes its turns by itself")
  func mainActor() async {
    let window = UIWindow(frame: .zero)
    let screen = Screen("a", stage.journal)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(screen, animated: true)
    #expect(!screen.isViewLoaded)
    await withCheckedContinuation { done in window.whenSettled { done.resume() } }
    #expect(stage.journal.lines.contains("a.didAppear"))
  }

  @Test(
    "UK-7 With the immediate scheduler a transition ends inside the call, and transitions from its callbacks follow")
  func immediate() {
    let stage = Stage(.immediate)
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let navigation = stage.shown(UINavigationController(rootViewController: a))
    b.onDidAppear = {
      navigation.pushViewController(c, animated: true)
      #expect(!c.isViewLoaded)
    }
    navigation.pushViewController(b, animated: true)
    #expect(c.view.window === stage.window)
    #expect(stage.window.isSettled)
  }

  @Test("UK-7 Completions and observers are called in the order of the transitions")
  func settling() {
    let stage = stage
    let a = stage.screen("a")
    stage.show(a)
    var order: [String] = []
    stage.window.whenSettled { order.append("settled already") }
    a.present(stage.screen("m"), animated: true) { order.append("completion") }
    stage.window.whenTransitionsSoFarEnd { order.append("first ended") }
    stage.window.whenSettled { order.append("settled \(stage.window.isSettled)") }
    a.dismiss(animated: true) { order.append("dismissed") }
    let observation = stage.window.observeTransitions { order.append("\($0.phase)") }
    stage.settle()
    withExtendedLifetime(observation) {}
    #expect(
      order == [
        "settled already", "began", "ended", "completion", "first ended", "began", "ended", "dismissed", "settled true",
      ])
  }

  @Test("UK-6 If a whenSettled block begins a transition, the other blocks wait for that transition too")
  func settlingAgain() {
    let (stack, b) = (stage.shown(UINavigationController([stage.screen("a")])), stage.screen("b"))
    var called: [String] = []
    stack.pushViewController(b, animated: true)
    stage.window.whenSettled {
      called.append("first")
      stack.popViewController(animated: true)
    }
    stage.window.whenSettled {
      called.append("second")
      #expect(stage.window.isSettled)
      #expect(b.parent == nil)
    }
    while called.isEmpty, stage.scheduler.advance() || stage.scheduler.finishTransition() {}
    #expect(called == ["first"])
    stage.settle()
    #expect(called == ["first", "second"])
  }

  @Test("UK-6 whenSettled also waits for a transition that a screen begins in viewDidAppear")
  func begunInACallback() {
    let (stack, b) = (stage.shown(UINavigationController([stage.screen("a")])), stage.screen("b"))
    var called = 0
    b.onDidAppear = { [unowned stack] in stack.popViewController(animated: true) }
    stack.pushViewController(b, animated: true)
    stage.window.whenSettled { called += 1 }
    stage.scheduler.advance()
    stage.scheduler.finishTransition()
    while b.parent != nil, stage.scheduler.advance() {}
    #expect(called == 0)
    #expect(b.parent == nil)
    stage.settle()
    #expect(called == 1)
  }
}
