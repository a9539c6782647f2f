/// What is behind the contents of a button or a cell, as a value; nothing is drawn here, so that it is only kept.
///
/// Follows Apple's page `UIBackgroundConfiguration`.
nonisolated public struct UIBackgroundConfiguration: Hashable {
  /// A view of the app's own.
  public var customView: UIView?
  /// How round its corners are.
  public var cornerRadius: CGFloat = 0
  /// How far it stays from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Its colour.
  public var backgroundColor: UIColor?
  /// What is done with what lies behind it.
  public var visualEffect: UIVisualEffect?
  /// Its picture.
  public var image: UIImage?
  /// What is done with that picture where it has another size.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of its border.
  public var strokeColor: UIColor?
  /// How thick its border is.
  public var strokeWidth: CGFloat = 0
  /// How far outside its edges the border runs.
  public var strokeOutset: CGFloat = 0

  private init() {}

  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
