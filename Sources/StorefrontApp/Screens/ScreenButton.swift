public import Wayfinder

/// Something to tap on a screen.
public struct ScreenButton {
  /// What tapping does.
  public enum Press {
    /// Goes somewhere.
    case goTo(Place)
    /// Does something on the screen itself.
    case run(() -> Void)
  }

  /// What is written on it.
  public let title: String
  /// What tapping it does.
  public let press: Press

  init(_ title: String, _ press: Press) {
    self.title = title
    self.press = press
  }
}

/// A screen with something to tap.
public protocol ButtonedScreen: UIViewController {
  /// What there is to tap, from top to bottom.
  var buttons: [ScreenButton] { get }
}

/// A screen that stands over others and has a button that closes it.
protocol ClosableScreen: Dismissible where DismissalTargetContext == Void {}

extension ClosableScreen {
  var doneButton: ScreenButton {
    ScreenButton("Done", .run { [weak self] in self?.dismissViewController() })
  }
}
