/// A layer of colours that pass into one another; nothing is drawn here, so that it only keeps which and how.
///
/// Follows Apple's page `CAGradientLayer`.
nonisolated open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each is, as a part of the way; at the same distances if `nil`.
  open var locations: [NSNumber]?
  /// Where the way begins, as parts of width and height.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the way ends, as parts of width and height.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// What kind of way it is.
  open var type = CAGradientLayerType.axial

  /// Makes a layer that lies nowhere.
  public override init() { super.init() }

  /// Makes a layer as another is.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  /// Makes a layer; of an archive nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How colours pass into one another.
///
/// Follows Apple's page `CAGradientLayerType`.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point to all sides.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Round a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
