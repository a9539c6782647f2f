public import Wayfinder

/// Shows what belongs to somebody, and goes when they log out.
@MainActor public protocol PersonalScreen: UIViewController {}

/// A screen of a module with something to tap.
@MainActor public protocol ActingScreen: UIViewController {
  /// What there is to tap, from top to bottom.
  var actions: [ScreenAction] { get }
}

/// Something to tap on the screen of a module.
public struct ScreenAction {
  /// What is written on it.
  public let title: String
  /// What tapping it does.
  public let run: () -> Void

  /// Makes an action.
  public init(_ title: String, run: @escaping () -> Void) {
    self.title = title
    self.run = run
  }
}

/// Asks the user whether something unfinished may be left. Modules ask for it; the shop provides it.
@MainActor public protocol LeaveAsking: AnyObject {
  /// Whether it may be left.
  func mayLeave() async -> Bool
}
