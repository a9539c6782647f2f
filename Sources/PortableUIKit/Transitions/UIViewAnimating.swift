/// Constants that specify the state of an animator.
///
/// Follows Apple's page `UIViewAnimatingState`.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or has ended.
  case inactive = 0
  /// The animation runs or is paused.
  case active = 1
  /// The animation was stopped and can be finished.
  case stopped = 2
}

/// Constants that specify the final position of an animation.
///
/// Follows Apple's page `UIViewAnimatingPosition`.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// The position at which the animation was stopped.
  case current = 2
}

/// Methods that start, pause and stop animations.
///
/// Follows Apple's page `UIViewAnimating`.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation runs.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation. Unless `withoutFinishing` is `true`, the caller finishes it afterwards.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Methods that add animations and completions to an animator.
///
/// Follows Apple's page `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds an animation that starts after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds an animation.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with new timing.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Adds an animation without delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Resumes the animation with its former timing.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  {
    startAnimation()
  }
}

/// The timing of an animation.
///
/// Follows Apple's page `UITimingCurveProvider`. The headless UIKit draws no animations, so the timing has no effect.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve of the timing, if it has one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring of the timing, if it has one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Constants that specify the kind of timing.
///
/// Follows Apple's page `UITimingCurveType`.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// A curve of the system.
  case builtin = 0
  /// A custom curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

extension UIView {
  /// Constants that specify a curve of the system.
  ///
  /// Follows Apple's page `UIView.AnimationCurve`.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// A curve that starts and ends slowly.
    case easeInOut = 0
    /// A curve that starts slowly.
    case easeIn = 1
    /// A curve that ends slowly.
    case easeOut = 2
    /// A curve with constant speed.
    case linear = 3
  }
}

/// The timing of a cubic curve.
///
/// Follows Apple's page `UICubicTimingParameters`.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of the system.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point of the curve.
  open private(set) var controlPoint1: CGPoint
  /// The second control point of the curve.
  open private(set) var controlPoint2: CGPoint
  /// The kind of timing.
  open private(set) var timingCurveType: UITimingCurveType

  /// Creates timing with a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    timingCurveType = .builtin
    super.init()
  }

  /// Creates timing with the control points of a custom curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    timingCurveType = .cubic
    super.init()
  }

  /// This object, because the timing is a curve.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// `nil`, because the timing is a curve.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  nonisolated deinit {}
}

/// The timing of a spring.
///
/// Follows Apple's page `UISpringTimingParameters`. The headless UIKit stores only the initial velocity.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in fractions of the animated distance per second.
  open private(set) var initialVelocity: CGVector

  /// Creates timing with the system's spring, which starts at rest.
  @preconcurrency @MainActor public override init() {
    initialVelocity = .zero
    super.init()
  }

  /// Creates timing with the physical properties of a spring.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates timing with a damping ratio. A spring with a ratio below 1 oscillates.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates timing with an approximate duration, in seconds, and a bounce from -1 to 1. A bounce of 0 does not
  /// oscillate.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates timing with a damping ratio and a spring at rest. A spring with a ratio below 1 oscillates.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates timing with an approximate duration, in seconds, a bounce, and a spring at rest.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// The kind of timing, a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// `nil`, because the timing is a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This object, because the timing is a spring.
  open var springTimingParameters: UISpringTimingParameters? { self }

  nonisolated deinit {}
}
