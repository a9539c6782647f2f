/// How letters look, as a value that can be compared; nothing is drawn here.
///
/// Follows Apple's page `UIFont`.
@preconcurrency @MainActor open class UIFont: NSObject {
  /// How heavy letters are.
  nonisolated public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat
    /// Makes a weight of a number from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
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

  /// What letters are for.
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
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
    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
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

  /// The name.
  nonisolated public let fontName: String
  /// The size in points.
  nonisolated public let pointSize: CGFloat
  nonisolated private let weight: Weight

  nonisolated private init(_ name: String, size: CGFloat, weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// Makes a font from its name; every name but an empty one is taken.
  nonisolated public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(fontName, size: fontSize)
  }

  /// The system's font of a size and weight.
  nonisolated open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight = .regular) -> UIFont {
    UIFont("system", size: fontSize, weight: weight)
  }
  /// The system's font of a size, bold.
  nonisolated open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's font for a purpose.
  nonisolated open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }
  /// The same font in another size.
  nonisolated open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, size: fontSize, weight: weight) }

  /// Whether the other object is the same font in the same size and weight.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize && other.weight == weight
  }
  /// A hash of name and size.
  nonisolated open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

  nonisolated deinit {}
}
