/// An animator of view changes that can be paused, reversed and stopped.
///
/// Follows Apple's page `UIViewPropertyAnimator`. The headless UIKit draws no animations: the changes apply at the
/// start, and the scheduler ends the animation. Stopping and reversing affect only the position that the completions
/// receive.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// A counter that invalidates the pending end of an earlier run.
  private var run = 0
  private var fraction: CGFloat = 0

  /// The duration of the animation, in seconds.
  open private(set) var duration: TimeInterval
  /// The delay of the animation, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The timing of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation runs.
  open private(set) var isRunning = false
  /// A Boolean value that indicates whether the animation runs backward.
  open var isReversed = false
  /// A Boolean value that indicates whether the animation can be paused and stopped.
  open var isInterruptible = true
  /// A Boolean value that indicates whether views receive touches during the animation.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether a paused animation is scrubbed linearly instead of along its curve.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animation stays active at its end.
  open var pausesOnCompletion = false
  /// The completed fraction of the animation, from 0 to 1. Setting it pauses the animation.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      pauseAnimation()
      fraction = min(max(newValue, 0), 1)
    }
  }

  /// Creates an animator with timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a curve of the system.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with the control points of a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds an animation. An active animator performs it at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { UIView.make(animation, lasting: duration) } else { animations.append(animation) }
  }
  /// Adds an animation. The delay has no effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Adds a completion, which receives the final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Resumes a paused animation.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Starts or resumes the animation.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    activate()
    isRunning = true
    run += 1
    UIView.animate(withDuration: max(duration, .leastNonzeroMagnitude), animations: {}) { [run] _ in
      if run == self.run { self.end() }
    }
  }
  /// Starts the animation. The delay has no effect.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Pauses the animation. An inactive animation starts first.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    isRunning = false
    run += 1
  }
  /// Stops the animation.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    run += 1
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Finishes a stopped animation and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let bodies = animations
    animations = []
    for body in bodies { UIView.make(body, lasting: duration) }
  }

  private func end() {
    isRunning = false
    fraction = 1
    if pausesOnCompletion { return }
    complete(at: isReversed ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    fraction = 0
    let bodies = completions
    completions = []
    for body in bodies { body(position) }
  }

  nonisolated deinit {}
}
