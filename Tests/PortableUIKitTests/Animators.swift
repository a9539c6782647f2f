import PortableUIKit

extension UIViewControllerContextTransitioning {
  /// Puts in the view of who comes, as animators have to; who comes back from behind a modal may be there already.
  func putInWhoComes() {
    if let view = view(forKey: .to), view.window == nil { containerView.addSubview(view) }
  }
}

/// The delegate that containers and modals ask who animates a transition, and what drives it.
class TransitionDelegate: NSObject {
  func animator(
    for operation: UINavigationController.Operation = .none, isDismissal: Bool = false
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func interaction(isModal: Bool = false) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
}

extension TransitionDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: operation) }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }
}

extension TransitionDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isDismissal: true) }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction(isModal: true) }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction(isModal: true) }
}

/// Animates each transition of which it is asked, at once.
class Animating: TransitionDelegate, UIViewControllerAnimatedTransitioning {
  override func animator(
    for operation: UINavigationController.Operation, isDismissal: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.putInWhoComes()
    transitionContext.completeTransition(true)
  }
  func animationEnded(_ transitionCompleted: Bool) {}
}

/// Animates until told that it is over.
final class Animator: Animating {
  var context: (any UIViewControllerContextTransitioning)?
  var operations: [UINavigationController.Operation] = []
  var ended: [Bool] = []
  /// Whether it forgets to put in the view of who comes.
  var leavesViewOut = false

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if !leavesViewOut { transitionContext.putInWhoComes() }
  }
  override func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  override func animator(
    for operation: UINavigationController.Operation, isDismissal: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if operation != .none { operations.append(operation) }
    return self
  }
}

/// Animates views, which the scheduler ends.
final class ViewAnimator: Animating {
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.putInWhoComes()
    let view = transitionContext.view(forKey: .to)
    UIView.animate(withDuration: 1) {
      view?.alpha = 0.5
    } completion: {
      transitionContext.completeTransition($0)
    }
  }
}

/// Animates views, and lets a percent-driven transition drive that.
final class Driver: Animating {
  let drive = UIPercentDrivenInteractiveTransition()
  /// Drives the transitions of a stack and of tabs in place of that.
  var other: (any UIViewControllerInteractiveTransitioning)?
  var ended: [Bool] = []
  var cancelled: [Bool] = []
  var manager: UIPresentationController?
  /// Whether it completes what the user has cancelled.
  var completesCancelled = false
  /// Whether it animates a layer and no views.
  var animatesLayer = false

  override func interaction(isModal: Bool) -> (any UIViewControllerInteractiveTransitioning)? {
    isModal ? drive : other ?? drive
  }
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.putInWhoComes()
    let end = { [self] in
      cancelled.append(transitionContext.transitionWasCancelled)
      transitionContext.completeTransition(completesCancelled || !transitionContext.transitionWasCancelled)
    }
    guard animatesLayer else { return UIView.animate(withDuration: 1, animations: {}) { _ in end() } }
    CATransaction.begin()
    CATransaction.setCompletionBlock(end)
    transitionContext.containerView.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    CATransaction.commit()
  }
  override func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { manager }
}
