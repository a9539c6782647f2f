/// The content of a list cell: text, secondary text and an image.
///
/// Follows Apple's page `UIListContentConfiguration`. The headless UIKit only stores distances and sizes, because nothing is drawn.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The text; the plain text of ``attributedText``. A new value removes the attributes.
  public var text: String? {
    get { wording.text }
    set { wording = Wording(text: newValue) }
  }
  /// The text with its attributes.
  public var attributedText: NSAttributedString? {
    get { wording.attributedText }
    set { wording = Wording(text: newValue?.string, attributedText: newValue) }
  }
  /// The secondary text; the plain text of ``secondaryAttributedText``. A new value removes the attributes.
  public var secondaryText: String? {
    get { secondaryWording.text }
    set { secondaryWording = Wording(text: newValue) }
  }
  /// The secondary text with its attributes.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryWording.attributedText }
    set { secondaryWording = Wording(text: newValue?.string, attributedText: newValue) }
  }
  /// The image.
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// A Boolean value that indicates whether text and secondary text are side by side if there is enough space.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins of the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { UIAxis(rawValue: preservedAxes) }
    set { preservedAxes = newValue.rawValue }
  }
  /// The distance between the image and the text.
  public var imageToTextPadding: CGFloat = 16
  /// The horizontal distance between text and secondary text.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The vertical distance between text and secondary text.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private var preservedAxes = UIAxis.horizontal.rawValue
  private var wording = Wording()
  private var secondaryWording = Wording()

  private struct Wording: Hashable {
    var text: String?
    var attributedText: NSAttributedString?
  }

  private init(
    side: Bool = false, secondary: TextProperties = TextProperties(), text: TextProperties = TextProperties()
  ) {
    prefersSideBySideTextAndSecondaryText = side
    secondaryTextProperties = secondary
    textProperties = text
  }

  /// Creates a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration for a state of its view. The configuration is the same for all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// Returns the default configuration for a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration for a cell with secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: TextProperties(.caption1))
  }
  /// Returns the configuration for a cell with secondary text on the trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(side: true, secondary: TextProperties(.body, color: .secondaryLabel))
  }
  /// Returns the configuration for a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration for a cell in a sidebar with secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns the configuration for a cell in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration for a cell in a list beside a sidebar with secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns the configuration for a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.headline))
  }
  /// Returns the configuration for a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }
  /// Returns the configuration for a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.footnote, color: .secondaryLabel))
  }
  /// Returns the configuration for a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.footnote, color: .secondaryLabel))
  }
  /// Returns the configuration for a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  /// Returns the configuration for a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.title3))
  }
  /// Returns the configuration for an extra prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.title2))
  }
}

extension UIListContentConfiguration {
  /// The appearance of text in a list.
  ///
  /// Follows Apple's page `UIListContentConfiguration.TextProperties`.
  nonisolated public struct TextProperties: Hashable {
    /// The alignments of text.
    nonisolated public enum TextAlignment: Hashable, Sendable {
      /// Alignment with the leading edge.
      case natural
      /// Alignment with the centre.
      case center
      /// Alignment with both edges.
      case justified
    }

    /// The transforms of text.
    nonisolated public enum TextTransform: Hashable, Sendable {
      /// No transform.
      case none
      /// All letters become uppercase.
      case uppercase
      /// All letters become lowercase.
      case lowercase
      /// The first letter of each word becomes uppercase.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font shrinks to fit the text.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the text is tightened before truncation.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory = true
    /// The transform of the text.
    public var transform = TextTransform.none

    fileprivate init(_ style: UIFont.TextStyle = .body, color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }
  }

  /// The appearance of an image in a list.
  ///
  /// Follows Apple's page `UIListContentConfiguration.ImageProperties`.
  nonisolated public struct ImageProperties: Hashable {
    /// The dimension that requests the system's standard width or height.
    public static let standardDimension: CGFloat = -1

    /// The tint colour.
    public var tintColor: UIColor?
    /// The corner radius.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, or zero for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image, or zero for the size of the image.
    public var reservedLayoutSize = CGSize.zero
    /// A Boolean value that indicates whether the image keeps its colours when the user inverts colours.
    public var accessibilityIgnoresInvertColors = false

    init() {}

  }
}

/// A view that shows text, secondary text and an image.
///
/// Follows Apple's page `UIListContentView`.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let labels = [UILabel(), UILabel()]
  private let picture = UIImageView()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    build()
  }
  /// Creates an empty view. The headless UIKit ignores the archive.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    build()
  }

  /// The configuration that the view shows. The view ignores values that are not a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != list else { return }
      list = new
      show()
    }
  }

  private func build() {
    for view in [picture] + labels { insert(view, at: subviewList.count) }
    show()
  }

  private func show() {
    labels[0].show(list.text, list.attributedText, list.textProperties)
    labels[1].show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
    picture.image = list.image
  }

  nonisolated deinit {}
}

extension UILabel {
  fileprivate func show(
    _ words: String?, _ styled: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    text = words.map(properties.transform.applied)
    font = properties.font
    textColor = properties.color
    numberOfLines = properties.numberOfLines
    if let styled { attributedText = styled }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to words: String) -> String {
    switch self {
    case .none: words
    case .uppercase: words.uppercased()
    case .lowercase: words.lowercased()
    case .capitalized: words.capitalized
    }
  }
}
