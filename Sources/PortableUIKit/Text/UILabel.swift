/// Text that does not change by the user's hand.
///
/// Follows Apple's page `UILabel`.
@preconcurrency @MainActor open class UILabel: UIView {
  /// What it says.
  open var text: String?
  /// The font; the first one again after `nil`.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { if font == nil { font = .systemFont(ofSize: 17) } } }
  /// The colour; the first one again after `nil`.
  open var textColor: UIColor! = .label { didSet { if textColor == nil { textColor = .label } } }
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; as many as are needed if zero.
  open var numberOfLines = 1
  /// What is done with text for which there is no room.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
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

  override var words: String? { text }

  nonisolated deinit {}
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

  nonisolated deinit {}
}
