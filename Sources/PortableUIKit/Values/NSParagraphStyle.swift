/// How the paragraphs of a text look, as a value that can be compared; kept, as no text is laid out here.
///
/// Follows Apple's page `NSParagraphStyle`.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  struct Look: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var writingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsTightening = false
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops: [NSTextTab] = []
  }

  /// How lines are broken besides.
  nonisolated public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Makes ways from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A word that would stand alone in the last line is not left there.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Between words in Korean.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system does for its own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }

  fileprivate(set) var look = Look()

  /// The style of text of which nothing is said.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes the style of text of which nothing is said.
  public override init() { super.init() }

  /// Where lines stand.
  open var alignment: NSTextAlignment { look.alignment }
  /// What is done with lines for which there is no room.
  open var lineBreakMode: NSLineBreakMode { look.lineBreakMode }
  /// Which way lines run.
  open var baseWritingDirection: NSWritingDirection { look.writingDirection }
  /// The room between lines, in points.
  open var lineSpacing: CGFloat { look.lineSpacing }
  /// The room below a paragraph, in points.
  open var paragraphSpacing: CGFloat { look.paragraphSpacing }
  /// The room above a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { look.paragraphSpacingBefore }
  /// How far the first line begins from the edge, in points.
  open var firstLineHeadIndent: CGFloat { look.firstLineHeadIndent }
  /// How far the other lines begin from the edge, in points.
  open var headIndent: CGFloat { look.headIndent }
  /// Where lines end, in points from the edge they begin at, or, if less than zero, from the other one.
  open var tailIndent: CGFloat { look.tailIndent }
  /// How high a line is at least, in points.
  open var minimumLineHeight: CGFloat { look.minimumLineHeight }
  /// How high a line is at most, in points; no limit if zero.
  open var maximumLineHeight: CGFloat { look.maximumLineHeight }
  /// What the height of a line is multiplied by; nothing if zero.
  open var lineHeightMultiple: CGFloat { look.lineHeightMultiple }
  /// How readily words are divided, from 0 to 1.
  open var hyphenationFactor: Float { look.hyphenationFactor }
  /// Whether letters come nearer to each other before something is left out.
  open var allowsDefaultTighteningForTruncation: Bool { look.allowsTightening }
  /// How lines are broken besides.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { look.lineBreakStrategy }
  /// Where tabs lead to.
  open var tabStops: [NSTextTab]! { look.tabStops }

  private func copied<Style: NSParagraphStyle>(_ copy: Style) -> Style {
    copy.look = look
    return copy
  }
  /// The same style, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { copied(NSParagraphStyle()) }
  /// The same style, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(NSMutableParagraphStyle()) }

  /// Whether the other object is the same style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.look == look }
  /// A hash of how lines stand.
  open override var hash: Int { look.alignment.hashValue ^ look.lineSpacing.hashValue }
}

/// How the paragraphs of a text are to look.
///
/// Follows Apple's page `NSMutableParagraphStyle`.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Takes all over from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { look = obj.look }
  /// Adds where a tab leads to, in order.
  open func addTabStop(_ anObject: NSTextTab) {
    look.tabStops.append(anObject)
    look.tabStops.sort { $0.location < $1.location }
  }
  /// Takes out where a tab leads to.
  open func removeTabStop(_ anObject: NSTextTab) { look.tabStops.removeAll { $0 == anObject } }

  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }
  /// What is done with lines for which there is no room.
  open override var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set { look.lineBreakMode = newValue }
  }
  /// Which way lines run.
  open override var baseWritingDirection: NSWritingDirection {
    get { look.writingDirection }
    set { look.writingDirection = newValue }
  }
  /// The room between lines, in points.
  open override var lineSpacing: CGFloat {
    get { look.lineSpacing }
    set { look.lineSpacing = newValue }
  }
  /// The room below a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { look.paragraphSpacing }
    set { look.paragraphSpacing = newValue }
  }
  /// The room above a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { look.paragraphSpacingBefore }
    set { look.paragraphSpacingBefore = newValue }
  }
  /// How far the first line begins from the edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { look.firstLineHeadIndent }
    set { look.firstLineHeadIndent = newValue }
  }
  /// How far the other lines begin from the edge, in points.
  open override var headIndent: CGFloat {
    get { look.headIndent }
    set { look.headIndent = newValue }
  }
  /// Where lines end, in points from the edge they begin at, or, if less than zero, from the other one.
  open override var tailIndent: CGFloat {
    get { look.tailIndent }
    set { look.tailIndent = newValue }
  }
  /// How high a line is at least, in points.
  open override var minimumLineHeight: CGFloat {
    get { look.minimumLineHeight }
    set { look.minimumLineHeight = newValue }
  }
  /// How high a line is at most, in points; no limit if zero.
  open override var maximumLineHeight: CGFloat {
    get { look.maximumLineHeight }
    set { look.maximumLineHeight = newValue }
  }
  /// What the height of a line is multiplied by; nothing if zero.
  open override var lineHeightMultiple: CGFloat {
    get { look.lineHeightMultiple }
    set { look.lineHeightMultiple = newValue }
  }
  /// How readily words are divided, from 0 to 1.
  open override var hyphenationFactor: Float {
    get { look.hyphenationFactor }
    set { look.hyphenationFactor = newValue }
  }
  /// Whether letters come nearer to each other before something is left out.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { look.allowsTightening }
    set { look.allowsTightening = newValue }
  }
  /// How lines are broken besides.
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { look.lineBreakStrategy }
    set { look.lineBreakStrategy = newValue }
  }
  /// Where tabs lead to.
  open override var tabStops: [NSTextTab]! {
    get { look.tabStops }
    set { look.tabStops = newValue ?? [] }
  }
}

/// Where a tab leads to in a line.
///
/// Follows Apple's page `NSTextTab`.
nonisolated open class NSTextTab: NSObject {
  /// Names something that can be said of a tab.
  nonisolated public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The letters at which columns of numbers are aligned, as a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Where the text behind it stands.
  public let alignment: NSTextAlignment
  /// How far from the edge it leads, in points.
  public let location: CGFloat
  /// What is said of it besides.
  public let options: [NSTextTab.OptionKey: Any]

  /// Makes a tab.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Whether the other object leads to the same place, in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }
  /// A hash of the place.
  open override var hash: Int { location.hashValue }
}

/// Which way lines run.
///
/// Follows Apple's page `NSWritingDirection`.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// As the letters say.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
