import PortableUIKit
import Testing

@Suite struct QueueTruthTests {
  let stage = Stage()

  @Test("UK-19 A screen that leaves its stack before its turn is not loaded and does not appear")
  func leftTheStack() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let stack = stage.shown(UINavigationController(rootViewController: a))
    stack.pushViewController(b, animated: true)
    stack.popViewController(animated: true)
    #expect(stage.told() == ["b.willMove", "b.didMove", "b.willMove(nil)", "b.didMove(nil)"])
    #expect(!b.isViewLoaded)
  }

  @Test("UK-19 A screen that is no longer on top in its turn is not loaded and does not appear")
  func noLongerOnTop() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let stack = stage.shown(UINavigationController(rootViewController: a))
    stack.pushViewController(b, animated: false)
    stack.pushViewController(c, animated: true)
    let told = stage.told()
    #expect(!told.contains("b.load"))
    #expect(!told.contains("b.willAppear"))
    #expect(told.contains("b.didMove"))
    #expect(told.contains("c.didAppear"))
    #expect(stack.viewControllers == [a, b, c])
  }

  @Test("UK-6 A screen pushed into the child that becomes visible next disappears before it appears there")
  func putIntoWhatComesNext() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let inner = UINavigationController(rootViewController: a)
    let tabs = UITabBarController([inner])
    let stack = UINavigationController()
    stack.setViewControllers([tabs, b, c], animated: false)
    stage.show(stack)
    _ = stage.told()
    stack.popViewController(animated: false)
    inner.pushViewController(c, animated: false)
    stack.popToViewController(tabs, animated: false)
    stage.settle()
    #expect(c.viewIfLoaded?.window === stage.window)
    let appearances = stage.journal.take().filter { $0.hasPrefix("c.") && $0.hasSuffix("ppear") }
    #expect(appearances == ["c.willDisappear", "c.didDisappear", "c.willAppear", "c.didAppear"])
  }

  @Test("UK-6 A modal adapts to a width that changes while its window is hidden")
  func turnedWhileHidden() {
    let (root, modal) = (stage.screen("root"), stage.screen("modal", .popover))
    stage.show(root, width: .compact)
    modal.popoverPresentationController?.sourceView = root.view
    let adapter = WalkAdapter()
    modal.popoverPresentationController?.delegate = adapter
    stage.present(modal, on: root)
    #expect(root.view.window == nil)
    stage.window.isHidden = true
    stage.window.simulate(horizontalSizeClass: .regular)
    stage.window.isHidden = false
    stage.settle()
    #expect(root.view.window === stage.window)
    #expect(modal.view.window === stage.window)
  }

  @Test("UK-6 The modal of a screen that moves to another stack does not reappear there")
  func presentedBeforeGoingOver() {
    let (a, b, c, d) = (stage.screen("a"), stage.screen("b", isContext: true), stage.screen("c"), stage.screen("d"))
    let modal = stage.screen("modal", .overCurrentContext)
    let other = UINavigationController(rootViewController: d)
    let (stack, tabs) = (UINavigationController(), UITabBarController())
    stack.setViewControllers([a, c, b], animated: false)
    tabs.viewControllers = [stack, other]
    stage.show(tabs)
    stage.present(modal, on: b)
    stack.popViewController(animated: false)
    other.pushViewController(b, animated: false)
    stack.popToViewController(a, animated: false)
    _ = stage.told()
    stage.select(1, of: tabs)
    #expect(b.viewIfLoaded?.window === stage.window)
    #expect(b.presentedViewController == nil)
    #expect(modal.viewIfLoaded?.window == nil)
    #expect(!stage.journal.take().contains("modal.willAppear"))
  }

  @Test("UK-6 A modal that was presented and covered while hidden is visible after the cover is dismissed")
  func coveredWhileHidden() {
    let (a, b, modal, cover) = (stage.screen("a"), stage.screen("b"), stage.screen("modal"), stage.screen("cover"))
    a.definesPresentationContext = true
    modal.modalPresentationStyle = .currentContext
    cover.modalPresentationStyle = .fullScreen
    // The delegate gives the modal its own container view.
    let delegate = TransitionDelegate()
    modal.transitioningDelegate = delegate
    let stack = UINavigationController(rootViewController: a)
    stack.pushViewController(b, animated: false)
    stage.show(stack)
    a.present(modal, animated: false)
    stage.present(cover, on: modal)
    stage.pop(stack)
    #expect(cover.viewIfLoaded?.window === stage.window)
    stage.dismiss(cover)
    #expect(modal.viewIfLoaded?.window === stage.window)
  }

  @Test("UK-6 A modal does not appear if its presenter leaves in viewWillDisappear")
  func presenterTakenOut() {
    let (host, modal) = (stage.screen("host"), stage.screen("modal", .currentContext))
    let child = stage.screen("child")
    child.definesPresentationContext = true
    host.embed(child)
    stage.show(host)
    stage.settle()
    child.onWillDisappear = { [unowned child] in child.leaveParent() }
    _ = stage.journal.take()
    stage.present(modal, on: child)
    #expect(modal.viewIfLoaded?.window == nil)
    #expect(!stage.journal.take().contains("modal.willAppear"))
  }

  @Test("UK-19 A visible screen disappears only in the transition that removes the screen")
  func staysInSight() {
    let (a, b, c, d, m) = (
      stage.screen("a"), stage.screen("b"), stage.screen("c"), stage.screen("d"), stage.screen("m")
    )
    let stack = UINavigationController(rootViewController: a)
    stack.pushViewController(b, animated: false)
    stage.show(stack)
    stack.setViewControllers([c], animated: false)
    stack.setViewControllers([d], animated: true)
    let told = stage.told()
    #expect(
      told.filter { $0.hasPrefix("b.") } == [
        "b.willMove(nil)", "b.willDisappear", "b.didDisappear", "b.didMove(nil)",
      ])
    #expect(!c.isViewLoaded)
    #expect(told.contains("c.didMove(nil)"))
    #expect(stack.viewControllers == [d])
    stage.replaceRoot(with: a)
    stage.present(m, on: a)
    stage.window.rootViewController = b
    stage.replaceRoot(with: c)
    #expect(!m.isViewLoaded || m.view.window == nil)
    stage.window.rootViewController = a
    _ = stage.told()
    #expect(a.view.window === stage.window)
    #expect(m.view.window == nil)
    #expect(a.presentedViewController == nil)
  }

  @Test(
    "UK-19 A popped screen that was pushed onto another stack is visible there, even if its old stack skips the pop",
    arguments: [true, false])
  func movedElsewhere(isSeen: Bool) {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let inner = UINavigationController(rootViewController: a)
    inner.pushViewController(b, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = isSeen ? [inner] : [stage.screen("other"), inner]
    let outer = stage.shown(UINavigationController(rootViewController: tabs))
    // A change of width is in progress, so all later changes wait.
    outer.view.window?.simulate(horizontalSizeClass: .regular)
    inner.popViewController(animated: true)
    outer.pushViewController(b, animated: true)
    inner.pushViewController(c, animated: true)
    let told = stage.told()
    #expect(b.view.window === stage.window, "\(told)")
    #expect(b.view.superview === outer.view, "\(told)")
    stage.pop(outer)
    #expect((c.view.window === stage.window) == isSeen)
    #expect(b.view.window == nil)
  }

  @Test(
    "UK-19 A screen popped and pushed again before its turn stays visible, and its modal is dismissed",
    arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func poppedAndPushed(style: UIModalPresentationStyle) {
    let (a, b, m) = (stage.screen("a"), stage.screen("b", isContext: true), stage.screen("m", style))
    let stack = stage.shown(UINavigationController([a, b]))
    stage.present(m, on: b)
    _ = stage.journal.take()
    stack.popViewController(animated: false)
    stack.pushViewController(b, animated: false)
    #expect(b.presentedViewController == nil)
    #expect(m.presentingViewController == nil)
    let told = stage.told()
    #expect(told.filter { $0.hasPrefix("m.") } == ["m.willDisappear", "m.didDisappear"])
    #expect(!told.contains("b.willDisappear"))
    #expect(b.view.window === stage.window)
    #expect(m.view.window == nil)
  }

  @Test("UK-19 A modal is dismissed if its presenter is popped and pushed into the container that appears next")
  func poppedAndPushedIntoWhatComes() {
    let (a, b, c, m) = (stage.screen("a"), stage.screen("b"), stage.screen("c"), stage.screen("m", .currentContext))
    let inner = UINavigationController(rootViewController: a)
    let tabs = UITabBarController([c, inner])
    let outer = UINavigationController(rootViewController: tabs)
    outer.pushViewController(b, animated: false)
    stage.show(outer)
    b.definesPresentationContext = true
    stage.present(m, on: b)
    _ = stage.journal.take()
    outer.popViewController(animated: false)
    inner.pushViewController(b, animated: false)
    let told = stage.told()
    #expect(told.filter { $0.hasPrefix("m.") } == ["m.willDisappear", "m.didDisappear"], "\(told)")
    #expect(m.view.window == nil)
    #expect(b.view.window == nil)
    #expect(c.view.window === stage.window)
    stage.select(1, of: tabs)
    #expect(b.view.window === stage.window)
    #expect(m.view.window == nil)
    #expect(b.presentedViewController == nil)
  }

  @Test("UK-19 A tab that is selected and left before its turn is not loaded")
  func tabs() {
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    let tabs = stage.shown(UITabBarController([a, b, c]))
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    #expect(!stage.told().contains { $0.hasPrefix("b.") })
    #expect(!b.isViewLoaded)
    #expect(c.isViewLoaded)
  }

  @Test("UK-19 Pages, columns and roots that are replaced before their turn are not loaded")
  func othersThatLeft() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
    pages.setViewControllers([a], direction: .forward, animated: false)
    stage.show(pages)
    pages.setViewControllers([b], direction: .forward, animated: true)
    pages.setViewControllers([c], direction: .forward, animated: true)
    #expect(stage.told().contains("c.didAppear"))
    #expect(!b.isViewLoaded)
    let (d, e) = (stage.screen("d"), stage.screen("e"))
    stage.window.rootViewController = d
    stage.window.rootViewController = e
    #expect(stage.told().contains("e.didAppear"))
    #expect(!d.isViewLoaded)
    let (list, first, second) = (stage.screen("list"), stage.screen("first"), stage.screen("second"))
    let split = UISplitViewController(.doubleColumn, [.primary: list, .secondary: stage.screen("none")])
    stage.show(split, width: .regular)
    split.setViewController(first, for: .secondary)
    split.setViewController(second, for: .secondary)
    stage.settle()
    #expect(second.isViewLoaded)
    #expect(!first.isViewLoaded)
  }

  @Test("UK-19 Setting the controllers of a tab bar respects animated, also without a custom animator")
  func animatedTabs() {
    let (a, b) = (AnimationNoting(), AnimationNoting())
    let tabs = stage.shown(UITabBarController([a]))
    tabs.setViewControllers([b], animated: true)
    stage.scheduler.advance()
    #expect(!stage.scheduler.advance())
    #expect(stage.scheduler.finishTransition())
    stage.settle()
    #expect(a.left == [true])
    #expect(b.came == [true])
    tabs.setViewControllers([a], animated: false)
    stage.settle()
    #expect(b.left == [false])
    #expect(a.came == [false, false])
  }

  @Test("UK-19 Setting the controllers of a tab bar with animation uses the delegate's animator")
  func animatorOfTabs() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let tabs = UITabBarController()
    let fading = Fading()
    tabs.delegate = fading
    tabs.viewControllers = [a]
    stage.show(tabs)
    tabs.setViewControllers([b], animated: true)
    stage.settle()
    #expect(fading.count == 1)
    #expect(stage.journal.lines.contains("b.didAppear"))
    tabs.setViewControllers([a], animated: false)
    stage.settle()
    #expect(fading.count == 1)
  }

  @Test("UK-6 Presenting works in a hidden window if the presenter's view is in the window")
  func presentingUnseen() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.window.rootViewController = a
    stage.window.addSubview(a.view)
    var isOver = false
    let misuses = UIKitMisuse.collect { a.present(m, animated: true) { isOver = true } }
    #expect(misuses.isEmpty)
    #expect(a.presentedViewController === m)
    #expect(m.presentingViewController === a)
    stage.settle()
    #expect(isOver)
    #expect(stage.journal.take() == ["a.load"])
    stage.window.isHidden = false
    #expect(stage.told().suffix(2).contains("m.didAppear"))
    #expect(m.view.window === stage.window)
    stage.dismiss(m)
    #expect(a.presentedViewController == nil)
    #expect(m.view.window == nil)
  }

  @Test("UK-15 A transaction without animations completes when it is committed")
  func emptyTransaction() {
    let journal = stage.journal
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal("inner") }
    #expect(journal.lines.isEmpty)
    CATransaction.commit()
    #expect(journal.take() == ["inner"])
    CATransaction.commit()
    #expect(journal.take() == ["outer"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal("outside") }
    UINavigationController(rootViewController: UIViewController()).pushViewController(
      UIViewController(), animated: true)
    CATransaction.commit()
    #expect(journal.take() == ["outside"])
  }

  @Test("UK-15 A transaction waits for the view animations that begin inside it")
  func animationsOfViews() {
    stage.show(stage.screen("a"))
    let journal = stage.journal
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal("transaction") }
    UIView.transition(with: stage.window, duration: 1, animations: nil) { _ in journal("animation") }
    CATransaction.commit()
    #expect(journal.take().isEmpty)
    stage.settle()
    #expect(journal.take() == ["animation", "transaction"])
  }

  @Test("UK-13 A window whose scheduler has turns due dies with its last reference", arguments: [true, false])
  func windowWithTurns(isShown: Bool) {
    weak var (dead, root): (UIWindow?, UIViewController?)
    do {
      let stage = Stage()
      let screen = stage.screen("a")
      stage.window.rootViewController = screen
      stage.window.makeKeyAndVisible()
      if isShown { stage.settle() }
      stage.window.simulate(horizontalSizeClass: .regular)
      stage.window.rootViewController = stage.screen("b")
      stage.scheduler.advance()
      (dead, root) = (stage.window, stage.window.rootViewController)
      #expect(root != nil)
    }
    #expect(dead == nil)
    #expect(root == nil)
  }
}

private final class AnimationNoting: UIViewController {
  var came: [Bool] = []
  var left: [Bool] = []
  override func viewDidAppear(_ animated: Bool) { came.append(animated) }
  override func viewDidDisappear(_ animated: Bool) { left.append(animated) }
}

private final class Fading: Animating {
  var count = 0
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    count += 1
    super.animateTransition(using: transitionContext)
  }
}
