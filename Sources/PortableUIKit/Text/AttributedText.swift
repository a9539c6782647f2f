#if !canImport(ObjectiveC)
  extension NSAttributedString.Key {
    /// The font of the text, a `UIFont`.
    nonisolated public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text, a `UIColor`.
    nonisolated public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour of the background behind the text, a `UIColor`.
    nonisolated public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The kerning of the text, a number.
    nonisolated public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The style of the underline, a number.
    nonisolated public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The link of the text, a `URL` or a string.
    nonisolated public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The style of the strikethrough, a number.
    nonisolated public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  }
#endif

/// The styles of underlines and strikethroughs.
///
/// Follows Apple's page `NSUnderlineStyle`.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the style.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A single thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of alternating dashes and double dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line beneath words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
