/// A layer of one shape, a mask among others; nothing is drawn here, so that it only keeps which shape and how.
///
/// Follows Apple's page `CAShapeLayer`.
nonisolated open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// The colour inside of it; nothing is painted there if `nil`.
  open var fillColor: CGColor? = UIColor(white: 0, alpha: 1).cgColor
  /// What is inside of it.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of its line; there is none if `nil`.
  open var strokeColor: CGColor?
  /// Where its line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where its line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// How thick its line is.
  open var lineWidth: CGFloat = 1
  /// How far the corners of its line reach out.
  open var miterLimit: CGFloat = 10
  /// What the ends of its line look like.
  open var lineCap = CAShapeLayerLineCap.butt
  /// What the corners of its line look like.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the pattern its line begins.
  open var lineDashPhase: CGFloat = 0
  /// How long its line is there and not there, in turn; all along if `nil`.
  open var lineDashPattern: [NSNumber]?

  /// Makes a layer that lies nowhere.
  public override init() { super.init() }

  /// Makes a layer as another is.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (other.path, other.fillColor, other.fillRule)
    (strokeColor, strokeStart, strokeEnd) = (other.strokeColor, other.strokeStart, other.strokeEnd)
    (lineWidth, miterLimit, lineCap, lineJoin) = (other.lineWidth, other.miterLimit, other.lineCap, other.lineJoin)
    (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
  }

  /// Makes a layer; of an archive nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What is inside of a shape.
///
/// Follows Apple's page `CAShapeLayerFillRule`.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the line goes round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the line goes round an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// What the ends of a line look like.
///
/// Follows Apple's page `CAShapeLayerLineCap`.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an end of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off where it ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round, beyond where it ends.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With two corners, beyond where it ends.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What the corners of a line look like.
///
/// Follows Apple's page `CAShapeLayerLineJoin`.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a corner of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
