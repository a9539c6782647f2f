/// How much larger the user wants text of a purpose to be: as large as it is, since nothing changes that here.
///
/// Follows Apple's page `UIFontMetrics`.
// What can be subclassed is never checked to be `Sendable`. There is nothing in here.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// That of ordinary text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes that of a purpose.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The font as large as the user wants it.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font as large as the user wants it in some surroundings.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
  /// The font as large as the user wants it, but no larger than that.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    guard maximumPointSize > 0, maximumPointSize < font.face.size else { return font }
    var face = font.face
    face.size = maximumPointSize
    return UIFont(face)
  }
  /// The font as large as the user wants it in some surroundings, but no larger than that.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  /// A length as the user wants it.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// A length as the user wants it in some surroundings.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
