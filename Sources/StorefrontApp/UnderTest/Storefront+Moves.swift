import Wayfinder
public import WayfinderTesting

extension Storefront: RunningApp {}

extension Storefront {
  /// What the user can do besides what a look at the screen finds: tap the buttons, which are drawn nowhere, and log in.
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

  /// The user's following a notification.
  public func move(following notice: Notice) -> AppMove {
    AppMove(notice.move) { [self] in (try? follow(notice) { _ in }) != nil }
  }

  private func press(_ button: ScreenButton) {
    switch button.press {
    case .goTo(let place): go(to: place) { _ in }
    case .run(let body): body()
    }
  }
}

// What the moves are called, here and in journals.
extension ScreenButton {
  /// Tapping it.
  public var move: String { "tap “\(title)”" }
}

extension LoginScreen {
  /// Handing name and password in.
  public static let submitting = "submit the login"
}

nonisolated extension Notice {
  private static let following = "notify "

  /// Following it.
  public var move: String { "\(Self.following)\(self)" }

  /// Reads what following it is called.
  init?(move: String) {
    guard move.hasPrefix(Self.following) else { return nil }
    self.init(words: move.dropFirst(Self.following.count).split(separator: " ").map(String.init))
  }
}

extension UIWindow {
  /// Whether a finger would reach what is shown.
  fileprivate var isTouchable: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      rootViewController?.transitionCoordinator == nil
    #else
      transitionScheduler.isIdle
    #endif
  }
}
