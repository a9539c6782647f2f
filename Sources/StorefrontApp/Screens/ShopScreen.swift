public import Wayfinder

/// A screen of the shop. Most show always the same and have a title of their own.
public class ShopScreen: UIViewController, ButtonedScreen {
  class var name: String { "" }

  /// What there is to tap; nothing on most.
  public var buttons: [ScreenButton] { [] }
  /// The texts above the buttons.
  var texts: [String] { [] }

  /// Makes the screen with its title.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = Self.name
  }

  /// Makes the screen with its title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = Self.name
  }

  /// Makes a view that describes the texts and buttons.
  public override func loadView() { view = ScreenView(of: self) }
}
