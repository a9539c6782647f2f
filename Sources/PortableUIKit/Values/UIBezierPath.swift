#if !canImport(CoreGraphics)
  /// A shape as layers take it: a rectangle, whose corners may be round, or an oval.
  ///
  /// Follows Apple's page `CGPath`; a `UIBezierPath` makes one.
  nonisolated public final class CGPath: NSObject, Sendable {
    nonisolated enum Shape: Equatable, Sendable {
      case nothing
      case oval(CGRect)
      case rectangle(CGRect, UIRectCorner, CGSize)
    }

    let shape: Shape

    init(_ shape: Shape) {
      self.shape = shape
      super.init()
    }

    /// The rectangle around it; that of no place where there is no shape.
    public var boundingBox: CGRect {
      switch shape {
      case .nothing: .null
      case .oval(let rect), .rectangle(let rect, _, _): rect
      }
    }
    /// Whether there is no shape.
    public var isEmpty: Bool { shape == .nothing }

    /// Whether the other object is the same shape.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.shape == shape }
    /// A hash that all shapes of a width have.
    public override var hash: Int { isEmpty ? 0 : Double(boundingBox.width).hashValue }

    static var nothing: CGPath { CGPath(.nothing) }
    static func oval(_ rect: CGRect) -> CGPath { CGPath(.oval(rect)) }
    static func rectangle(_ rect: CGRect, round corners: UIRectCorner, _ radii: CGSize) -> CGPath {
      CGPath(.rectangle(rect, corners, radii))
    }
  }
#else
  public import CoreGraphics

  nonisolated extension CGPath {
    static var nothing: CGPath { CGMutablePath() }
    static func oval(_ rect: CGRect) -> CGPath { CGPath(ellipseIn: rect, transform: nil) }
    /// Nothing is drawn here, so that all corners are round where one is.
    static func rectangle(_ rect: CGRect, round corners: UIRectCorner, _ radii: CGSize) -> CGPath {
      guard !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
      let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
      return CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
    }
  }
#endif

/// A shape: a rectangle, whose corners may be round, or an oval; nothing is drawn here, so that it only keeps which.
///
/// Follows Apple's page `UIBezierPath`, without lines and curves.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  /// The shape as layers take it.
  open var cgPath: CGPath

  /// Makes a path without a shape.
  public override init() {
    cgPath = .nothing
    super.init()
  }

  /// Makes a path of a layer's shape.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: .rectangle(rect, round: [], .zero)) }

  /// Makes an oval that touches the edges of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: .oval(rect)) }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a rectangle some of whose corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(cgPath: .rectangle(rect, round: corners, cornerRadii))
  }

  /// The rectangle around it.
  open var bounds: CGRect { cgPath.boundingBox }
  /// Whether it has no shape.
  open var isEmpty: Bool { cgPath.isEmpty }

  /// A path of its own of the same shape.
  open func copy(with zone: NSZone? = nil) -> Any { UIBezierPath(cgPath: cgPath) }
}

/// Corners of a rectangle.
///
/// Follows Apple's page `UIRectCorner`.
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Makes corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
