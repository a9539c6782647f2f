public import Wayfinder

/// A screen with personal content of the user. A logout closes the screen.
@MainActor public protocol PersonalScreen: UIViewController {}

/// A screen of a module with actions.
@MainActor public protocol ActingScreen: UIViewController {
  /// The actions, from top to bottom.
  var actions: [ScreenAction] { get }
}

/// An action on the screen of a module.
public struct ScreenAction {
  /// The title of the action.
  public let title: String
  /// The code that a tap performs.
  public let run: () -> Void

  /// Creates an action.
  public init(_ title: String, run: @escaping () -> Void) {
    self.title = title
    self.run = run
  }
}

/// A service that asks the user whether an unfinished screen may be left. The shop provides the service to modules.
@MainActor public protocol LeaveAsking: AnyObject {
  /// Returns whether the screen may be left.
  func mayLeave() async -> Bool
}
