/// A colour, as a value that can be compared.
///
/// Follows Apple's page `UIColor`. It is isolated to no actor, so that values, enumerations and default arguments can
/// contain it.
// The compiler cannot check an open class for `Sendable`. All stored properties are immutable.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  /// The origin of a colour without components.
  enum Origin: Hashable, Sendable {
    case name(String)
    case pattern(UIImage)
  }

  /// The red, green, blue and alpha components, from 0 to 1. Black if they are unknown or depend on traits.
  private let constants: [CGFloat]
  private let origin: Origin?
  /// A closure that returns the colour for traits. `nil` if the colour does not depend on them.
  private let provider: ((UITraitCollection) -> UIColor)?

  init(_ components: [CGFloat], of origin: Origin? = nil, by provider: ((UITraitCollection) -> UIColor)? = nil) {
    constants = components
    self.origin = origin
    self.provider = provider
    super.init()
  }

  /// Creates a colour with red, green, blue and alpha components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    constants = [red, green, blue, alpha]
    origin = nil
    provider = nil
    super.init()
  }

  /// Creates a grey colour with a brightness and an alpha component, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates the colour of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The red, green, blue and alpha components for the current traits, from 0 to 1.
  var components: [CGFloat] { resolved(by: .current).constants }

  /// The components for the current traits. `nil` if they are unknown.
  private var knownComponents: [CGFloat]? {
    let color = resolved(by: .current)
    return color.origin == nil ? color.constants : nil
  }

  private func resolved(by traits: @autoclosure () -> UITraitCollection) -> UIColor {
    guard let provider else { return self }
    let traits = traits()
    return provider(traits).resolved(by: traits)
  }

  /// Returns the colour for traits: the colour itself, unless it depends on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolved(by: traitCollection) }

  /// Returns the colour with another alpha component, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let provider else { return UIColor(constants.dropLast() + [alpha], of: origin) }
    return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
  }

  /// Writes the red, green, blue and alpha components for the current traits, from 0 to 1, to pointers.
  ///
  /// - Returns: `false` if the components are unknown, as for a colour from a catalogue or a pattern. Nothing is
  ///   written.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { handOut(knownComponents, to: [red, green, blue, alpha]) }

  /// Writes the hue, saturation, brightness and alpha components for the current traits, from 0 to 1, to pointers.
  ///
  /// - Returns: `false` if the components are unknown, as for a colour from a catalogue or a pattern. Nothing is
  ///   written.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { handOut(knownComponents.map(UIColor.byHue), to: [hue, saturation, brightness, alpha]) }

  /// Writes the brightness in grey and the alpha component for the current traits, from 0 to 1, to pointers.
  ///
  /// - Returns: `false` if the components are unknown, as for a colour from a catalogue or a pattern. Nothing is
  ///   written.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { handOut(knownComponents.map { [UIColor.grey($0), $0[3]] }, to: [white, alpha]) }

  private func handOut(_ values: [CGFloat]?, to pointers: [UnsafeMutablePointer<CGFloat>?]) -> Bool {
    for (value, pointer) in zip(values ?? [], pointers) { pointer?.pointee = value }
    return values != nil
  }

  /// Returns whether the other object is a colour with the same components, name or pattern. A colour that depends on
  /// traits equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard provider == nil, other.provider == nil else { return false }
    return other.constants == constants && other.origin == origin
  }

  /// The hash of the colour.
  open override var hash: Int { provider == nil ? constants.hashValue : ObjectIdentifier(self).hashValue }
}
