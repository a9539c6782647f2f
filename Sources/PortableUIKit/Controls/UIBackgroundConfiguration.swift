/// The background of a button or a cell. The headless UIKit only stores this value.
///
/// Follows Apple's page `UIBackgroundConfiguration`.
nonisolated public struct UIBackgroundConfiguration: Hashable {
  /// A custom view for the background.
  public var customView: UIView?
  /// The corner radius.
  public var cornerRadius: CGFloat = 0
  /// The insets from the edges of the container.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The background colour.
  public var backgroundColor: UIColor?
  /// The visual effect of the background.
  public var visualEffect: UIVisualEffect?
  /// The background image.
  public var image: UIImage?
  /// The content mode of the background image.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// The distance between the border and the edges of the background.
  public var strokeOutset: CGFloat = 0

  private init() {}

  /// Returns an empty configuration.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
