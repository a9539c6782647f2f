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
