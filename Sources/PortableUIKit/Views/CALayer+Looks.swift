/// What few layers have; nothing is drawn here, so that it is only kept.
nonisolated final class LayerExtras {
  var transform = CATransform3DIdentity
  var mask: CALayer?
  var corners = CACornerMask.all
  var curve = CALayerCornerCurve.circular
  var animations: [String: CAAnimation] = [:]

  init() {}

  /// The same again, without what is a layer's alone.
  init(_ other: LayerExtras) {
    (transform, corners, curve) = (other.transform, other.corners, other.curve)
  }
}

nonisolated extension CALayer {
  var madeExtras: LayerExtras { extras.made(LayerExtras()) }

  /// How it is moved, turned and scaled in its plane.
  public func affineTransform() -> CGAffineTransform { transform.inPlane }
  /// Says how it is moved, turned and scaled in its plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

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
