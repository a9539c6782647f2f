/// The appearance of a tab bar.
///
/// Follows Apple's page `UITabBarAppearance`.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {

  /// The tint colour of the selection indicator.
  open var selectionIndicatorTintColor: UIColor?
  /// The image of the selection indicator.
  open var selectionIndicatorImage: UIImage?

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }

  nonisolated deinit {}
}
