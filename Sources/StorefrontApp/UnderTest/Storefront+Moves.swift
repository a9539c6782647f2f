import Wayfinder
public import WayfinderTesting

extension Storefront: RunningApp {}

extension Storefront {
  /// The moves that the verifier cannot find in the window: taps on buttons, which are not drawn, and the login.
  public var moves: [AppMove] {
    guard window.isTouchable else { return [] }
    let taps = buttons.map { button in
      AppMove(button.move) { [self] in
        press(button)
        return true
      }
    }
    guard let login = visibleScreen as? LoginScreen else { return taps }
    return taps + [
      AppMove(LoginScreen.submitting) {
        login.submit()
        return true
      }
    ]
  }

  /// Returns the move of a user who opens a notification.
  public func move(following notification: ShopNotification) -> AppMove {
    AppMove(notification.move) { [self] in (try? follow(notification) { _ in }) != nil }
  }

  private func press(_ button: ScreenButton) {
    switch button.press {
    case .goTo(let place): go(to: place) { _ in }
    case .run(let body): body()
    }
  }
}

// The names of the moves, here and in journals.
extension ScreenButton {
  /// The name of a tap on the button.
  public var move: String { "tap “\(title)”" }
}

extension LoginScreen {
  /// The name of submitting the name and the password.
  public static let submitting = "submit the login"
}

nonisolated extension ShopNotification {
  private static let following = "notify "

  /// The name of opening the notification.
  public var move: String { "\(Self.following)\(self)" }

  /// Creates the notification from the name of its move.
  init?(move: String) {
    guard move.hasPrefix(Self.following) else { return nil }
    self.init(words: move.dropFirst(Self.following.count).split(separator: " ").map(String.init))
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether the window responds to touches.
  fileprivate var isTouchable: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      rootViewController?.transitionCoordinator == nil
    #else
      transitionScheduler.isIdle
    #endif
  }
}
