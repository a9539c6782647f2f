/// What a view shows, as a value that makes the view.
///
/// Follows Apple's page `UIContentConfiguration`.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration.
///
/// Follows Apple's page `UIContentView`.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// Wordings and a picture, as lists show them.
///
/// Follows Apple's page `UIListContentConfiguration`.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The wording.
  public var text: String?
  /// The second wording.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the wording looks.
  public var textProperties = TextProperties()
  /// How the second wording looks.
  public var secondaryTextProperties = TextProperties()

  /// How a wording looks.
  @MainActor public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// How many lines there may be.
    public var numberOfLines = 0
  }

  /// One wording, and perhaps another below.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Two wordings below each other.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A wording at each side.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }
}

/// Shows wordings and a picture.
private final class ListContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }
  private let labels = [UILabel(), UILabel()]
  private let picture = UIImageView()

  init(_ configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [picture] + labels { insert(view, at: subviewList.count) }
    show()
  }
  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    labels[0].text = list.text
    labels[1].text = list.secondaryText
    picture.image = list.image
  }
}
