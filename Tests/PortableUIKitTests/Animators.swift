import PortableUIKit

extension UIViewControllerContextTransitioning {
  /// Adds the view of the appearing view controller, as animators must. If a modal is dismissed, its presenter's view may already be in
  /// the window.
  func putInWhoComes() {
    if let view = view(forKey: .to), view.window == nil { containerView.addSubview(view) }
  }
}

/// A delegate that supplies containers and modals with the animator and the interaction controller of a transition.
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

/// An animator that completes each transition at once.
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

/// An animator whose transition runs until the test completes it.
final class Animator: Animating {
  var context: (any UIViewControllerContextTransitioning)?
  var operations: [UINavigationController.Operation] = []
  var ended: [Bool] = []
  /// A Boolean value that indicates whether the animator leaves out the view of the appearing view controller.
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

/// An animator that uses view animations, which the scheduler ends.
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

/// An animator that uses view animations, driven by a percent-driven transition.
final class Driver: Animating {
  let drive = UIPercentDrivenInteractiveTransition()
  /// The interaction controller that replaces `drive` in stacks and tab bar controllers.
  var other: (any UIViewControllerInteractiveTransitioning)?
  var ended: [Bool] = []
  var cancelled: [Bool] = []
  var manager: UIPresentationController?
  /// A Boolean value that indicates whether the animator completes a transition that the user has cancelled.
  var completesCancelled = false
  /// A Boolean value that indicates whether the animator animates a layer, and no views.
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
