/// Animates changes of views, and lets itself be held, reversed and stopped meanwhile.
///
/// Follows Apple's page `UIViewPropertyAnimator`. Nothing is drawn here: the changes are made when it starts, and it is over
/// when the scheduler lets animations end. Stopping and reversing change what the completions are told, not the views.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Counted up when what was begun is not to end any more by itself.
  private var run = 0
  private var fraction: CGFloat = 0

  /// How long it takes, in seconds.
  open private(set) var duration: TimeInterval
  /// How long it waits before, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// How fast it is at which time.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// How far it has come.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs.
  open private(set) var isRunning = false
  /// Whether it runs backwards.
  open var isReversed = false
  /// Whether it can be held and stopped.
  open var isInterruptible = true
  /// Whether touches are let through meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether fractions are of time and not of the curve.
  open var scrubsLinearly = true
  /// Whether it stays active at its end.
  open var pausesOnCompletion = false
  /// How much of it is over, from 0 to 1; setting it starts and holds it.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      pauseAnimation()
      fraction = min(max(newValue, 0), 1)
    }
  }

  /// Makes an animator of a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator of one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a curve of two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Animates something besides; at once where it runs.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { UIView.make(animation, lasting: duration) } else { animations.append(animation) }
  }
  /// Animates something besides; the delay counts for nothing.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Says what is done at the end, with where that is.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Goes on after it was held.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// Starts it, or goes on.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    activate()
    isRunning = true
    run += 1
    UIView.animate(withDuration: max(duration, .leastNonzeroMagnitude), animations: {}) { [run] _ in
      if run == self.run { self.end() }
    }
  }
  /// Starts it; there is no time to wait for.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Holds it; one that has not begun begins.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    isRunning = false
    run += 1
  }
  /// Stops it.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    run += 1
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Finishes what was stopped, and calls the completions.
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
