#if !canImport(CoreGraphics)
  /// A colour as layers take it.
  nonisolated public final class CGColor: NSObject, Sendable {
    /// The components from 0 to 1: red, green, blue and opacity.
    public let components: [CGFloat]?
    /// The opacity.
    public var alpha: CGFloat { components?.last ?? 1 }

    init(_ components: [CGFloat]) {
      self.components = components
      super.init()
    }

    /// Whether the other object is a colour of the same components.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }
    /// A hash of the components.
    public override var hash: Int { components.hashValue }
  }

  extension UIColor {
    /// The same colour as layers take it.
    nonisolated public var cgColor: CGColor { CGColor(components) }
  }
#else
  public import CoreGraphics

  extension UIColor {
    /// The same colour as layers take it.
    nonisolated public var cgColor: CGColor {
      CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
#endif

/// What a view is drawn with; nothing is drawn here, so that it only keeps what it is told.
///
/// Follows Apple's page `CALayer`.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// How round the corners are.
  open var cornerRadius: CGFloat = 0
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// How thick the border is.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// What is painted behind the contents.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is.
  open var shadowRadius: CGFloat = 3
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// Whether it is drawn at all.
  open var isHidden = false
  /// How near it is.
  open var zPosition: CGFloat = 0
  /// A name of the app's own.
  open var name: String?

  nonisolated deinit {}
}
