extension UIButton {
  /// A closure that updates the configuration of a button.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// The content and appearance of a button. The headless UIKit stores the values and draws nothing.
  ///
  /// Follows Apple's page `UIButton.Configuration`. Configurations are equal if all their values are equal.
  nonisolated public struct Configuration: Hashable {
    enum Kind: Hashable { case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent }

    /// The corner styles of a button's background.
    ///
    /// Follows Apple's page `UIButton.Configuration.CornerStyle`.
    nonisolated public enum CornerStyle: Sendable {
      /// The corner radius of the background configuration.
      case fixed
      /// The corner radius of the background configuration, adjusted for the content size category.
      case dynamic
      /// A small corner radius.
      case small
      /// A medium corner radius.
      case medium
      /// A large corner radius.
      case large
      /// A corner radius that gives the button the shape of a capsule.
      case capsule
    }

    /// The sizes of a button.
    ///
    /// Follows Apple's page `UIButton.Configuration.Size`.
    nonisolated public enum Size: Sendable {
      /// A very small button.
      case mini
      /// A small button.
      case small
      /// A button of the standard size.
      case medium
      /// A large button.
      case large
    }

    /// The alignments of a button's title and subtitle.
    ///
    /// Follows Apple's page `UIButton.Configuration.TitleAlignment`.
    nonisolated public enum TitleAlignment: Sendable {
      /// An alignment that depends on the other content.
      case automatic
      /// Alignment with the leading edge.
      case leading
      /// Alignment with the centre.
      case center
      /// Alignment with the trailing edge.
      case trailing
    }

    /// The indicators of a button with a menu.
    ///
    /// Follows Apple's page `UIButton.Configuration.Indicator`.
    nonisolated public enum Indicator: Sendable {
      /// The system's choice.
      case automatic
      /// No indicator.
      case none
      /// The indicator of a pop-up button.
      case popup
    }

    let kind: Kind
    /// The title; the plain text of ``attributedTitle``.
    public var title: String? { didSet { styledTitle = nil } }
    private var styledTitle: AttributedString?
    /// The title with its attributes.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue
      }
    }
    /// The subtitle; the plain text of ``attributedSubtitle``.
    public var subtitle: String? { didSet { styledSubtitle = nil } }
    private var styledSubtitle: AttributedString?
    /// The subtitle with its attributes.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        styledSubtitle = newValue
      }
    }
    /// The distance between the title and the subtitle.
    public var titlePadding: CGFloat = 0
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image.
    public var image: UIImage?
    /// The edge at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the text.
    public var imagePadding: CGFloat = 0
    /// The colour of the text.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The background configuration.
    public var background = UIBackgroundConfiguration.clear()
    /// The corner style of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The insets of the content.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The preferred size of the button.
    public var buttonSize = Size.medium
    /// A Boolean value that indicates whether the button shows an activity indicator.
    public var showsActivityIndicator = false
    /// The indicator of a button with a menu.
    public var indicator = Indicator.automatic
    /// A Boolean value that indicates whether the appearance changes with the selection of the button.
    public var automaticallyUpdateForSelection = true

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns the configuration for the state of a button. In the headless UIKit, no configuration depends on the state.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    /// Returns a configuration with a clear background.
    public static func plain() -> UIButton.Configuration { Configuration(.plain) }
    /// Returns a configuration with a tinted background.
    public static func tinted() -> UIButton.Configuration { Configuration(.tinted) }
    /// Returns a configuration with a grey background.
    public static func gray() -> UIButton.Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> UIButton.Configuration { Configuration(.filled) }
    /// Returns a configuration without a border.
    public static func borderless() -> UIButton.Configuration { Configuration(.borderless) }
    /// Returns a configuration with a border.
    public static func bordered() -> UIButton.Configuration { Configuration(.bordered) }
    /// Returns a configuration with a border and a tinted background.
    public static func borderedTinted() -> UIButton.Configuration { Configuration(.borderedTinted) }
    /// Returns a configuration with a border and a prominent background.
    public static func borderedProminent() -> UIButton.Configuration { Configuration(.borderedProminent) }
  }
}
