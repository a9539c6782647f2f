/// A colour, as a value that can be compared.
///
/// Follows Apple's page `UIColor`. It stands on no actor, so that values, enumerations and default arguments can have one.
// What can be subclassed is never checked to be `Sendable`. Nothing in here changes.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  /// What a colour is of that is not made of components.
  enum Origin: Hashable, Sendable {
    case name(String)
    case pattern(UIImage)
  }

  /// Red, green, blue and opacity, from 0 to 1; those of black where they are not known, or change.
  private let constants: [CGFloat]
  private let origin: Origin?
  /// Gives the colour by the traits, where it depends on them.
  private let provider: ((UITraitCollection) -> UIColor)?

  init(_ components: [CGFloat], of origin: Origin? = nil, by provider: ((UITraitCollection) -> UIColor)? = nil) {
    constants = components
    self.origin = origin
    self.provider = provider
    super.init()
  }

  /// Makes a colour from its red, green and blue parts and its opacity, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    constants = [red, green, blue, alpha]
    origin = nil
    provider = nil
    super.init()
  }

  /// Makes a grey from its brightness and opacity, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes the colour of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The components from 0 to 1, as they are by the current traits: red, green, blue and opacity.
  var components: [CGFloat] { resolved(by: .current).constants }

  /// The same, unless they are not known.
  private var knownComponents: [CGFloat]? {
    let color = resolved(by: .current)
    return color.origin == nil ? color.constants : nil
  }

  private func resolved(by traits: @autoclosure () -> UITraitCollection) -> UIColor {
    guard let provider else { return self }
    let traits = traits()
    return provider(traits).resolved(by: traits)
  }

  /// The colour that it is by some traits: itself, unless it depends on them.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolved(by: traitCollection) }

  /// The same colour with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let provider else { return UIColor(constants.dropLast() + [alpha], of: origin) }
    return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
  }

  /// Hands out the components, from 0 to 1, as they are by the current traits.
  ///
  /// - Returns: Whether they are known. Of a colour from a catalogue, and of a pattern, nothing is handed out.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { handOut(knownComponents, to: [red, green, blue, alpha]) }

  /// Hands out hue, saturation, brightness and opacity, from 0 to 1, as they are by the current traits.
  ///
  /// - Returns: Whether they are known. Of a colour from a catalogue, and of a pattern, nothing is handed out.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { handOut(knownComponents.map(UIColor.byHue), to: [hue, saturation, brightness, alpha]) }

  /// Hands out how bright it is as a grey, and its opacity, from 0 to 1, as they are by the current traits.
  ///
  /// - Returns: Whether they are known. Of a colour from a catalogue, and of a pattern, nothing is handed out.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { handOut(knownComponents.map { [UIColor.grey($0), $0[3]] }, to: [white, alpha]) }

  private func handOut(_ values: [CGFloat]?, to pointers: [UnsafeMutablePointer<CGFloat>?]) -> Bool {
    for (value, pointer) in zip(values ?? [], pointers) { pointer?.pointee = value }
    return values != nil
  }

  /// Whether the other object is the same colour: of the same components, name or pattern. One that depends on its
  /// surroundings is the same as itself only.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard provider == nil, other.provider == nil else { return false }
    return other.constants == constants && other.origin == origin
  }

  /// A hash of the components.
  open override var hash: Int { provider == nil ? constants.hashValue : ObjectIdentifier(self).hashValue }
}
