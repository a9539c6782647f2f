import PortableUIKit
import Testing

/// Drives transitions by a finger.
private final class Finger: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  let drive = UIPercentDrivenInteractiveTransition()

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 1, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
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
}

@Suite("After a driven transition that is cancelled") struct AfterCancellingTests {
  private let stage = Stage()
  private let finger = Finger()

  /// Cancels the transition that was just asked for.
  private func cancel() {
    stage.scheduler.advance()
    finger.drive.update(0.5)
    finger.drive.cancel()
    stage.settle()
  }

  @Test("UK-15 A screen whose presentation is cancelled is not presented, and the completion is not called")
  func presentation() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    m.modalPresentationStyle = .fullScreen
    m.transitioningDelegate = finger
    stage.show(a)
    var completions = 0
    a.present(m, animated: true) { completions += 1 }
    cancel()
    #expect(m.presentingViewController == nil)
    #expect(!m.isBeingPresented)
    #expect(completions == 0)
  }

  @Test("UK-15 A screen whose dismissal is cancelled stays presented, and the completion is not called")
  func dismissal() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    m.modalPresentationStyle = .fullScreen
    stage.show(a)
    a.present(m, animated: false)
    stage.settle()
    m.transitioningDelegate = finger
    var completions = 0
    a.dismiss(animated: true) { completions += 1 }
    cancel()
    #expect(m.presentingViewController === a)
    #expect(!m.isBeingDismissed)
    #expect(completions == 0)
  }

  @Test("UK-15 A screen whose pop is cancelled is not moving any more, and receives didMove with its stack")
  func pop() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    navigation.delegate = finger
    stage.show(navigation)
    navigation.popViewController(animated: true)
    cancel()
    #expect(navigation.viewControllers == [a, b])
    #expect(!b.isMovingFromParent)
    #expect(
      stage.journal.take().filter { $0.hasPrefix("b.") && $0.contains("Move") } == ["b.willMove(nil)", "b.didMove"])
  }

  @Test("UK-15 The delegate of the stack receives didShow for the screen below only if a pop is not cancelled")
  func delegate() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let (navigation, told) = (UINavigationController(), ShowJournal())
    navigation.viewControllers = [a, b]
    navigation.delegate = told
    stage.show(navigation)
    stage.window.beginInteractive(.back("a"))?.cancel()
    stage.settle()
    #expect(told.shown == ["b"])
    stage.window.beginInteractive(.back("a"))?.finish()
    stage.settle()
    #expect(told.shown == ["b", "a"])
  }

  private final class ShowJournal: NSObject, UINavigationControllerDelegate {
    private(set) var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append(viewController.title ?? "") }
  }
}
