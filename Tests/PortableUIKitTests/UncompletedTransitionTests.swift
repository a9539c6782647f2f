import PortableUIKit
import Testing

/// An animator that reports every transition as not completed.
private final class DoubtfulAnimator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private(set) var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    transitionContext.completeTransition(false)
  }
  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

@Suite("A transition that its animator reports as not completed, without a gesture") struct UncompletedTransitionTests {
  private let stage = Stage()
  private let animator = DoubtfulAnimator()

  @Test("UK-15 A pushed screen stays on its stack and is visible")
  func push() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = animator
    stage.show(navigation)
    navigation.pushViewController(b, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(b.viewIfLoaded?.window === stage.window)
    #expect(animator.ended == [true])
  }

  @Test("UK-15 A popped screen stays away")
  func pop() {
    let (a, b) = (stage.screen("a"), stage.screen("b"))
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    navigation.delegate = animator
    stage.show(navigation)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [a])
    #expect(b.viewIfLoaded?.window == nil)
    #expect(animator.ended == [true])
  }

  @Test("UK-15 A presented screen stays presented, and its completion is called once")
  func presentation() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    m.modalPresentationStyle = .fullScreen
    m.transitioningDelegate = animator
    stage.show(a)
    var completions = 0
    a.present(m, animated: true) { completions += 1 }
    stage.settle()
    #expect(a.presentedViewController === m)
    #expect(m.viewIfLoaded?.window === stage.window)
    #expect(completions == 1)
  }

  @Test("UK-15 A dismissed screen stays dismissed, and its completion is called once")
  func dismissal() {
    let (a, m) = (stage.screen("a"), stage.screen("m"))
    m.modalPresentationStyle = .fullScreen
    stage.show(a)
    a.present(m, animated: false)
    stage.settle()
    m.transitioningDelegate = animator
    var completions = 0
    a.dismiss(animated: true) { completions += 1 }
    stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(m.viewIfLoaded?.window == nil)
    #expect(completions == 1)
  }
}
