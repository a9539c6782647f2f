import PortableUIKit

/// Animates some of the walk's transitions as an app does, and drives some of those by a finger.
final class WalkDriver: TransitionDelegate {
  private let chance: (Int) -> Bool
  /// What the finger is on.
  private(set) var drive: UIPercentDrivenInteractiveTransition?
  /// How many presentations and dismissals were cancelled, whose completions may never be called.
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

  /// Moves the finger, or lifts it.
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

/// Is over at once, or when its animation is.
private final class WalkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPatient: Bool
  private let isDismissal: Bool
  init(isPatient: Bool, isDismissal: Bool) { (self.isPatient, self.isDismissal) = (isPatient, isDismissal) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // Who is behind the modal may have left meanwhile.
    if !isDismissal { transitionContext.putInWhoComes() }
    guard isPatient || transitionContext.isInteractive else { return transitionContext.completeTransition(true) }
    UIView.animate(withDuration: 1, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
