/// How far an animator has come.
///
/// Follows Apple's page `UIViewAnimatingState`.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or is held.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}

/// Where an animation has ended.
///
/// Follows Apple's page `UIViewAnimatingPosition`.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to end.
  case end = 0
  /// Where it began.
  case start = 1
  /// Where it was stopped.
  case current = 2
}

/// Starts, holds and stops animations.
///
/// Follows Apple's page `UIViewAnimating`.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it has come.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// How much of it is over, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or goes on.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is.
  func pauseAnimation()
  /// Stops it where it is; to be finished then, unless without finishing.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Takes further animations while it runs.
///
/// Follows Apple's page `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates something besides, which begins at a fraction of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Animates something besides.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Says what is done at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after it was held, with another timing.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Ignores the animation.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Ignores the completion.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// The delay counts for nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// The timing stays as it was.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  {
    startAnimation()
  }
}

/// How fast an animation is at which time; nothing is drawn here, so that it changes nothing.
///
/// Follows Apple's page `UITimingCurveProvider`.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which kind of timing it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, where it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Kinds of timing.
///
/// Follows Apple's page `UITimingCurveType`.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin = 0
  /// A curve of the app's own.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

extension UIView {
  /// The system's curves.
  ///
  /// Follows Apple's page `UIView.AnimationCurve`.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Starts slowly and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// The same speed throughout.
    case linear = 3
  }
}

/// A curve that says how fast an animation is.
///
/// Follows Apple's page `UICubicTimingParameters`.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first of the points that make the curve.
  open private(set) var controlPoint1: CGPoint
  /// The second of the points that make the curve.
  open private(set) var controlPoint2: CGPoint
  /// Which kind of timing it is.
  open private(set) var timingCurveType: UITimingCurveType

  /// Makes one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    timingCurveType = .builtin
    super.init()
  }

  /// Makes a curve of two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    timingCurveType = .cubic
    super.init()
  }

  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  nonisolated deinit {}
}

/// A spring that says how fast an animation is.
///
/// Follows Apple's page `UISpringTimingParameters`. Nothing springs here, so that it only keeps how fast it begins.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast what is animated is at first, in parts of its way a second.
  open private(set) var initialVelocity: CGVector

  /// Makes the system's spring, which begins at rest.
  @preconcurrency @MainActor public override init() {
    initialVelocity = .zero
    super.init()
  }

  /// Makes a spring of what it is made of.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring; with less than 1 it swings.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring by about how long it takes, in seconds, and how much it swings: from -1 to 1, at 0 not at all.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring that begins at rest; with less than 1 it swings.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Makes a spring that begins at rest, by about how long it takes, in seconds, and how much it swings.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  nonisolated deinit {}
}
