/// A font, as a value that can be compared. The headless UIKit draws nothing.
///
/// Follows Apple's page `UIFont`. A font is not isolated to an actor, so values and enumerations can contain it.
// The compiler cannot check that an open class is `Sendable`. A font never changes.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  /// The weights of fonts.
  nonisolated public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight from a number between -1 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number between -1 and 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The ultralight weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The widths of fonts.
  nonisolated public struct Width: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The width, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a width from a number between -1 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from a number between -1 and 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The compressed width.
    public static let compressed = Width(rawValue: -0.3)
    /// The condensed width.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width.
    public static let standard = Width(rawValue: 0)
    /// The expanded width.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The styles of text, by its purpose.
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The string of the style.
    public let rawValue: String
    /// Creates a style from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The style of extra large titles.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The style of second-level extra large titles.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of standard captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of alternate captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size for the default content size category.
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

  /// Creates a font from a name. The headless UIKit accepts all names except an empty one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontFace(name: fontName, size: fontSize))
  }

  /// Returns the system font of a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight = .regular) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight))
  }
  /// Returns the system font of a size, weight and width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight, width: width))
  }
  /// Returns the bold system font of a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: .bold))
  }
  /// Returns the italic system font of a size.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(size: fontSize, isItalic: true))
  }
  /// Returns the system font of a size and weight with monospaced digits.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(name: "system digits", size: fontSize, weight: weight))
  }
  /// Returns the monospaced system font of a size and weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight, isMonospaced: true))
  }
  /// Returns the system font for a text style.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(FontFace(size: style.size, weight: style == .headline ? .semibold : .regular))
  }
  /// Returns the system font for a text style. The headless UIKit ignores the traits.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The standard size of text, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The name of the font.
  open var fontName: String { face.name }
  /// The family name: the name of the font up to the first hyphen.
  open var familyName: String { face.family }
  /// The size, in points.
  open var pointSize: CGFloat { face.size }
  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return UIFont(face)
  }

  // MARK: Metrics, estimated from the size and the proportions of the system font because no font is loaded

  /// The height of a line, in points.
  open var lineHeight: CGFloat { face.size * 1.193 }
  /// The distance from the baseline to the top of the highest letters, in points.
  open var ascender: CGFloat { face.size * 0.952 }
  /// The distance from the baseline to the bottom of the lowest letters, in points. The value is negative.
  open var descender: CGFloat { face.size * -0.241 }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { face.size * 0.705 }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { face.size * 0.526 }
  /// The distance between lines, in points.
  open var leading: CGFloat { 0 }

  /// Returns whether another object is an equal font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }
  /// The hash of the font.
  open override var hash: Int { face.hashValue }
}

/// The attributes of a font that are known without a font file.
nonisolated struct FontFace: Hashable, Sendable {
  var name = "system"
  var size: CGFloat
  var weight = UIFont.Weight.regular
  var width = UIFont.Width.standard
  var isItalic = false
  var isMonospaced = false

  var family: String { name.prefix { $0 != "-" }.description }
}
