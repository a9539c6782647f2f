/// Values that few layers set, stored apart to save memory. The headless UIKit draws nothing and only stores them.
nonisolated final class LayerExtras {
  var transform = CATransform3DIdentity
  var mask: CALayer?
  var corners = CACornerMask.all
  var curve = CALayerCornerCurve.circular
  var animations: [String: CAAnimation] = [:]

  init() {}

  /// Creates a copy, without the mask and the animations, which belong to one layer.
  init(_ other: LayerExtras) {
    (transform, corners, curve) = (other.transform, other.corners, other.curve)
  }
}

nonisolated extension CALayer {
  var madeExtras: LayerExtras { extras.made(LayerExtras()) }

  /// Returns the affine transform of the layer.
  public func affineTransform() -> CGAffineTransform { transform.inPlane }
  /// Sets the affine transform of the layer.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// Returns the animation with a key. An animation is removed at its end if `isRemovedOnCompletion` is `true`.
  public func animation(forKey key: String) -> CAAnimation? { extras?.animations[key] }
  /// Returns the keys of the animations. `nil` if there are none.
  public func animationKeys() -> [String]? {
    guard let keys = extras?.animations.keys, !keys.isEmpty else { return nil }
    return keys.sorted()
  }
}

/// The corners of a layer.
///
/// Follows Apple's page `CACornerMask`.
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates a set of corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of rounded corners.
///
/// Follows Apple's page `CALayerCornerCurve`.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Creates a curve with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A curve along a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve without visible joints.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
