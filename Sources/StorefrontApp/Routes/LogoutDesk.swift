import StorefrontProtocols
import Wayfinder

/// Takes away what belongs to somebody who has logged out: it is not shown to the next.
///
/// The router closes it in turn, so that it does not happen in the middle of a navigation, and after each it is looked for
/// again, as others may have had their turn meanwhile.
final class LogoutDesk {
  private weak var window: UIWindow?
  private weak var session: Session?
  private var isClearing = false

  init(_ window: UIWindow, _ session: Session) {
    self.window = window
    self.session = session
  }

  /// The same router, which has cleared up whatever it shows while nobody is logged in: a guard that agreed while somebody
  /// was is not asked again, and may have let something pass that is shown only now.
  func clearing(_ router: Router) -> Router {
    router.adding(
      InlinePostTask<UIViewController, Any?> { screen, _, stack in
        // Once for each navigation, and not for each screen that it shows.
        if screen === stack.last { self.clear() }
      })
  }

  /// Closes what belongs to somebody, unless somebody is logged in.
  func clear() {
    guard !isClearing else { return }
    isClearing = true
    clear(leaving: [])
  }

  private func clear(leaving tried: Set<ObjectIdentifier>) {
    guard let window, let personal = personalScreen(in: window, besides: tried) else {
      isClearing = false
      return
    }
    Router(window: window).navigate(.close(personal).leavingWithoutAsking()) { [weak self] outcome in
      switch outcome {
      // A request of the user's took its place, and it still has to go.
      case .superseded, .cancelled: self?.clear(leaving: tried)
      default: self?.clear(leaving: tried.union([ObjectIdentifier(personal)]))
      }
    }
  }

  private func personalScreen(in window: UIWindow, besides tried: Set<ObjectIdentifier>) -> UIViewController? {
    guard session?.isLoggedIn == false else { return nil }
    let everything = DefaultStackIterator(windowProvider: FixedWindowProvider(window))
    return try? everything.firstViewController { visited in
      visited.isPersonal && !tried.contains(ObjectIdentifier(visited))
    }
  }
}

extension UIViewController {
  /// Whether it belongs to somebody. All that is asked by alerts is whether something of somebody's may go.
  fileprivate var isPersonal: Bool { self is any PersonalScreen || self is UIAlertController }
}
