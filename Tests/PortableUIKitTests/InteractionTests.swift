import PortableUIKit
import Testing

extension UIViewControllerContextTransitioning {
  /// Puts in the view of who comes, as animators have to; who comes back from behind a modal may be there already.
  func putInWhoComes() {
    if let view = view(forKey: .to), view.window == nil { containerView.addSubview(view) }
  }
}

/// Animates views, and lets a percent-driven transition drive that.
final class Driver: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate, UITabBarControllerDelegate
{
  let drive = UIPercentDrivenInteractiveTransition()
  /// Drives a navigation controller's transitions in place of that.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var ended: [Bool] = []
  var cancelled: [Bool] = []
  var manager: UIPresentationController?
  /// Whether it animates a layer and no views.
  var animatesLayer = false

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.putInWhoComes()
    let end = { [self] in
      cancelled.append(transitionContext.transitionWasCancelled)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    guard animatesLayer else { return UIView.animate(withDuration: 1, animations: {}) { _ in end() } }
    CATransaction.begin()
    CATransaction.setCompletionBlock(end)
    transitionContext.containerView.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    CATransaction.commit()
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction ?? drive }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { manager }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
}

/// Notes what a presentation controller is told.
final class NotingPresentation: UIPresentationController {
  var notes: [String] = []
  override func presentationTransitionWillBegin() { notes.append("willPresent") }
  override func presentationTransitionDidEnd(_ completed: Bool) { notes.append("didPresent \(completed)") }
  override func dismissalTransitionWillBegin() { notes.append("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { notes.append("didDismiss \(completed)") }
}

/// Puts a view of its own below what it presents, as apps do to dim what is behind.
private final class DimmingPresentation: UIPresentationController {
  let dimming = UIView()
  override func presentationTransitionWillBegin() { containerView?.insertSubview(dimming, at: 0) }
  override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dimming.removeFromSuperview() } }
  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }
}

/// Leaves the transition to the animator.
private final class Waiting: NSObject, UIViewControllerInteractiveTransitioning {
  let wantsInteractiveStart = false
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    Issue.record("it was not to begin under the finger")
  }
}

/// Uses the old name of what is called when the user lets go.
private final class OldListener: UIViewController {
  private(set) var ends = 0
  @available(*, deprecated)
  override func viewWillDisappear(_ animated: Bool) {
    transitionCoordinator?.notifyWhenInteractionEnds { [weak self] _ in self?.ends += 1 }
  }
}

// Apple's page `UIPercentDrivenInteractiveTransition`.
@Suite struct InteractionTests {
  let stage = Stage()
  let driver = Driver()

  @Test("UK-15 A pop that the app drives goes as far as the user, and is taken back if cancelled")
  func pop() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    navigation.delegate = driver
    stage.show(navigation)
    navigation.popViewController(animated: true)
    let coordinator = navigation.transitionCoordinator
    let journal = stage.journal
    coordinator?.notifyWhenInteractionChanges { journal("let go \($0.isCancelled)") }
    coordinator?.animate(alongsideTransition: nil) { journal("over \($0.isCancelled)") }
    #expect(navigation.viewControllers == [a])
    stage.settle()
    #expect(!stage.window.isSettled && coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    driver.drive.update(0.4)
    #expect(coordinator?.percentComplete == 0.4)
    _ = journal.take()
    driver.drive.cancel()
    #expect(
      stage.told() == [
        "let go true", "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear", "b.didAppear",
        "b.didMove", "over true",
      ])
    #expect(navigation.viewControllers == [a, b] && driver.ended == [false] && driver.cancelled == [true])
    navigation.popViewController(animated: true)
    stage.settle()
    driver.drive.finish()
    stage.settle()
    #expect(navigation.viewControllers == [a] && stage.window.isSettled && driver.ended == [false, true])
  }

  @Test("UK-15 Animations of layers are under the finger too: they are over when the user has let go")
  func layers() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    navigation.delegate = driver
    driver.animatesLayer = true
    stage.show(navigation)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(!stage.window.isSettled && driver.cancelled.isEmpty)
    driver.drive.cancel()
    stage.settle()
    #expect(stage.window.isSettled && navigation.viewControllers == [a, b] && driver.cancelled == [true])
  }

  @Test("UK-15 What the user did before a driven pop begins holds when it begins", arguments: [true, false])
  func letGoBefore(cancelled: Bool) {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    navigation.delegate = driver
    stage.show(navigation)
    navigation.popViewController(animated: true)
    driver.drive.update(0.4)
    if cancelled { driver.drive.cancel() } else { driver.drive.finish() }
    stage.settle()
    let left: [UIViewController] = cancelled ? [a, b] : [a]
    #expect(stage.window.isSettled && navigation.viewControllers == left)
    #expect(driver.cancelled == [cancelled] && driver.drive.percentComplete == 0.4)
  }

  @Test(
    "UK-15 What does not want to begin under the finger is not asked to drive: the animator alone runs the transition",
    arguments: [true, false])
  func nonInteractiveStart(isPercentDriven: Bool) {
    let (a, b, journal) = (stage.screen("a"), stage.screen("b"), stage.journal)
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    navigation.delegate = driver
    driver.drive.wantsInteractiveStart = false
    if !isPercentDriven { driver.interaction = Waiting() }
    stage.show(navigation)
    navigation.popViewController(animated: true)
    let coordinator = navigation.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { _ in journal("let go") }
    coordinator?.animate(alongsideTransition: { journal("alongside \($0.initiallyInteractive) \($0.isInteractive)") })
    let told = stage.told()
    #expect(told.contains("alongside false false") && !told.contains("let go"))
    #expect(stage.window.isSettled && navigation.viewControllers == [a] && driver.cancelled == [false])
  }

  @Test("UK-15 A coordinator says how the transition goes on when the user lets go, as what drives it wants it")
  func completing() {
    let (a, b) = (stage.screen("a"), OldListener())
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    navigation.delegate = driver
    #expect(driver.drive.completionCurve == .easeInOut && driver.drive.timingCurve == nil)
    driver.drive.completionCurve = .easeOut
    driver.drive.completionSpeed = 0.5
    driver.drive.timingCurve = UISpringTimingParameters()
    #expect(driver.drive.timingCurve?.timingCurveType == .spring)
    stage.show(navigation)
    navigation.popViewController(animated: true)
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.completionCurve == .easeInOut && coordinator?.completionVelocity == 1)
    #expect(coordinator?.targetTransform.isIdentity == true)
    stage.settle()
    #expect(coordinator?.completionCurve == .easeOut && coordinator?.completionVelocity == 0.5)
    driver.drive.finish()
    #expect(b.ends == 1)
    stage.settle()
    #expect(stage.window.isSettled && Waiting().completionCurve == .easeInOut && Waiting().completionSpeed == 1)
  }

  @Test("UK-15 Letting go where nothing is driven says nothing about what is asked for later")
  func letGoOfNothing() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    navigation.delegate = driver
    stage.show(navigation)
    driver.drive.cancel()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(!stage.window.isSettled && navigation.viewControllers == [a])
    driver.drive.finish()
    driver.drive.finish()
    stage.settle()
    driver.drive.finish()
    navigation.pushViewController(b, animated: true)
    stage.settle()
    #expect(!stage.window.isSettled && driver.drive.percentComplete == 0)
    driver.drive.cancel()
    stage.settle()
    #expect(stage.window.isSettled && navigation.viewControllers == [a])
  }

  @Test("UK-15 A push that is cancelled leaves the stack as it was, and the transaction around it ends")
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
    #expect(isOver && navigation.viewControllers == [a] && b.parent == nil && a.view.window != nil)
    #expect(stage.journal.lines.last == "b.didMove(nil)" && !b.isMovingToParent)
  }

  @Test("UK-15 A tab change that is cancelled selects the old tab again")
  func tabs() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    tabs.delegate = driver
    stage.show(tabs)
    tabs.selectedIndex = 1
    stage.settle()
    driver.drive.cancel()
    stage.settle()
    #expect(tabs.selectedIndex == 0 && a.view.window != nil && b.view.window == nil)
  }

  @Test("UK-15 A presentation controller of the app's own is the one that is there before, and that presents")
  func readBefore() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.show(a)
    m.modalPresentationStyle = .custom
    let driver = Driver()
    m.transitioningDelegate = driver
    let own = NotingPresentation(presentedViewController: m, presenting: nil)
    driver.manager = own
    #expect(m.presentationController === own && own.presentedViewController === m)
    a.present(m, animated: false)
    stage.settle()
    #expect(m.presentationController === own && own.presentingViewController === a)
    #expect(own.notes.contains("didPresent true"))
  }

  @Test("UK-15 A presentation controller of the app's own puts a view below what it presents before that is there")
  func dimming() throws {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.show(a)
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = driver
    let own = DimmingPresentation(presentedViewController: m, presenting: nil)
    driver.manager = own
    #expect(own.containerView == nil)
    a.present(m, animated: false)
    stage.settle()
    let room = try #require(own.containerView)
    let (outside, inside): ([UIView], [UIView]) = ([a.view, room], [own.dimming, m.view])
    #expect(stage.window.subviews == outside && room.subviews == inside)
    a.dismiss(animated: false)
    stage.settle()
    #expect(own.containerView == nil && own.dimming.superview == nil)
    a.present(m, animated: true)
    stage.settle()
    driver.drive.cancel()
    stage.settle()
    #expect(own.containerView == nil && own.dimming.superview == nil && a.presentedViewController == nil)
  }

  @Test("UK-6 UK-15 A presentation that was taken back leaves its modal with what is set as that has disappeared")
  func setAsItIsTakenBack() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.show(a)
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = driver
    let (first, next) = (
      NotingPresentation(presentedViewController: m, presenting: a),
      NotingPresentation(presentedViewController: m, presenting: a)
    )
    driver.manager = first
    a.present(m, animated: true)
    stage.settle()
    driver.manager = next
    m.onDidDisappear = { [unowned m] in m.presentationController?.overrideTraitCollection = UITraitCollection() }
    driver.drive.cancel()
    stage.settle()
    #expect(first.notes == ["willPresent", "didPresent false"] && first.overrideTraitCollection == nil)
    #expect(next.overrideTraitCollection != nil && m.presentationController === next)
  }

  @Test("UK-15 Presenting and dismissing under the app's finger can be cancelled, as presentation controllers are told")
  func modal() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    stage.show(a)
    m.modalPresentationStyle = .custom
    m.transitioningDelegate = driver
    let first = NotingPresentation(presentedViewController: m, presenting: a)
    driver.manager = first
    a.present(m, animated: true) { Issue.record("was cancelled") }
    stage.settle()
    driver.drive.cancel()
    stage.settle()
    #expect(a.presentedViewController == nil && m.presentingViewController == nil && m.view.window == nil)
    #expect(first.notes == ["willPresent", "didPresent false"] && !m.isBeingPresented)
    let second = NotingPresentation(presentedViewController: m, presenting: a)
    driver.manager = second
    a.present(m, animated: true)
    stage.settle()
    driver.drive.finish()
    stage.settle()
    a.dismiss(animated: true) { Issue.record("was cancelled") }
    stage.settle()
    driver.drive.cancel()
    stage.settle()
    #expect(a.presentedViewController === m && !m.isBeingDismissed && m.view.window != nil)
    var isOver = false
    a.dismiss(animated: true) { isOver = true }
    stage.settle()
    driver.drive.finish()
    stage.settle()
    #expect(a.presentedViewController == nil && isOver)
    #expect(
      second.notes == [
        "willPresent", "didPresent true", "willDismiss", "didDismiss false", "willDismiss", "didDismiss true",
      ])
  }
}
