public import Wayfinder

/// A screen of the shop. Most screens have fixed contents and a fixed title.
public class ShopScreen: UIViewController, ButtonedScreen {
  class var name: String { "" }

  /// The texts above the buttons; empty by default.
  var texts: [String] { [] }
  /// The buttons of the screen; empty by default.
  public var buttons: [ScreenButton] { [] }

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

  /// Creates a view that describes the texts and buttons.
  public override func loadView() { view = ScreenView(of: self) }
}
