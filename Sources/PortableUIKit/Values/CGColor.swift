#if !canImport(CoreGraphics)
  /// A colour of a layer.
  nonisolated public final class CGColor: NSObject, Sendable {
    /// The red, green, blue and alpha components, from 0 to 1.
    public let components: [CGFloat]?
    /// The alpha component.
    public var alpha: CGFloat { components?.last ?? 1 }

    init(_ components: [CGFloat]) {
      self.components = components
      super.init()
    }
    /// Creates a colour with red, green, blue and alpha components, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init([red, green, blue, alpha])
    }
    /// Creates a grey colour with a brightness and an alpha component, from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, gray, gray, alpha]) }
    /// Returns the colour with another alpha component, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? { components.map { CGColor($0.dropLast() + [alpha]) } }

    /// Returns whether the other object is a colour with the same components.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }
    /// The hash of the components.
    public override var hash: Int { components.hashValue }
  }

  nonisolated extension UIColor {
    /// The colour of a layer with the components for the current traits.
    public var cgColor: CGColor { CGColor(components) }
  }
#else
  public import CoreGraphics

  nonisolated extension UIColor {
    /// The colour of a layer with the components for the current traits.
    public var cgColor: CGColor {
      let now = components
      return CGColor(red: now[0], green: now[1], blue: now[2], alpha: now[3])
    }
  }
#endif

nonisolated extension UIColor {
  /// Creates a colour from the colour of a layer.
  public convenience init(cgColor: CGColor) {
    let given = cgColor.components ?? []
    switch given.count {
    case 4: self.init(given)
    case 2: self.init(white: given[0], alpha: given[1])
    default: self.init(UIColor.unknown)
    }
  }
}
