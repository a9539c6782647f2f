/// A colour, as a value that can be compared.
@preconcurrency @MainActor open class UIColor: NSObject {
  /// The components from 0 to 1: red, green, blue and opacity.
  nonisolated let components: [CGFloat]

  /// Makes a colour from its red, green and blue parts and its opacity, each from 0 to 1.
  nonisolated public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// Makes a grey from its brightness and opacity, each from 0 to 1.
  nonisolated public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Whether the other object is a colour of the same components.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// A hash of the components.
  nonisolated open override var hash: Int { components.hashValue }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Middle grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Nothing to be seen.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The colour behind an app's content.
  public static let systemBackground = UIColor(white: 1, alpha: 1)

  nonisolated deinit {}
}
