/// An animation of a layer. The headless UIKit draws no animations, and the scheduler decides when an animation ends.
///
/// Follows Apple's page `CAAnimation`. A layer stores a copy of each animation.
nonisolated open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
  /// The delegate of the animation. It is retained, as Apple's page says.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true
  /// The timing curve of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// The duration of the animation, in seconds. Zero selects the transaction's duration.
  open var duration: TimeInterval = 0
  /// The begin time of the animation, in seconds.
  open var beginTime: TimeInterval = 0
  /// The time offset in the animation, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The speed of the animation's time.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// A Boolean value that indicates whether the animation runs forward and backward.
  open var autoreverses = false
  /// The visible state before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Whether the animation was removed from its layer before its end. The delegate is notified of it.
  var isCutShort = false

  /// Creates an animation.
  public override init() { super.init() }
  /// Creates an animation. The archive's contents are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds the animation to a layer whose action it is.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a copy of the animation.
  open func copy(with zone: NSZone? = nil) -> Any {
    // A class that is known only by its type is created with an empty coder.
    guard let copy = type(of: self).init(coder: EmptyCoder()) else { return self }
    copy.take(from: self)
    return copy
  }

  func take(from other: CAAnimation) {
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    (timingFunction, duration) = (other.timingFunction, other.duration)
    (beginTime, timeOffset, speed) = (other.beginTime, other.timeOffset, other.speed)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
  }
}

/// A type that runs an animation of a layer, which is isolated to no actor.
nonisolated protocol AnimationRunning {
  static func run(_ animation: CAAnimation, in view: UIView?, forKey key: String?, among extras: LayerExtras?)
}

/// A type that runs an animation on the main actor. A call from another executor traps.
@MainActor enum AnimationRunner: @preconcurrency AnimationRunning {
  static func run(_ animation: CAAnimation, in view: UIView?, forKey key: String?, among extras: LayerExtras?) {
    animation.run(in: view, forKey: key, among: extras)
  }
}

/// Methods that react to the start and the end of an animation.
///
/// Follows Apple's page `CAAnimationDelegate`.
nonisolated public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Tells the delegate that the animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

nonisolated extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer's property.
///
/// Follows Apple's page `CAPropertyAnimation`.
nonisolated open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// A Boolean value that indicates whether the animation's value is added to the property's value.
  open var isAdditive = false
  /// A Boolean value that indicates whether repetitions accumulate the value.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }
}

/// An animation of a layer's property from one value to another.
///
/// Follows Apple's page `CABasicAnimation`.
nonisolated open class CABasicAnimation: CAPropertyAnimation {
  /// The first value of the property.
  open var fromValue: Any?
  /// The last value of the property.
  open var toValue: Any?
  /// The change of the property.
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
}

/// An animation of the transition between a layer's states.
///
/// Follows Apple's page `CATransition`.
nonisolated open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The start of the transition, from 0 to 1.
  open var startProgress: Float = 0
  /// The end of the transition, from 0 to 1.
  open var endProgress: Float = 1

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The type of a layer's transition.
///
/// Follows Apple's page `CATransitionType`.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away and reveals the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a layer's transition.
///
/// Follows Apple's page `CATransitionSubtype`.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The transition begins at the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition begins at the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition begins at the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An action that a layer runs for an event.
///
/// Follows Apple's page `CAAction`.
nonisolated public protocol CAAction {
  /// Runs the action for an event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The event of a layer that is added to a window. Follows Apple's page `kCAOnOrderIn`.
nonisolated public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from a window. Follows Apple's page `kCAOnOrderOut`.
nonisolated public let kCAOnOrderOut = "onOrderOut"
/// The key of all transitions of a layer. Follows Apple's page `kCATransition`.
nonisolated public let kCATransition = "transition"
