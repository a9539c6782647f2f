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
    /// Makes a colour from its red, green and blue parts and its opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init([red, green, blue, alpha])
    }
    /// Makes a grey from its brightness and opacity, each from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, gray, gray, alpha]) }
    /// The same colour with another opacity, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? { components.map { CGColor($0.dropLast() + [alpha]) } }

    /// Whether the other object is a colour of the same components.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }
    /// A hash of the components.
    public override var hash: Int { components.hashValue }
  }

  nonisolated extension UIColor {
    /// The same colour as layers take it, as it is by the current traits.
    public var cgColor: CGColor { CGColor(components) }
  }
#else
  public import CoreGraphics

  nonisolated extension UIColor {
    /// The same colour as layers take it, as it is by the current traits.
    public var cgColor: CGColor {
      let now = components
      return CGColor(red: now[0], green: now[1], blue: now[2], alpha: now[3])
    }
  }
#endif

nonisolated extension UIColor {
  /// Makes a colour as layers take it into one again.
  public convenience init(cgColor: CGColor) {
    let given = cgColor.components ?? []
    switch given.count {
    case 4: self.init(given)
    case 2: self.init(white: given[0], alpha: given[1])
    default: self.init(UIColor.unknown)
    }
  }
}
