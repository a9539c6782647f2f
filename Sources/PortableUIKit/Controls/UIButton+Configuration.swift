extension UIButton {
  /// What a button looks like, in one value; only what it says and holds is kept.
  ///
  /// Follows Apple's page `UIButton.Configuration`.
  @MainActor public struct Configuration {
    /// The kinds of buttons.
    enum Kind: Hashable { case plain, tinted, gray, filled, borderless, bordered, borderedProminent }

    let kind: Kind
    /// The wording.
    public var title: String?
    /// A second line.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// How far the picture stands from the wording.
    public var imagePadding: CGFloat = 0
    /// The colour of the wording.
    public var baseForegroundColor: UIColor?
    /// The colour behind the wording.
    public var baseBackgroundColor: UIColor?
    /// How far the contents stay from the edges.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Whether it shows that something is going on.
    public var showsActivityIndicator = false

    private init(_ kind: Kind) { self.kind = kind }

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
