extension UIButton {
  /// Brings a button's configuration up to date.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// What a button looks like, in one value; only what it says and holds is kept.
  ///
  /// Follows Apple's page `UIButton.Configuration`. Two are equal if all that can be compared is: of transformers that is only
  /// whether there are any.
  nonisolated public struct Configuration: Hashable {
    /// The kinds of buttons.
    enum Kind: Hashable { case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent }

    /// How the corners of the ground are.
    ///
    /// Follows Apple's page `UIButton.Configuration.CornerStyle`.
    nonisolated public enum CornerStyle: Sendable {
      /// As round as the ground says.
      case fixed
      /// As round as the ground says, and more so where letters are larger.
      case dynamic
      /// A little round.
      case small
      /// Round.
      case medium
      /// Very round.
      case large
      /// As round as can be.
      case capsule
    }

    /// How large a button is.
    ///
    /// Follows Apple's page `UIButton.Configuration.Size`.
    nonisolated public enum Size: Sendable {
      /// Very small.
      case mini
      /// Small.
      case small
      /// As most are.
      case medium
      /// Large.
      case large
    }

    /// Where wording and second line stand.
    ///
    /// Follows Apple's page `UIButton.Configuration.TitleAlignment`.
    nonisolated public enum TitleAlignment: Sendable {
      /// As suits the other contents.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    /// What shows that there is a menu.
    ///
    /// Follows Apple's page `UIButton.Configuration.Indicator`.
    nonisolated public enum Indicator: Sendable {
      /// As the system thinks best.
      case automatic
      /// Nothing.
      case none
      /// Two arrows.
      case popup
    }

    let kind: Kind
    /// The wording; the words of ``attributedTitle``.
    public var title: String? { didSet { styledTitle = nil } }
    private var styledTitle: AttributedString?
    /// The wording, with how it looks.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue
      }
    }
    /// A second line; the words of ``attributedSubtitle``.
    public var subtitle: String? { didSet { styledSubtitle = nil } }
    private var styledSubtitle: AttributedString?
    /// A second line, with how it looks.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        styledSubtitle = newValue
      }
    }
    /// How far the second line stands from the wording.
    public var titlePadding: CGFloat = 0
    /// Where the two stand.
    public var titleAlignment = TitleAlignment.automatic
    /// What is done with a wording for which there is no room.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What is done with a second line for which there is no room.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The picture.
    public var image: UIImage?
    /// At which edge the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How far the picture stands from the wording.
    public var imagePadding: CGFloat = 0
    /// The colour of the wording.
    public var baseForegroundColor: UIColor?
    /// The colour behind the wording.
    public var baseBackgroundColor: UIColor?
    /// The ground.
    public var background = UIBackgroundConfiguration.clear()
    /// How its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How far the contents stay from the edges.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// How large it is.
    public var buttonSize = Size.medium
    /// Whether it shows that something is going on.
    public var showsActivityIndicator = false
    /// What shows that there is a menu.
    public var indicator = Indicator.automatic
    /// Whether it looks otherwise while it is chosen.
    public var automaticallyUpdateForSelection = true

    private init(_ kind: Kind) { self.kind = kind }

    /// The same for the state a button is in; nothing here depends on it.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    /// Only wording and picture.
    public static func plain() -> UIButton.Configuration { Configuration(.plain) }
    /// On ground of the tint colour, made lighter.
    public static func tinted() -> UIButton.Configuration { Configuration(.tinted) }
    /// On grey ground.
    public static func gray() -> UIButton.Configuration { Configuration(.gray) }
    /// On ground of the tint colour.
    public static func filled() -> UIButton.Configuration { Configuration(.filled) }
    /// Without border.
    public static func borderless() -> UIButton.Configuration { Configuration(.borderless) }
    /// With a border.
    public static func bordered() -> UIButton.Configuration { Configuration(.bordered) }
    /// With a border, on ground of the tint colour, made lighter.
    public static func borderedTinted() -> UIButton.Configuration { Configuration(.borderedTinted) }
    /// With a border, and more to be seen.
    public static func borderedProminent() -> UIButton.Configuration { Configuration(.borderedProminent) }
  }
}
