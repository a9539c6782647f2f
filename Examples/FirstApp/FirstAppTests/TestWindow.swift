import UIKit
import Wayfinder

/// A window of its own over the app's, for one test.
final class TestWindow {
  let window: UIWindow
  let router: Router

  init(_ root: UIViewController) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    window = scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    router = Router(window: window)
  }

  /// Presents on the root, and waits until it is there.
  func present(_ screen: UIViewController) async {
    await withCheckedContinuation { next in
      window.rootViewController?.present(screen, animated: true) { next.resume() }
    }
  }

  /// Waits until nothing has moved for some frames.
  func rest() async { _ = await Clock().rest { true } }

  func close() { window.isHidden = true }
}

/// A screen that routes lead to.
final class Wanted: UIViewController {}
