import PortableUIKit
import Testing

final class NotingPresentation: UIPresentationController {
  private(set) var notes: [String] = []
  lazy var note: (String) -> Void = { [unowned self] in notes.append($0) }
  override func presentationTransitionWillBegin() { note("willPresent") }
  override func presentationTransitionDidEnd(_ completed: Bool) { note("didPresent \(completed)") }
  override func dismissalTransitionWillBegin() { note("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { note("didDismiss \(completed)") }
}

/// A presentation controller that inserts a view below the presented one, as apps do to dim the background.
private final class DimmingPresentation: UIPresentationController {
  let dimming = UIView()
  override func presentationTransitionWillBegin() { containerView?.insertSubview(dimming, at: 0) }
  override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dimming.removeFromSuperview() } }
  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }
}

/// An interaction controller that leaves the transition to the animator.
private final class Waiting: NSObject, UIViewControllerInteractiveTransitioning {
  let wantsInteractiveStart = false
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    Issue.record("it was not to begin under the finger")
  }
}

/// A screen that uses the old name of the callback for the end of an interaction.
private final class OldListener: UIViewController {
  private(set) var ends = 0
  @available(*, deprecated)
  override func viewWillDisappear(_ animated: Bool) {
    transitionCoordinator?.notifyWhenInteractionEnds { [weak self] _ in self?.ends += 1 }
  }
}

// Covers Apple's page `UIPercentDrivenInteractiveTransition`.
@Suite struct InteractionTests {
  let stage = Stage()
  let driver = Driver()

  @Test("UK-15 An interactive pop follows the given percentage, and a cancellation restores the stack")
  func pop() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = stage.shown([a, b], by: driver)
    navigation.popViewController(animated: true)
    let coordinator = navigation.transitionCoordinator
    let journal = stage.journal
    coordinator?.notifyWhenInteractionChanges { journal("let go \($0.isCancelled)") }
    coordinator?.animate(alongsideTransition: nil) { journal("over \($0.isCancelled)") }
    #expect(navigation.viewControllers == [a])
    #expect(b.parent == nil)
    stage.settle()
    #expect(!stage.window.isSettled)
    #expect(coordinator?.isInteractive == true)
    #expect(coordinator?.initiallyInteractive == true)
    driver.drive.update(0.4)
    #expect(coordinator?.percentComplete == 0.4)
    _ = journal.take()
    driver.drive.cancel()
    stage.expect(
      "let go true", "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear", "b.didAppear", "b.didMove",
      "over true")
    #expect(navigation.viewControllers == [a, b])
    #expect(b.parent === navigation)
    #expect(!b.isMovingFromParent)
    #expect(b.view.window === stage.window)
    #expect(a.view.window == nil)
    #expect(driver.ended == [false])
    #expect(driver.cancelled == [true])
    stage.pop(navigation, animated: true)
    stage.finish(driver.drive)
    #expect(navigation.viewControllers == [a])
    #expect(stage.window.isSettled)
    #expect(driver.ended == [false, true])
  }

  @Test("UK-15 A cancelled interactive change to a shorter stack leaves all screens in the stack")
  func shorterStack() {
    let screens = "abc".map { stage.screen(String($0)) }
    let navigation = stage.shown(screens, by: driver)
    navigation.setViewControllers([screens[0]], animated: true)
    stage.scheduler.advance()
    stage.cancel(driver.drive)
    #expect(navigation.viewControllers == screens)
    #expect(screens[1].parent === navigation)
    #expect(screens[2].parent === navigation)
    #expect(screens[2].view.window === stage.window)
  }

  @Test("UK-15 A driven pop that its animator completes is not cancelled at its end, though the user has cancelled it")
  func completedByAnimator() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = stage.shown([a, b], by: driver)
    driver.completesCancelled = true
    navigation.popViewController(animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [stage] in
      stage.journal("cancelled \($0.isCancelled)")
    }
    stage.settle()
    driver.drive.cancel()
    #expect(stage.told().last == "cancelled false")
    #expect(navigation.viewControllers == [a])
  }

  @Test("UK-15 Layer animations of an interactive transition end when the interaction ends")
  func layers() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    driver.animatesLayer = true
    let navigation = stage.shown([a, b], by: driver)
    stage.pop(navigation, animated: true)
    #expect(!stage.window.isSettled)
    #expect(driver.cancelled.isEmpty)
    stage.cancel(driver.drive)
    #expect(stage.window.isSettled)
    #expect(navigation.viewControllers == [a, b])
    #expect(driver.cancelled == [true])
  }

  @Test(
    "UK-15 Cancelling or finishing an interactive pop before its beginning takes effect when the pop begins",
    arguments: [true, false])
  func letGoBefore(cancelled: Bool) {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = stage.shown([a, b], by: driver)
    navigation.popViewController(animated: true)
    driver.drive.update(0.4)
    if cancelled { driver.drive.cancel() } else { driver.drive.finish() }
    stage.settle()
    let left: [UIViewController] = cancelled ? [a, b] : [a]
    #expect(stage.window.isSettled)
    #expect(navigation.viewControllers == left)
    #expect(driver.cancelled == [cancelled])
    #expect(driver.drive.percentComplete == 0.4)
  }

  @Test(
    "UK-15 The animator alone runs a transition if the interaction controller does not want an interactive start",
    arguments: [true, false])
  func nonInteractiveStart(isPercentDriven: Bool) {
    let (a, b, journal) = (stage.screen("a"), stage.screen("b"), stage.journal)
    let navigation = UINavigationController([a, b])
    navigation.delegate = driver
    driver.drive.wantsInteractiveStart = false
    if !isPercentDriven { driver.other = Waiting() }
    stage.show(navigation)
    navigation.popViewController(animated: true)
    let coordinator = navigation.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { _ in journal("let go") }
    coordinator?.animate(alongsideTransition: { journal("alongside \($0.initiallyInteractive) \($0.isInteractive)") })
    let told = stage.told()
    #expect(told.contains("alongside false false"))
    #expect(!told.contains("let go"))
    #expect(stage.window.isSettled)
    #expect(navigation.viewControllers == [a])
    #expect(driver.cancelled == [false])
  }

  @Test("UK-15 A coordinator reports the completion curve and speed of its interaction controller")
  func completing() {
    let (a, b) = (stage.screen("a"), OldListener())
    let navigation = UINavigationController([a, b])
    navigation.delegate = driver
    #expect(driver.drive.completionCurve == .easeInOut)
    #expect(driver.drive.timingCurve == nil)
    driver.drive.completionCurve = .easeOut
    driver.drive.completionSpeed = 0.5
    driver.drive.timingCurve = UISpringTimingParameters()
    #expect(driver.drive.timingCurve?.timingCurveType == .spring)
    stage.show(navigation)
    navigation.popViewController(animated: true)
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.completionCurve == .easeInOut)
    #expect(coordinator?.completionVelocity == 1)
    #expect(coordinator?.targetTransform.isIdentity == true)
    stage.settle()
    #expect(coordinator?.completionCurve == .easeOut)
    #expect(coordinator?.completionVelocity == 0.5)
    driver.drive.finish()
    #expect(b.ends == 1)
    stage.settle()
    #expect(stage.window.isSettled)
    #expect(Waiting().completionCurve == .easeInOut)
    #expect(Waiting().completionSpeed == 1)
  }

  @Test("UK-15 Cancelling or finishing without a transition has no effect on later transitions")
  func letGoOfNothing() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = stage.shown([a, b], by: driver)
    driver.drive.cancel()
    stage.pop(navigation, animated: true)
    #expect(!stage.window.isSettled)
    #expect(navigation.viewControllers == [a])
    driver.drive.finish()
    stage.finish(driver.drive)
    driver.drive.finish()
    stage.push(b, onto: navigation, animated: true)
    #expect(!stage.window.isSettled)
    #expect(driver.drive.percentComplete == 0)
    stage.cancel(driver.drive)
    #expect(stage.window.isSettled)
    #expect(navigation.viewControllers == [a])
  }

  @Test("UK-15 A cancelled push leaves the stack unchanged, and the transaction around the push completes")
  func push() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = driver
    stage.show(navigation)
    var isOver = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isOver = true }
    navigation.pushViewController(b, animated: true)
    CATransaction.commit()
    stage.settle()
    driver.drive.cancel()
    #expect(!isOver)
    stage.settle()
    #expect(isOver)
    #expect(navigation.viewControllers == [a])
    #expect(b.parent == nil)
    #expect(a.view.window != nil)
    #expect(stage.journal.lines.last == "b.didMove(nil)")
    #expect(!b.isMovingToParent)
  }

  @Test("UK-15 A cancelled tab change selects the old tab again")
  func tabs() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let tabs = UITabBarController([a, b])
    tabs.delegate = driver
    stage.show(tabs)
    stage.select(1, of: tabs)
    stage.cancel(driver.drive)
    #expect(tabs.selectedIndex == 0)
    #expect(a.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test("UK-15 A custom presentation controller is the same object before and during the presentation")
  func readBefore() {
    let (a, m) = (stage.screen("a"), stage.screen("m", .custom))
    stage.show(a)
    let driver = Driver()
    m.transitioningDelegate = driver
    let own = NotingPresentation(presentedViewController: m, presenting: nil)
    driver.manager = own
    #expect(m.presentationController === own)
    #expect(own.presentedViewController === m)
    stage.present(m, on: a)
    #expect(m.presentationController === own)
    #expect(own.presentingViewController === a)
    #expect(own.notes.contains("didPresent true"))
  }

  @Test("UK-15 A custom presentation controller can insert a view below the modal as the presentation begins")
  func dimming() throws {
    let (a, m) = (stage.screen("a"), stage.screen("m", .custom))
    stage.show(a)
    m.transitioningDelegate = driver
    let own = DimmingPresentation(presentedViewController: m, presenting: nil)
    driver.manager = own
    #expect(own.containerView == nil)
    stage.present(m, on: a)
    let room = try #require(own.containerView)
    let (outside, inside): ([UIView], [UIView]) = ([a.view, room], [own.dimming, m.view])
    #expect(stage.window.subviews == outside)
    #expect(room.subviews == inside)
    stage.dismiss(a)
    #expect(own.containerView == nil)
    #expect(own.dimming.superview == nil)
    stage.present(m, on: a, animated: true)
    stage.cancel(driver.drive)
    #expect(own.containerView == nil)
    #expect(own.dimming.superview == nil)
    #expect(a.presentedViewController == nil)
  }

  @Test("UK-6 UK-15 After a cancelled presentation a modal has a new presentation controller, also in viewDidDisappear")
  func setAsItIsTakenBack() {
    let (a, m) = (stage.screen("a"), stage.screen("m", .custom))
    stage.show(a)
    m.transitioningDelegate = driver
    let (first, next) = (
      NotingPresentation(presentedViewController: m, presenting: a),
      NotingPresentation(presentedViewController: m, presenting: a)
    )
    driver.manager = first
    stage.present(m, on: a, animated: true)
    driver.manager = next
    m.onDidDisappear = { [unowned m] in m.presentationController?.overrideTraitCollection = UITraitCollection() }
    stage.cancel(driver.drive)
    #expect(first.notes == ["willPresent", "didPresent false"])
    #expect(first.overrideTraitCollection == nil)
    #expect(next.overrideTraitCollection != nil)
    #expect(m.presentationController === next)
  }

  @Test("UK-15 Interactive presentations and dismissals can be cancelled, and notify the presentation controller")
  func modal() {
    let (a, m) = (stage.screen("a"), stage.screen("m", .custom))
    stage.show(a)
    m.transitioningDelegate = driver
    let first = NotingPresentation(presentedViewController: m, presenting: a)
    driver.manager = first
    a.present(m, animated: true) { Issue.record("was cancelled") }
    stage.settle()
    stage.cancel(driver.drive)
    #expect(a.presentedViewController == nil)
    #expect(m.presentingViewController == nil)
    #expect(m.view.window == nil)
    #expect(first.notes == ["willPresent", "didPresent false"])
    #expect(!m.isBeingPresented)
    let second = NotingPresentation(presentedViewController: m, presenting: a)
    driver.manager = second
    stage.present(m, on: a, animated: true)
    stage.finish(driver.drive)
    a.dismiss(animated: true) { Issue.record("was cancelled") }
    stage.settle()
    stage.cancel(driver.drive)
    #expect(a.presentedViewController === m)
    #expect(!m.isBeingDismissed)
    #expect(m.view.window != nil)
    var isOver = false
    a.dismiss(animated: true) { isOver = true }
    stage.settle()
    stage.finish(driver.drive)
    #expect(a.presentedViewController == nil)
    #expect(isOver)
    #expect(
      second.notes == [
        "willPresent", "didPresent true", "willDismiss", "didDismiss false", "willDismiss", "didDismiss true",
      ])
  }
}
