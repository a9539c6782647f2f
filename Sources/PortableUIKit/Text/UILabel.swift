/// Text that does not change by the user's hand.
///
/// Follows Apple's page `UILabel`.
@preconcurrency @MainActor open class UILabel: UIView {
  private var plainText: String?
  private var styledText: NSAttributedString?
  private var fontNow = UIFont.systemFont(ofSize: 17)
  private var colorNow = UIColor.label

  /// The text. Setting it removes the attributes of ``attributedText``.
  open var text: String? {
    get { plainText }
    set { (plainText, styledText) = (newValue, nil) }
  }
  /// The text with its attributes. Setting it sets ``text``, and the font and the colour to those of the first letter.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
    set { say(newValue) }
  }
  /// The font, which all of ``attributedText`` gets when it is set; the first one again after `nil`.
  open var font: UIFont! {
    get { fontNow }
    set {
      fontNow = newValue ?? .systemFont(ofSize: 17)
      restyle { $0.addAttribute(.fontOfLetters, value: fontNow, range: $1) }
    }
  }
  /// The colour, which all of ``attributedText`` gets when it is set; the first one again after `nil`.
  open var textColor: UIColor! {
    get { colorNow }
    set {
      colorNow = newValue ?? .label
      restyle { $0.addAttribute(.colorOfLetters, value: colorNow, range: $1) }
    }
  }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The manner of wrapping or truncating the text.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; as many as are needed if zero.
  open var numberOfLines = 1
  /// Whether it is drawn as something that can be used.
  open var isEnabled = true
  /// Whether it is drawn as something chosen.
  open var isHighlighted = false
  /// Whether text for which there is no room becomes smaller.
  open var adjustsFontSizeToFitWidth = false
  /// How small it may become, as a part of its size.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether it follows the size of text the user has chosen.
  open var adjustsFontForContentSizeCategory = false
  /// Draws the text; never called here.
  open func drawText(in rect: CGRect) {}
  /// Where the text is drawn in a label of those bounds: all over it, as no text is measured here; never called here.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  /// The colour while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Where text stands that has become smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// How wide its lines become at most; as wide as it is if zero.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether letters come nearer to each other before something is left out.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a pointer held over it shows what is left out.
  open var showsExpansionTextWhenTruncated = false

  override var words: String? { text }

  private func say(_ text: NSAttributedString?) {
    (plainText, styledText) = (text?.string, text.map(NSAttributedString.init(attributedString:)))
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.fontOfLetters] as? UIFont { fontNow = font }
    if let color = first[.colorOfLetters] as? UIColor { colorNow = color }
  }

  /// Changes how all of the text looks, if parts of it look different.
  private func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    guard let styledText else { return }
    let changed = NSMutableAttributedString(attributedString: styledText)
    change(changed, NSRange(location: 0, length: changed.length))
    self.styledText = changed
  }

  nonisolated deinit {}
}

/// Where text stands that has become smaller.
///
/// Follows Apple's page `UIBaselineAdjustment`.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where it was.
  case alignBaselines = 0
  /// Its middle is where it was.
  case alignCenters = 1
  /// Its upper edge is where it was.
  case none = 2
}

// The names by which AppKit knows these on macOS, where this module does not have them.
nonisolated extension NSAttributedString.Key {
  fileprivate static let fontOfLetters = NSAttributedString.Key(rawValue: "NSFont")
  fileprivate static let colorOfLetters = NSAttributedString.Key(rawValue: "NSColor")
}

/// Shows a picture.
///
/// Follows Apple's page `UIImageView`.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Makes a view without picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Makes a view without picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
  /// Makes a view of a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }
  /// Makes a view of two pictures.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The picture.
  open var image: UIImage?
  /// The picture while it is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Whether pictures follow the size of text the user has chosen; kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  nonisolated deinit {}
}
