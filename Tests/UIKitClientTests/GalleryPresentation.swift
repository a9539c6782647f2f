// A source with an app's own presentations: overrides, and protocols with and without their optional members.
import UIKit

final class FramePresentation: UIPresentationController {
  let mat = UIView()
  private(set) var layouts = 0

  override var presentedView: UIView? { mat }
  override var shouldPresentInFullscreen: Bool { false }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return containerView.bounds.insetBy(dx: 20, dy: 20)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    mat.addSubview(presentedViewController.view)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    layouts += 1
  }
}

final class FrameDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var presentation: FramePresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presentation = FramePresentation(presentedViewController: presented, presenting: presenting)
    return presentation
  }
}

/// An interaction controller that implements all optional members.
final class Pinch: NSObject, UIViewControllerInteractiveTransitioning {
  var completionSpeed: CGFloat { 0.5 }
  var completionCurve: UIView.AnimationCurve { .linear }
  var wantsInteractiveStart: Bool { false }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    transitionContext.containerView.transform = transitionContext.targetTransform.inverted()
  }
}

/// An interaction controller that implements only the required method.
final class Drag: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    transitionContext.finishInteractiveTransition()
  }
}

final class Swipe: UIPercentDrivenInteractiveTransition {
  override var completionCurve: UIView.AnimationCurve {
    get { .easeIn }
    set {}
  }

  override var timingCurve: UITimingCurveProvider? {
    get { UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 4)) }
    set {}
  }
}

final class GallerySheet: UISheetPresentationController {
  override var prefersPageSizing: Bool {
    get { false }
    set {}
  }

  override var sourceView: UIView? {
    get { presentingViewController.view }
    set {}
  }
}

/// A double of a transition coordinator, as apps write it for their own tests.
final class CoordinatorDouble: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity
  var containerView: UIView { UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
  func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) { handler(self) }
  func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
    handler(self)
  }
}
