/// What a font is, to find others by; as no fonts are read, there is one for everything that is asked for.
///
/// Follows Apple's page `UIFontDescriptor`.
// What can be subclassed is never checked to be `Sendable`. Nothing in here changes.
nonisolated open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Names something that can be said of a font.
  nonisolated public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family, as a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name, as a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in its family, as a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, as a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// How it looks, as a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// Names something of how a font looks.
  nonisolated public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbolic traits, as the number of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, as a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, as a `UIFont.Width` or its number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
  }

  /// How a font looks.
  nonisolated public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32
    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Leaning.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold, or half bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters are of the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// With little room between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With much room between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A look of the system's font.
  nonisolated public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a look of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ordinary one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Round.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// All letters are of the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let face: FontFace

  init(_ face: FontFace) {
    self.face = face
    super.init()
  }

  /// Makes what asks for a font by what is said of it: its name or family, size and traits; the rest is left alone.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(FontFace(size: 0).with(attributes))
  }
  /// Makes what asks for a font by its name and size.
  public convenience init(name fontName: String, size: CGFloat) { self.init(FontFace(name: fontName, size: size)) }

  /// What asks for the system's font for a purpose.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// What asks for the system's font for a purpose, the same in all surroundings.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  /// The font's name.
  open var postscriptName: String { face.name }
  /// The size in points.
  open var pointSize: CGFloat { face.size }
  /// How the font looks.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { face.isBold ? face.traits.union(.traitBold) : face.traits }
  /// What is said of the font.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .symbolic: symbolicTraits.rawValue, .weight: face.weight.rawValue, .width: face.width.rawValue,
    ]
    return [.name: face.name, .family: face.family, .size: face.size, .traits: traits]
  }
  /// Something that is said of the font; `nil` if nothing is.
  open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[attribute] }

  /// What asks for a font of which that is said besides.
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(face.with(attributes))
  }
  /// What asks for the same font with these traits alone.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(face.with([.traits: [TraitKey.symbolic: symbolicTraits.rawValue]]))
  }
  /// What asks for the same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
  /// What asks for a font of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  /// What asks for another face of the family.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// What asks for another look of the system's font.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    var face = face
    face.design = design
    return UIFontDescriptor(face)
  }

  /// Whether the other object asks for the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.face == face }
  /// A hash of all that it asks for.
  open override var hash: Int { face.hashValue }
}

nonisolated extension FontFace {
  /// The same but for what is said of it.
  fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontFace {
    var face = self
    if let family = attributes[.family] as? String { face.name = family }
    if let name = attributes[.face] as? String { face.name = "\(face.family)-\(name)" }
    if let name = attributes[.name] as? String { face.name = name }
    if let size = attributes[.size].flatMap(number) { face.size = size }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let symbolic = (traits[.symbolic] as? any BinaryInteger).map({ UInt32(truncatingIfNeeded: $0) }) {
      face.traits = UIFontDescriptor.SymbolicTraits(rawValue: symbolic).subtracting(.traitBold)
      let isToBeBold = symbolic & UIFontDescriptor.SymbolicTraits.traitBold.rawValue != 0
      if isToBeBold != isBold { face.weight = isToBeBold ? .bold : .regular }
    }
    if let weight = traits[.weight].flatMap(number) { face.weight = UIFont.Weight(weight) }
    if let width = traits[.width].flatMap(number) { face.width = UIFont.Width(width) }
    return face
  }

  /// A number, or what stands for one.
  private func number(_ value: Any) -> CGFloat? {
    switch value {
    case let weight as UIFont.Weight: weight.rawValue
    case let width as UIFont.Width: width.rawValue
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
