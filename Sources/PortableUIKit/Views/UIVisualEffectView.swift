/// What is done with what lies behind; nothing is drawn here.
///
/// Follows Apple's page `UIVisualEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  nonisolated deinit {}
}

/// What lies behind is blurred.
///
/// Follows Apple's page `UIBlurEffect`.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How it is blurred.
  nonisolated public enum Style: Int, Sendable {
    /// To something lighter than light.
    case extraLight = 0
    /// To something light.
    case light = 1
    /// To something dark.
    case dark = 2
    /// As the interface is.
    case regular = 4
    /// More strongly.
    case prominent = 5
    /// Very thinly.
    case systemUltraThinMaterial = 6
    /// Thinly.
    case systemThinMaterial = 7
    /// As the system has it.
    case systemMaterial = 8
    /// Thickly.
    case systemThickMaterial = 9
    /// As the system's bars.
    case systemChromeMaterial = 10
  }

  /// How it is blurred.
  let style: Style

  /// Makes an effect.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  nonisolated deinit {}
}

/// Shows what lies behind with an effect.
///
/// Follows Apple's page `UIVisualEffectView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view of the contents.
  open private(set) var contentView = UIView()

  /// Makes a view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    insert(contentView, at: 0)
  }
  /// Makes a view without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(contentView, at: 0)
  }

  override func takes(_ view: UIView) -> Bool { view === contentView }
  override func isFilled(by view: UIView) -> Bool { view === contentView }

  nonisolated deinit {}
}
