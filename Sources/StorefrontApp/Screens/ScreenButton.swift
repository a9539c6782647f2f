public import Wayfinder

/// A button of a screen.
public struct ScreenButton {
  /// The effect of a tap.
  public enum Press {
    /// Goes to a place.
    case goTo(Place)
    /// Performs code of the screen.
    case run(() -> Void)
  }

  /// The title of the button.
  public let title: String
  /// The effect of a tap.
  public let press: Press

  init(_ title: String, _ press: Press) {
    self.title = title
    self.press = press
  }
}

/// A screen with buttons.
public protocol ButtonedScreen: UIViewController {
  /// The buttons, from top to bottom.
  var buttons: [ScreenButton] { get }
}

/// A screen over other screens, with a button that closes it.
protocol ClosableScreen: Dismissible where DismissalTargetContext == Void {}

extension ClosableScreen {
  var doneButton: ScreenButton {
    ScreenButton("Done", .run { [weak self] in self?.dismissViewController() })
  }
}
