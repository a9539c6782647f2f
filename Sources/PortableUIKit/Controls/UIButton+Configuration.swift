extension UIButton {
  /// Brings a button's configuration up to date.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// What a button looks like, in one value; only what it says and holds is kept.
  ///
  /// Follows Apple's page `UIButton.Configuration`.
  @MainActor public struct Configuration {
    /// The kinds of buttons.
    enum Kind: Hashable { case plain, tinted, gray, filled, borderless, bordered, borderedProminent }

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
    /// A second line.
    public var subtitle: String?
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
    /// Whether it shows that something is going on.
    public var showsActivityIndicator = false

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
    /// With a border, and more to be seen.
    public static func borderedProminent() -> UIButton.Configuration { Configuration(.borderedProminent) }
  }
}
