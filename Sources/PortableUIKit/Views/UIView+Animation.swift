extension UIView {
  /// How an animation runs; nothing is drawn here, so that the options change nothing.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
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
  @exclusivity(unchecked) public private(set) static var areAnimationsEnabled = true

  /// Lets changes be animated or not.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Makes the changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = before
  }

  /// Makes the changes at once and calls the completion when the animation would be over.
  ///
  /// Inside a transition the window's scheduler decides when that is; elsewhere it is a later main-actor job.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
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

  /// Makes the changes to a view's contents at once and calls the completion when the transition would be over.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let scheduler = view.hostWindow?.transitionScheduler ?? TransitionScheduler.current ?? .unattached
    scheduler.lead { animate(withDuration: duration, animations: { animations?() }, completion: completion) }
  }
}
