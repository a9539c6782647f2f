/// How a bar looks; nothing is drawn here, so that it only keeps what it is told.
///
/// Follows Apple's page `UIBarAppearance`. Bars and items take a copy of what they are given, as Apple's pages say: what is
/// changed afterwards is not theirs. Foundation's `copy()` answers `Any` on Linux.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The kind of device it is for.
  open private(set) var idiom: UIUserInterfaceIdiom
  /// What is painted behind the contents.
  open var backgroundColor: UIColor?
  /// The picture behind the contents.
  open var backgroundImage: UIImage?
  /// What is done with that picture where it has another size.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The blur behind the contents.
  open var backgroundEffect: UIBlurEffect?
  /// The picture at its edge.
  open var shadowImage: UIImage?
  /// The colour of the line at its edge.
  open var shadowColor: UIColor?

  /// Makes the system's look for a kind of device; for this device where the kind is not known.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom == .unspecified ? UIDevice.current.userInterfaceIdiom : idiom
    super.init()
  }

  /// Makes a look with what another one says of the same things.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(from: barAppearance)
  }

  /// Makes the system's look for this device.
  @preconcurrency @MainActor public convenience override init() { self.init(idiom: .unspecified) }

  /// Makes the system's look for this device; the archive's contents are not read.
  public required init(coder: NSCoder) {
    idiom = UIDevice.current.userInterfaceIdiom
    super.init()
  }

  /// Looks as the system has it.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Looks as the system has it, and nothing shines through.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Everything shines through.
  open func configureWithTransparentBackground() { backgroundColor = .clear }

  /// A look of its own that says the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarAppearance in
      let copy = type(of: self).init(coder: EmptyCoder())
      copy.idiom = self.idiom
      copy.take(from: self)
      return copy
    }
  }

  /// Says what the other one says, as far as both say it.
  func take(from other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowImage, shadowColor) = (other.shadowImage, other.shadowColor)
  }

  nonisolated deinit {}
}

extension NSCopying where Self: NSObject {
  /// A copy of the same class, as Apple's `@NSCopying` makes one of what a property is set to.
  nonisolated var copied: Self { copy(with: nil) as? Self ?? self }
}

extension Dictionary {
  /// The value of a key, which is made where there is none yet: a bar of the system's look has nothing but that.
  mutating func made(_ key: Key, _ make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    self[key] = value
    return value
  }
}

/// How a navigation bar looks.
///
/// Follows Apple's page `UINavigationBarAppearance`.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  private var backIndicator: (image: UIImage, mask: UIImage)?

  /// The picture beside the back button.
  open var backIndicatorImage: UIImage { backIndicator?.image ?? Self.systemBackIndicator }
  /// What of that picture lets the title through.
  open var backIndicatorTransitionMaskImage: UIImage { backIndicator?.mask ?? Self.systemBackIndicator }
  /// Sets both pictures; the system's again where one of them is `nil`.
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

/// How a toolbar looks.
///
/// Follows Apple's page `UIToolbarAppearance`.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}
