/// How letters look, as a value that can be compared; nothing is drawn here.
///
/// Follows Apple's page `UIFont`. It stands on no actor, so that values and enumerations can have one.
// What can be subclassed is never checked to be `Sendable`. Nothing in here changes.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy letters are.
  nonisolated public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat
    /// Makes a weight of a number from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight of a number from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Very light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Ordinary.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// How wide letters are.
  nonisolated public struct Width: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The width, from -1 to 1.
    public let rawValue: CGFloat
    /// Makes a width of a number from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a width of a number from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// Ordinary.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// What letters are for.
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest titles.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Titles below those.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles below those.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles below those.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Lines below headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What is said about something shown.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes below a text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Words below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// More words below a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size without settings of the user's.
    var size: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .title1, .extraLargeTitle2: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  let face: FontFace

  init(_ face: FontFace) {
    self.face = face
    super.init()
  }

  /// Makes a font from its name; every name but an empty one is taken.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontFace(name: fontName, size: fontSize))
  }

  /// The system's font of a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight = .regular) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight))
  }
  /// The system's font of a size, weight and width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight, width: width))
  }
  /// The system's font of a size, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: .bold))
  }
  /// The system's font of a size, leaning.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(size: fontSize, isItalic: true))
  }
  /// The system's font of a size and weight, in which all digits are of the same width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(name: "system digits", size: fontSize, weight: weight))
  }
  /// The system's font of a size and weight, in which all letters are of the same width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight, isMonospaced: true))
  }
  /// The system's font for a purpose.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(FontFace(size: style.size, weight: style == .headline ? .semibold : .regular))
  }
  /// The system's font for a purpose, the same in all surroundings.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The size of text in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small text in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The name.
  open var fontName: String { face.name }
  /// The name of the family: that of the font up to a hyphen.
  open var familyName: String { face.family }
  /// The size in points.
  open var pointSize: CGFloat { face.size }
  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return UIFont(face)
  }

  // MARK: Measures, which no font is read for: each is a part of the size, as it is about in the system's font

  /// How high a line is, in points.
  open var lineHeight: CGFloat { face.size * 1.193 }
  /// How far the highest letters go up from the baseline, in points.
  open var ascender: CGFloat { face.size * 0.952 }
  /// How far the lowest letters go down from the baseline, in points, less than zero.
  open var descender: CGFloat { face.size * -0.241 }
  /// How high capitals are, in points.
  open var capHeight: CGFloat { face.size * 0.705 }
  /// How high an x is, in points.
  open var xHeight: CGFloat { face.size * 0.526 }
  /// The room between lines, in points.
  open var leading: CGFloat { 0 }

  /// Whether the other object is the same font in the same size and weight.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }
  /// A hash of all that it is.
  open override var hash: Int { face.hashValue }
}

/// What a font is, as far as it is known without reading one.
nonisolated struct FontFace: Hashable, Sendable {
  var name = "system"
  var size: CGFloat
  var weight = UIFont.Weight.regular
  var width = UIFont.Width.standard
  var isItalic = false
  var isMonospaced = false

  var family: String { name.prefix { $0 != "-" }.description }
}
