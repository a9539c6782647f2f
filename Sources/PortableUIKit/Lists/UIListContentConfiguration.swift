/// Wordings and a picture, as lists show them.
///
/// Follows Apple's page `UIListContentConfiguration`. Nothing is drawn here: distances and sizes are only kept.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The wording; the words of ``attributedText``, which setting it replaces.
  public var text: String? {
    get { wording.text }
    set { wording = Wording(text: newValue) }
  }
  /// The wording, with how it looks.
  public var attributedText: NSAttributedString? {
    get { wording.attributedText }
    set { wording = Wording(text: newValue?.string, attributedText: newValue) }
  }
  /// The second wording; the words of ``secondaryAttributedText``, which setting it replaces.
  public var secondaryText: String? {
    get { secondaryWording.text }
    set { secondaryWording = Wording(text: newValue) }
  }
  /// The second wording, with how it looks.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryWording.attributedText }
    set { secondaryWording = Wording(text: newValue?.string, attributedText: newValue) }
  }
  /// The picture.
  public var image: UIImage?
  /// How the wording looks.
  public var textProperties = TextProperties()
  /// How the second wording looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the wordings stand beside each other, where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// How far the contents stay from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// In which directions the contents stay at least as far from the edges as the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { UIAxis(rawValue: preservedAxes) }
    set { preservedAxes = newValue.rawValue }
  }
  /// How far the picture stands from the wordings.
  public var imageToTextPadding: CGFloat = 16
  /// How far the wordings stand from each other, beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// How far the wordings stand from each other, below each other.
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

  /// Makes a view that shows it.
  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same for a view in a state; nothing here depends on it.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// One wording, and perhaps another below.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Two wordings below each other.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: TextProperties(.caption1))
  }
  /// A wording at each side.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(side: true, secondary: TextProperties(.body, color: .secondaryLabel))
  }
  /// As a cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a cell of a sidebar, with two wordings below each other.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// As a cell beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a cell beside a sidebar, with two wordings below each other.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// At the beginning of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.headline))
  }
  /// At the end of a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }
  /// At the beginning of a group.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.footnote, color: .secondaryLabel))
  }
  /// At the end of a group.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.footnote, color: .secondaryLabel))
  }
  /// At the beginning of a section of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  /// At the beginning of a group, in large letters.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.title3))
  }
  /// At the beginning of a group, in larger letters.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: TextProperties(.title2))
  }
}

extension UIListContentConfiguration {
  /// How a wording looks.
  ///
  /// Follows Apple's page `UIListContentConfiguration.TextProperties`.
  nonisolated public struct TextProperties: Hashable {
    /// Where lines stand.
    nonisolated public enum TextAlignment: Hashable, Sendable {
      /// Where lines begin.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }

    /// What is done with letters.
    nonisolated public enum TextTransform: Hashable, Sendable {
      /// Nothing.
      case none
      /// They are large.
      case uppercase
      /// They are small.
      case lowercase
      /// Words begin with a large one.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// Where lines break.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be.
    public var numberOfLines = 0
    /// Whether letters become smaller to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How small they may become.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move together to fit.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether letters follow the size the user has chosen.
    public var adjustsFontForContentSizeCategory = true
    /// What is done with letters.
    public var transform = TextTransform.none

    fileprivate init(_ style: UIFont.TextStyle = .body, color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }
  }

  /// How a picture looks.
  ///
  /// Follows Apple's page `UIListContentConfiguration.ImageProperties`.
  nonisolated public struct ImageProperties: Hashable {
    /// Stands for room of the usual width or height.
    public static let standardDimension: CGFloat = -1

    /// The colour.
    public var tintColor: UIColor?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// How large it may be; nothing for as large as it is.
    public var maximumSize = CGSize.zero
    /// How much room it has; nothing for as much as it takes.
    public var reservedLayoutSize = CGSize.zero
    /// Whether it keeps its colours where others are turned round.
    public var accessibilityIgnoresInvertColors = false

    init() {}

  }
}

/// Shows wordings and a picture.
///
/// Follows Apple's page `UIListContentView`.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let labels = [UILabel(), UILabel()]
  private let picture = UIImageView()

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    build()
  }
  /// Makes a view from an archive, without contents.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    build()
  }

  /// What it shows; one that is no `UIListContentConfiguration` changes nothing.
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
