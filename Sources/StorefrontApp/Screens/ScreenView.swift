import Wayfinder

/// The view of a screen of the shop. It describes texts and buttons to assistive apps, and draws nothing.
final class ScreenView: UIView {
  private weak var screen: ShopScreen?

  init(of screen: ShopScreen) {
    self.screen = screen
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The texts and buttons, made when they are read.
  override var accessibilityElements: [Any]? {
    get {
      guard let screen else { return nil }
      return screen.texts.map { element($0, .staticText) } + screen.buttons.map { element($0.title, .button) }
    }
    set {}
  }

  private func element(_ label: String, _ traits: UIAccessibilityTraits) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = label
    element.accessibilityTraits = traits
    return element
  }
}
