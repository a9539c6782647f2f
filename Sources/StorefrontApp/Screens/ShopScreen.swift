public import Wayfinder

/// A screen of the shop. Most screens have fixed contents and a fixed title.
public class ShopScreen: UIViewController, ButtonedScreen {
  class var name: String { "" }

  /// The texts above the buttons; empty by default.
  var texts: [String] { [] }
  /// The buttons of the screen; empty by default.
  public var buttons: [ScreenButton] { [] }
  private weak var contents: UIView?

  /// Creates the screen with its title.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = Self.name
  }

  /// Creates the screen with its title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = Self.name
  }

  /// Draws the screen, because its contents may have changed while it was covered.
  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    drawContents()
  }

  /// Draws the texts and the buttons. Taps on buttons are moves of the shop, so the drawn buttons ignore touches.
  func drawContents() {
    contents?.removeFromSuperview()
    let stack = UIStackView(arrangedSubviews: texts.map(UILabel.init(text:)) + buttons.map { UIButton(drawing: $0) })
    stack.axis = .vertical
    stack.isUserInteractionEnabled = false
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    contents = stack
  }
}

extension UILabel {
  fileprivate convenience init(text: String) {
    self.init()
    self.text = text
    numberOfLines = 0
  }
}

extension UIButton {
  fileprivate convenience init(drawing button: ScreenButton) {
    self.init(type: .system)
    setTitle(button.title, for: .normal)
  }
}
