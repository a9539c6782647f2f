/// A visual effect. The headless UIKit draws nothing.
///
/// Follows Apple's page `UIVisualEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  nonisolated deinit {}
}

/// A blur of the content behind a view.
///
/// Follows Apple's page `UIBlurEffect`.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// Constants that specify the style of a blur.
  nonisolated public enum Style: Int, Sendable {
    /// A blur that is lighter than the light blur.
    case extraLight = 0
    /// A light blur.
    case light = 1
    /// A dark blur.
    case dark = 2
    /// A blur that adapts to the interface style.
    case regular = 4
    /// A stronger blur that adapts to the interface style.
    case prominent = 5
    /// An ultra-thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The default material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of the system's bars.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// Creates a blur with a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  nonisolated deinit {}
}

/// A view that applies a visual effect to the content behind it.
///
/// Follows Apple's page `UIVisualEffectView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect of the view.
  open var effect: UIVisualEffect?
  /// The view that contains the content.
  open private(set) var contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    insert(contentView, at: 0)
  }
  /// Creates a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insert(contentView, at: 0)
  }

  override func takes(_ view: UIView) -> Bool { view === contentView }
  override func isFilled(by view: UIView) -> Bool { view === contentView }

  nonisolated deinit {}
}
