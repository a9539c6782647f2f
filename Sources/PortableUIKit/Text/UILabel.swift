/// A view that displays text.
///
/// Follows Apple's page `UILabel`.
@preconcurrency @MainActor open class UILabel: UIView {
  private var plainText: String?
  private var styledText: NSAttributedString?
  private var fontNow = UIFont.systemFont(ofSize: 17)
  private var colorNow = UIColor.label

  /// The text. A new value removes the attributes of ``attributedText``.
  open var text: String? {
    get { plainText }
    set { (plainText, styledText) = (newValue, nil) }
  }
  /// The text with its attributes. A new value sets ``text``, and the font and the colour to those of the first character.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
    set { say(newValue) }
  }
  /// The font. A new value applies to all of ``attributedText``. `nil` restores the default font.
  open var font: UIFont! {
    get { fontNow }
    set {
      fontNow = newValue ?? .systemFont(ofSize: 17)
      restyle { $0.addAttribute(.fontOfLetters, value: fontNow, range: $1) }
    }
  }
  /// The colour of the text. A new value applies to all of ``attributedText``. `nil` restores the default colour.
  open var textColor: UIColor! {
    get { colorNow }
    set {
      colorNow = newValue ?? .label
      restyle { $0.addAttribute(.colorOfLetters, value: colorNow, range: $1) }
    }
  }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The mode in which the text is wrapped or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines = 1
  /// A Boolean value that indicates whether the label is drawn as enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the label is drawn as highlighted.
  open var isHighlighted = false
  /// A Boolean value that indicates whether the font shrinks to fit the text.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the font.
  open var minimumScaleFactor: CGFloat = 0
  /// A Boolean value that indicates whether the font follows the content size category.
  open var adjustsFontForContentSizeCategory = false
  /// Draws the text. The headless UIKit never calls this method.
  open func drawText(in rect: CGRect) {}
  /// Returns the rectangle of the text. The rectangle covers the whole label. The headless UIKit measures no text, and never calls this
  /// method.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The vertical alignment of text that was shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The maximum width of a line. 0 selects the width of the label.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// A Boolean value that indicates whether the label tightens the text before truncation.
  open var allowsDefaultTighteningForTruncation = false
  /// A Boolean value that indicates whether a pointer over the label shows the full text.
  open var showsExpansionTextWhenTruncated = false

  override var words: String? { text }

  private func say(_ text: NSAttributedString?) {
    (plainText, styledText) = (text?.string, text.map(NSAttributedString.init(attributedString:)))
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.fontOfLetters] as? UIFont { fontNow = font }
    if let color = first[.colorOfLetters] as? UIColor { colorNow = color }
  }

  /// Changes the attributes of the whole text, if the text has attributes.
  private func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    guard let styledText else { return }
    let changed = NSMutableAttributedString(attributedString: styledText)
    change(changed, NSRange(location: 0, length: changed.length))
    self.styledText = changed
  }

  nonisolated deinit {}
}

/// The vertical alignments of text that was shrunk.
///
/// Follows Apple's page `UIBaselineAdjustment`.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// Alignment with the original baseline.
  case alignBaselines = 0
  /// Alignment with the original centre.
  case alignCenters = 1
  /// Alignment with the original upper edge.
  case none = 2
}

// The raw names that AppKit uses. On macOS, this module does not declare these keys.
nonisolated extension NSAttributedString.Key {
  fileprivate static let fontOfLetters = NSAttributedString.Key(rawValue: "NSFont")
  fileprivate static let colorOfLetters = NSAttributedString.Key(rawValue: "NSColor")
}

/// A view that displays an image.
///
/// Follows Apple's page `UIImageView`.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates an image view without an image. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
  /// Creates an image view with an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }
  /// Creates an image view with a regular image and a highlighted image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image.
  open var image: UIImage?
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?
  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false
  /// A Boolean value that indicates whether the size of images follows the content size category. The headless UIKit only stores this
  /// value.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  nonisolated deinit {}
}
