extension UIView {
  /// How an animation runs; nothing is drawn here, so that the options change nothing.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Begins again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes as long as it says itself, whatever the animation around it says.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has its own curve, whatever the animation around it has.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the views anew meanwhile.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides one view and shows the other, and takes none out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes nothing from the animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Turns round its height, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns round its height, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Rolls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Rolls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Turns round its width, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns round its width, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Starts slowly and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Starts from what is seen now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Lets the user touch meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  }

  /// Whether changes are animated; while `false`, animations are over at once.
  public private(set) static var areAnimationsEnabled = true

  /// Lets changes be animated or not.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Makes the changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = before
  }

  private static var durationNow: TimeInterval = 0
  /// How long the innermost animation takes whose changes are being made, in seconds; zero outside of every animation.
  public class var inheritedAnimationDuration: TimeInterval { areAnimationsEnabled ? durationNow : 0 }

  /// Makes the changes of an animation.
  static func make(_ changes: () -> Void, lasting duration: TimeInterval) {
    let outer = durationNow
    durationNow = duration
    changes()
    durationNow = outer
  }

  /// Makes the changes at once and calls the completion when the animation would be over.
  ///
  /// Inside a transition the window's scheduler decides when that is; elsewhere it is a later main-actor job.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    make(animations, lasting: duration)
    let isAnimated = duration > 0 && areAnimationsEnabled
    let group = isAnimated ? CATransaction.enterInnermost() : nil
    guard completion != nil || group != nil else { return }
    let scheduler = TransitionScheduler.current ?? .unattached
    let end = {
      completion?(true)
      group?.leave()
    }
    if isAnimated {
      if TransitionContext.hold(end) { return }
      scheduler.animate(end)
    } else {
      scheduler.enqueue(end)
    }
  }

  /// Makes the changes at once and calls the completion when the animation would be over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes the changes at once and calls the completion when the springing would be over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes the changes at once and calls the completion when the springing would be over.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    make(animations, lasting: duration)
    animate(withDuration: duration, animations: {}, completion: completion)
  }

  /// Puts one view into another's place at once and calls the completion when the transition would be over.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let place = fromView.superviewLink
    transition(
      with: place ?? fromView, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else if let place {
          place.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Makes the changes to a view's contents at once and calls the completion when the transition would be over.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let scheduler = view.hostWindow?.transitionScheduler ?? TransitionScheduler.current ?? .unattached
    scheduler.lead { animate(withDuration: duration, animations: { animations?() }, completion: completion) }
  }
}

// Animations in several parts.
extension UIView {
  /// How an animation in several parts runs; nothing is drawn here, so that the options change nothing.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the user touch meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen now.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Begins again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The same speed in each part.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// From part to part without steps between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The same speed over all parts.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smoothly from part to part.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Makes the changes of all parts at once, and calls the completion when the last would be over.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes the changes of one part, inside of the animations of `animateKeyframes`.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
}
