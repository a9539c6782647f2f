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
  }
#endif

extension UILabel {
  /// What it says, with how it looks; only the words are kept.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
}
