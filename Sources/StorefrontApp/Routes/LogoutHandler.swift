import StorefrontProtocols
import Wayfinder

/// Closes the personal screens of a user who has logged out, so that the next user does not see them.
///
/// The router's queue closes each screen, so that no navigation is interrupted. After each closing the handler searches again, because
/// other requests may have run in between.
final class LogoutHandler {
  private weak var window: UIWindow?
  private weak var session: Session?
  private var isClearing = false

  init(_ window: UIWindow, _ session: Session) {
    self.window = window
    self.session = session
  }

  /// Returns the router with a task that closes personal screens after each navigation if no user is logged in. A guard that has let a
  /// request pass during the login is not asked again, so the request may show a personal screen after the logout.
  func clearing(_ router: Router) -> Router {
    router.adding(
      InlinePostTask<UIViewController, Any?> { screen, _, stack in
        // Clears once for each navigation, and not for each screen that the navigation shows.
        if screen === stack.last { self.clear() }
      })
  }

  /// Closes all personal screens, unless a user is logged in.
  func clear() {
    guard !isClearing else { return }
    isClearing = true
    clear(leaving: [])
  }

  private func clear(leaving tried: Set<ObjectIdentifier>) {
    guard let window, let personal = personalScreen(in: window, excluding: tried) else {
      isClearing = false
      return
    }
    Router(window: window).navigate(.close(personal).leavingWithoutAsking()) { [weak self] outcome in
      switch outcome {
      // A request of the user has replaced this request, so another request closes the screen.
      case .superseded, .cancelled: self?.clear(leaving: tried)
      default: self?.clear(leaving: tried.union([ObjectIdentifier(personal)]))
      }
    }
  }

  private func personalScreen(in window: UIWindow, excluding tried: Set<ObjectIdentifier>) -> UIViewController? {
    guard session?.isLoggedIn == false else { return nil }
    let everything = DefaultStackIterator(windowProvider: FixedWindowProvider(window))
    return try? everything.firstViewController { visited in
      visited.isPersonal && !tried.contains(ObjectIdentifier(visited))
    }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the screen is personal. Alerts count, because all alerts of the shop ask about personal
  /// content.
  fileprivate var isPersonal: Bool { self is any PersonalScreen || self is UIAlertController }
}
