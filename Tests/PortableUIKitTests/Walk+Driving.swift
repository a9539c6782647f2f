import PortableUIKit

/// A delegate that animates some transitions of the walk in an app's manner, and drives some of them by a finger.
final class WalkDriver: TransitionDelegate {
  private let chance: (Int) -> Bool
  /// The transition that the finger drives.
  private(set) var drive: UIPercentDrivenInteractiveTransition?
  /// The number of cancelled presentations and dismissals, whose completions may never be called.
  private(set) var cancelledWithCompletion = 0
  private var hasCompletion = false

  init(chance: @escaping (Int) -> Bool) { self.chance = chance }

  override func animator(
    for operation: UINavigationController.Operation, isDismissal: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard chance(2) else { return nil }
    return WalkAnimator(isPatient: !chance(4), isDismissal: isDismissal)
  }

  override func interaction(isModal: Bool) -> (any UIViewControllerInteractiveTransitioning)? {
    guard drive == nil, chance(2) else { return nil }
    let new = UIPercentDrivenInteractiveTransition()
    new.wantsInteractiveStart = !chance(6)
    if new.wantsInteractiveStart {
      drive = new
      hasCompletion = isModal
    }
    return new
  }

  /// Moves the finger or lifts it.
  func step() -> String? {
    guard let drive else { return nil }
    if chance(3) {
      drive.update(0.4)
      return "drive"
    }
    let isCancelled = chance(2)
    letGo(cancelled: isCancelled)
    return "drive let go, cancelled \(isCancelled)"
  }

  func letGo(cancelled: Bool) {
    guard let drive else { return }
    self.drive = nil
    if cancelled, hasCompletion { cancelledWithCompletion += 1 }
    if cancelled { drive.cancel() } else { drive.finish() }
  }
}

/// An animator that completes at once or at the end of its animation.
private final class WalkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPatient: Bool
  private let isDismissal: Bool
  init(isPatient: Bool, isDismissal: Bool) { (self.isPatient, self.isDismissal) = (isPatient, isDismissal) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // The screen behind the modal may have left since the presentation.
    if !isDismissal { transitionContext.putInWhoComes() }
    guard isPatient || transitionContext.isInteractive else { return transitionContext.completeTransition(true) }
    UIView.animate(withDuration: 1, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
