/// What few layers have; nothing is drawn here, so that it is only kept.
nonisolated final class LayerExtras {
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var timing = LayerTiming()
  var mask: CALayer?
  var corners = CACornerMask.all
  var curve = CALayerCornerCurve.circular
  var shadowPath: CGPath?
  var animations: [String: CAAnimation] = [:]

  init() {}

  /// The same again, without what is a layer's alone.
  init(_ other: LayerExtras) {
    (transform, corners, curve, shadowPath) = (other.transform, other.corners, other.curve, other.shadowPath)
    (sublayerTransform, timing) = (other.sublayerTransform, other.timing)
  }
}

/// How the time in a layer runs.
nonisolated struct LayerTiming {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

nonisolated extension CALayer {
  var madeExtras: LayerExtras { extras.made(LayerExtras()) }

  /// How it is moved, turned and scaled in its plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Says how it is moved, turned and scaled in its plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// What its own time is at a time of the clock.
  func ownTime(at clockTime: TimeInterval) -> TimeInterval {
    let outer = superlayer?.ownTime(at: clockTime) ?? clockTime
    guard let timing = extras?.timing else { return outer }
    return (outer - timing.beginTime) * TimeInterval(timing.speed) + timing.timeOffset
  }
  /// What the clock's time is at a time of its own; where none goes by, when that began.
  func clockTime(at ownTime: TimeInterval) -> TimeInterval {
    var outer = ownTime
    if let timing = extras?.timing {
      let passed = timing.speed == 0 ? 0 : (ownTime - timing.timeOffset) / TimeInterval(timing.speed)
      outer = timing.beginTime + passed
    }
    return superlayer?.clockTime(at: outer) ?? outer
  }

  /// What was added with a key and is not over, or is kept.
  public func animation(forKey key: String) -> CAAnimation? { extras?.animations[key] }
  /// The keys of what was added and is not over, or is kept; `nil` if there is nothing.
  public func animationKeys() -> [String]? {
    guard let keys = extras?.animations.keys, !keys.isEmpty else { return nil }
    return keys.sorted()
  }
}

/// Corners of a layer.
///
/// Follows Apple's page `CACornerMask`.
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Makes corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How corners are round.
///
/// Follows Apple's page `CALayerCornerCurve`.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As a part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Without an edge where the corner begins.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
