#if !canImport(ObjectiveC)
  extension NSAttributedString.Key {
    /// The font, as a `UIFont`.
    nonisolated public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the letters, as a `UIColor`.
    nonisolated public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the letters, as a `UIColor`.
    nonisolated public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The room between letters, as a number.
    nonisolated public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A line below, as a number.
    nonisolated public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// Where it leads to, as a `URL` or a string.
    nonisolated public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A line through the letters, as a number.
    nonisolated public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  }
#endif

/// Lines below letters, or through them.
///
/// Follows Apple's page `NSUnderlineStyle`.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The lines as bits.
  public let rawValue: Int
  /// Makes lines from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One that is thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of dashes with a dot between them.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of dashes with two dots between them.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Not where there are no letters.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
