import PortableUIKit
import Testing

@Suite struct AnimationTests {
  let stage = Stage()

  @Test("UK-15 A custom animator runs only animated transitions in a window, and its completion ends them")
  func animator() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    let animator = Animator()
    navigation.delegate = animator
    navigation.setViewControllers([a, b], animated: true)
    navigation.popViewController(animated: true)
    #expect(animator.context == nil, "nobody looks")
    stage.show(navigation)
    navigation.pushViewController(b, animated: true)
    #expect(animator.context == nil)
    stage.settle()
    #expect(!stage.window.isSettled)
    #expect(animator.context?.viewController(forKey: .from) === a)
    #expect(animator.context?.viewController(forKey: .to) === b)
    #expect(animator.operations == [.push])
    _ = stage.journal.take()
    animator.context?.completeTransition(true)
    animator.context?.completeTransition(true)
    #expect(stage.told() == ["a.didDisappear", "b.didAppear", "b.didMove"])
    #expect(stage.window.isSettled)
    #expect(animator.ended == [true])
    stage.pop(navigation)
    #expect(stage.window.isSettled)
    #expect(animator.operations == [.push])
  }

  @Test("UK-15 A transitioning delegate's animators run the presentation and the dismissal")
  func transitioningDelegate() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    let animator = Animator()
    stage.show(a)
    m.transitioningDelegate = animator
    stage.present(m, on: a, animated: true)
    #expect(animator.context?.viewController(forKey: .to) === m)
    stage.complete(animator)
    stage.dismiss(m, animated: true)
    #expect(m.isBeingDismissed)
    #expect(animator.context?.viewController(forKey: .from) === m)
    stage.complete(animator)
    #expect(a.presentedViewController == nil)
  }

  @Test("UK-15 A tab change is animated only with a custom animator")
  func tabs() {
    let (a, b) = (stage.screen("a"), AnimatedFlags("b", stage.journal))
    let tabs = UITabBarController()
    let animator = Animator()
    tabs.viewControllers = [b, a]
    stage.show(tabs)
    let plain = TabJournal(stage.journal)
    tabs.delegate = plain
    tabs.selectedIndex = 1
    #expect(stage.told().contains("b did false"))
    tabs.selectedIndex = 0
    tabs.delegate = animator
    stage.settle()
    animator.context?.completeTransition(true)
    stage.select(1, of: tabs)
    #expect(!stage.window.isSettled)
    animator.context?.completeTransition(true)
    #expect(stage.told().contains("b did true"))
  }

  @Test(
    "UK-15 The coordinator exists when the call returns, and runs blocks alongside and at the end of the transition")
  func coordinator() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = stage.shown(UINavigationController(rootViewController: a))
    navigation.pushViewController(b, animated: true)
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.isAnimated == true)
    let journal = stage.journal
    coordinator?.animate(alongsideTransition: { _ in journal("alongside") }) { journal("over \($0.isCancelled)") }
    let told = stage.told()
    #expect(told.firstIndex(of: "alongside") == told.firstIndex(of: "b.isAppearing").map { $0 + 1 })
    #expect(told.last == "over false")
    #expect(navigation.transitionCoordinator == nil)
    navigation.popViewController(animated: false)
    #expect(navigation.transitionCoordinator?.isAnimated == false)
  }

  @Test("UK-15 Animations alongside a transition need no completion, also in a view outside of the transition")
  func alongsideElsewhere() {
    let (a, b, journal) = (stage.screen("a"), stage.screen("b"), stage.journal)
    let navigation = stage.shown(UINavigationController(rootViewController: a))
    navigation.pushViewController(b, animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: { _ in journal("inside") })
    navigation.transitionCoordinator?.animateAlongsideTransition(in: stage.window) { _ in journal("outside") }
    #expect(stage.told().filter { $0.hasSuffix("side") } == ["inside", "outside"])
  }

  @Test(
    "UK-15 What the coordinator is given after the transition has begun runs at once", arguments: [true, false])
  func lateAnimation(isAskedBefore: Bool) {
    let stack = stage.shown(UINavigationController(rootViewController: stage.screen("a")))
    stack.pushViewController(stage.screen("b"), animated: true)
    if isAskedBefore { #expect(stack.transitionCoordinator != nil) }
    stage.scheduler.advance()
    stack.transitionCoordinator?.animate(alongsideTransition: { [stage] _ in stage.journal("late") })
    #expect(stage.journal.lines.last == "late")
  }

  @Test("UK-15 A transaction completes when the transitions begun inside have ended, the inner one first")
  func transaction() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = stage.shown(UINavigationController(rootViewController: a))
    let journal = stage.journal
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal("transaction") }
    navigation.pushViewController(b, animated: true)
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal("inner") }
    navigation.popViewController(animated: true)
    CATransaction.commit()
    CATransaction.commit()
    #expect(journal.take().isEmpty)
    stage.scheduler.advance()
    stage.scheduler.finishTransition()
    #expect(journal.take().allSatisfy { $0.contains(".") })
    #expect(stage.told().suffix(2) == ["inner", "transaction"])
  }

  @Test("UK-15 An animator can animate views, and the scheduler ends the animation")
  func viewAnimation() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    let animator = ViewAnimator()
    stage.show(a)
    m.transitioningDelegate = animator
    a.present(m, animated: true)
    stage.scheduler.advance()
    #expect(m.view.alpha == 0.5)
    #expect(!stage.window.isSettled)
    stage.settle()
    #expect(stage.window.isSettled)
    #expect(stage.journal.lines.contains("m.didAppear"))
  }

  @Test("UK-21 inheritedAnimationDuration is the duration of the innermost animation block, and zero outside of blocks")
  func inheritedDuration() {
    var durations: [TimeInterval] = []
    let note = { durations.append(UIView.inheritedAnimationDuration) }
    UIView.animate(withDuration: 0.4) {
      note()
      UIView.performWithoutAnimation(note)
      UIView.animate(withDuration: 0.2, delay: 1, animations: note)
      note()
    }
    UIView.animate(springDuration: 0.6, animations: note)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.8, delay: 0, animations: note)
    note()
    #expect(durations == [0.4, 0, 0.2, 0.4, 0.6, 0.8, 0])
  }

  @Test("UK-6 Children of a custom container appear and disappear with it, and as they join and leave")
  func ownContainer() {
    let (parent, child) = (stage.screen("p"), stage.screen("c"))
    stage.show(parent)
    parent.embed(child)
    #expect(stage.told() == ["c.willMove", "c.load", "c.didMove", "c.willAppear", "c.isAppearing", "c.didAppear"])
    stage.window.isHidden = true
    #expect(stage.told() == ["p.willDisappear", "c.willDisappear", "c.didDisappear", "p.didDisappear"])
    stage.window.isHidden = false
    stage.expect("p.willAppear", "c.willAppear", "p.isAppearing", "c.isAppearing", "c.didAppear", "p.didAppear")
    child.leaveParent()
    #expect(stage.told() == ["c.willMove(nil)", "c.didMove(nil)", "c.willDisappear", "c.didDisappear"])
  }
}
