/// How a tab bar looks.
///
/// Follows Apple's page `UITabBarAppearance`.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {

  /// The colour of what marks the chosen item.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the chosen item.
  open var selectionIndicatorImage: UIImage?

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }

  nonisolated deinit {}
}
