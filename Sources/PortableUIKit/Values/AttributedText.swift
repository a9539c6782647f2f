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
    /// How paragraphs look, as an `NSParagraphStyle`.
    nonisolated public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of a line below, as a `UIColor`.
    nonisolated public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A line through the letters, as a number.
    nonisolated public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of a line through the letters, as a `UIColor`.
    nonisolated public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// How thick the outlines of letters are, as a number: a hundredth of their size.
    nonisolated public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The colour of the outlines of letters, as a `UIColor`.
    nonisolated public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The shadow of letters, as an `NSShadow`.
    nonisolated public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A look of letters that has a name, as a string.
    nonisolated public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// What stands in place of a letter, as an `NSTextAttachment`.
    nonisolated public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// How far letters stand above the baseline, as a number.
    nonisolated public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// Whether letters are drawn as one where the font has that, as a number.
    nonisolated public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The room between letters, as a number, which ligatures are kept with.
    nonisolated public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// How far letters lean, as a number.
    nonisolated public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// How far letters are stretched, as a number.
    nonisolated public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Which way parts of a line run, as numbers, the outermost first.
    nonisolated public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  }

  nonisolated extension NSAttributedString {
    /// Makes a string of what stands in place of a letter.
    public convenience init(attachment: NSTextAttachment) {
      self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
    }

    /// The size in points; zero, as no text is laid out here.
    public func size() -> CGSize { .zero }
    /// Where it would be drawn in a room of some size, in points; of no size, as no text is laid out here.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { .zero }
  }

  nonisolated extension NSString {
    /// The size in points with those attributes; zero, as no text is laid out here.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
    /// Where it would be drawn in a room of some size, in points; of no size, as no text is laid out here.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect { .zero }
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

/// How a text is to be drawn, or its size found.
///
/// Follows Apple's page `NSStringDrawingOptions`.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The place given is that of the upper left corner, not of the baseline, so that there is more than one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The room that fonts leave between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What letters take up counts, not the lines they stand in.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line says that something is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known of a text that is drawn.
///
/// Follows Apple's page `NSStringDrawingContext`.
nonisolated open class NSStringDrawingContext: NSObject {
  /// How small letters may become, as a part of their size.
  open var minimumScaleFactor: CGFloat = 0
  /// How small letters have become: not at all.
  open var actualScaleFactor: CGFloat { 1 }
  /// Where all was drawn: nowhere.
  open var totalBounds: CGRect { .zero }
}

/// A shadow of letters, as a value that can be compared.
///
/// Follows Apple's page `NSShadow`.
nonisolated open class NSShadow: NSObject, NSCopying {
  /// Where it falls, in points.
  open var shadowOffset = CGSize.zero
  /// How blurred it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, as a `UIColor`.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  /// Makes a shadow.
  public override init() { super.init() }

  /// The same shadow again.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
  /// Whether the other object is the same shadow.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow, other.shadowOffset == shadowOffset else { return false }
    return other.shadowBlurRadius == shadowBlurRadius && other.shadowColor as? UIColor == shadowColor as? UIColor
  }
  /// A hash of how blurred it is.
  open override var hash: Int { shadowBlurRadius.hashValue }
}

/// What stands in a text in place of a letter; kept, as no text is laid out here.
///
/// Follows Apple's page `NSTextAttachment`.
nonisolated open class NSTextAttachment: NSObject {
  /// The contents of a file that stands there.
  open var contents: Data?
  /// The kind of that file.
  open var fileType: String?
  /// The picture that stands there.
  open var image: UIImage?
  /// Where it stands, from the baseline, in points; as the picture has it if zero.
  open var bounds = CGRect.zero

  /// Makes what a file stands for.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
  /// Makes what nothing stands for yet.
  public convenience override init() { self.init(data: nil, ofType: nil) }
  /// Makes what a picture stands for.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}
