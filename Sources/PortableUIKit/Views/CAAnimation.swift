/// How a layer changes over time; nothing is drawn here, and the scheduler decides when it is over.
///
/// Follows Apple's page `CAAnimation`. What is added to a layer is a copy.
nonisolated open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
  /// Told when it begins and ends; kept alive, as Apple's page says.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets it when it is over.
  open var isRemovedOnCompletion = true
  /// How fast it is at which time.
  open var timingFunction: CAMediaTimingFunction?
  /// How long it takes, in seconds; as long as the transaction says if zero.
  open var duration: TimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// Where in it one begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How much faster its time goes.
  open var speed: Float = 1
  /// How many times it runs.
  open var repeatCount: Float = 0
  /// How long it runs again and again, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether it runs forth and back.
  open var autoreverses = false
  /// What is seen before it begins and when it is over.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Whether it was taken out of its layer, which its delegate is told if it was not over.
  var isCutShort = false

  /// Makes an animation.
  public override init() { super.init() }
  /// Makes an animation; of an archive nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds it to a layer for which it is the action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// An animation of its own that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    // Where a class has to be made from its type alone, an empty coder serves.
    guard let copy = type(of: self).init(coder: EmptyCoder()) else { return self }
    copy.take(from: self)
    return copy
  }

  /// Says what the other one says.
  func take(from other: CAAnimation) {
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    (timingFunction, duration) = (other.timingFunction, other.duration)
    (beginTime, timeOffset, speed) = (other.beginTime, other.timeOffset, other.speed)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
  }
}

/// Runs an animation for a layer, which is isolated to no actor.
nonisolated protocol AnimationRunning {
  static func run(_ animation: CAAnimation, in view: UIView?, forKey key: String?, among extras: LayerExtras?)
}

/// Runs an animation on the main actor. A call from another executor traps.
@MainActor enum AnimationRunner: @preconcurrency AnimationRunning {
  static func run(_ animation: CAAnimation, in view: UIView?, forKey key: String?, among extras: LayerExtras?) {
    animation.run(in: view, forKey: key, among: extras)
  }
}

/// Told when an animation begins and ends.
///
/// Follows Apple's page `CAAnimationDelegate`.
nonisolated public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when it has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

nonisolated extension CAAnimationDelegate {
  /// Nothing to do.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing to do.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How a property of a layer changes over time.
///
/// Follows Apple's page `CAPropertyAnimation`.
nonisolated open class CAPropertyAnimation: CAAnimation {
  /// Which property changes.
  open var keyPath: String?
  /// Whether what it says is added to what the property is.
  open var isAdditive = false
  /// Whether it goes on from where it was when it runs again.
  open var isCumulative = false

  /// Makes an animation of a property.
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

/// How a property of a layer changes from one value to another.
///
/// Follows Apple's page `CABasicAnimation`.
nonisolated open class CABasicAnimation: CAPropertyAnimation {
  /// What the property is at first.
  open var fromValue: Any?
  /// What the property is in the end.
  open var toValue: Any?
  /// By how much the property changes.
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
}

/// How a layer gives way to what it is next.
///
/// Follows Apple's page `CATransition`.
nonisolated open class CATransition: CAAnimation {
  /// What it looks like.
  open var type = CATransitionType.fade
  /// From where the new comes.
  open var subtype: CATransitionSubtype?
  /// Where in it one begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in it one ends, from 0 to 1.
  open var endProgress: Float = 1

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// What a transition looks like.
///
/// Follows Apple's page `CATransitionType`.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where the new comes in a transition.
///
/// Follows Apple's page `CATransitionSubtype`.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a subtype of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What a layer runs for an event.
///
/// Follows Apple's page `CAAction`.
nonisolated public protocol CAAction {
  /// Called when the event has come.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The event of a layer that has come into a window. Follows Apple's page `kCAOnOrderIn`.
nonisolated public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is in no window any more. Follows Apple's page `kCAOnOrderOut`.
nonisolated public let kCAOnOrderOut = "onOrderOut"
/// The key of every transition of a layer. Follows Apple's page `kCATransition`.
nonisolated public let kCATransition = "transition"
