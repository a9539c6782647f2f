/// How a property of a layer changes over several values, or along a shape.
///
/// Follows Apple's page `CAKeyframeAnimation`.
nonisolated open class CAKeyframeAnimation: CAPropertyAnimation {
  /// What the property is, one after the other.
  open var values: [Any]?
  /// The shape along which a point moves; in place of values.
  open var path: CGPath?
  /// When the property is what, each as a part of the duration.
  open var keyTimes: [NSNumber]?
  /// How fast it is at which time between two values each.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is between two values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight a smooth curve is at each value.
  open var tensionValues: [NSNumber]?
  /// How sharp the corners of a smooth curve are at each value.
  open var continuityValues: [NSNumber]?
  /// To which side a smooth curve bends at each value.
  open var biasValues: [NSNumber]?
  /// Whether what moves along the shape turns with it.
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
  }
}

/// What is between two values of an animation.
///
/// Follows Apple's page `CAAnimationCalculationMode`.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What lies on a line between the two.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: one is followed by the other.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// What lies on a line, at the same pace over all values.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// What lies on a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// What lies on a smooth curve, at the same pace over all values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what moves along a shape turns with it.
///
/// Follows Apple's page `CAAnimationRotationMode`.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It looks ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It looks back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
