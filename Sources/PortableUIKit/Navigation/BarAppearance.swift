/// The appearance of a bar.
///
/// Follows Apple's page `UIBarAppearance`. The headless UIKit draws nothing and only stores these values. A bar or a
/// bar item stores a copy, so later changes of the original have no effect on it. On Linux, Foundation's `copy()`
/// returns `Any`.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The interface idiom that this appearance is for.
  open private(set) var idiom: UIUserInterfaceIdiom
  /// The background colour of the bar.
  open var backgroundColor: UIColor?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The content mode of the background image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The blur effect of the background.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the bar's shadow.
  open var shadowImage: UIImage?
  /// The colour of the bar's shadow.
  open var shadowColor: UIColor?

  /// Creates an appearance with default values for an interface idiom. The `unspecified` idiom selects the idiom of the
  /// current device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom == .unspecified ? UIDevice.current.userInterfaceIdiom : idiom
    super.init()
  }

  /// Creates an appearance with the values of another appearance.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(from: barAppearance)
  }

  /// Creates an appearance with default values for the current device.
  @preconcurrency @MainActor public convenience override init() { self.init(idiom: .unspecified) }

  /// Creates an appearance with default values for the current device. The archive's contents are not read.
  public required init(coder: NSCoder) {
    idiom = UIDevice.current.userInterfaceIdiom
    super.init()
  }

  /// Configures the default background.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Configures an opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Configures a transparent background.
  open func configureWithTransparentBackground() { backgroundColor = .clear }

  /// Returns a copy of the appearance.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarAppearance in
      let copy = type(of: self).init(coder: EmptyCoder())
      copy.idiom = self.idiom
      copy.take(from: self)
      return copy
    }
  }

  /// Copies the values that both appearances have.
  func take(from other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowImage, shadowColor) = (other.shadowImage, other.shadowColor)
  }

  nonisolated deinit {}
}

extension NSCopying where Self: NSObject {
  /// A copy of the same class, as Apple's `@NSCopying` makes one for a property's setter.
  nonisolated var copied: Self { copy(with: nil) as? Self ?? self }
}

extension Dictionary {
  /// Returns the value of a key. A missing value is created first, so a bar with the default appearance stores none.
  mutating func made(_ key: Key, _ make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    self[key] = value
    return value
  }
}

/// The appearance of a navigation bar.
///
/// Follows Apple's page `UINavigationBarAppearance`.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  private var backIndicator: (image: UIImage, mask: UIImage)?

  /// The image of the back indicator.
  open var backIndicatorImage: UIImage { backIndicator?.image ?? Self.systemBackIndicator }
  /// The mask image of the back indicator during transitions.
  open var backIndicatorTransitionMaskImage: UIImage { backIndicator?.mask ?? Self.systemBackIndicator }
  /// Sets the back indicator image and its mask. If one of them is `nil`, both become the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    if let image = backIndicatorImage, let mask = backIndicatorTransitionMaskImage {
      backIndicator = (image, mask)
    } else {
      backIndicator = nil
    }
  }
  private static var systemBackIndicator: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backIndicator = other.backIndicator
  }

  nonisolated deinit {}
}

/// The appearance of a toolbar.
///
/// Follows Apple's page `UIToolbarAppearance`.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}
