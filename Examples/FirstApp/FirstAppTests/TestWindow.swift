import UIKit
import Wayfinder

/// A window for one test, over the window of the app.
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

  /// Presents a screen on the root, and waits for the end of the presentation.
  func present(_ screen: UIViewController) async {
    await withCheckedContinuation { next in
      window.rootViewController?.present(screen, animated: true) { next.resume() }
    }
  }

  /// Waits until no view has moved for some frames.
  func rest() async { _ = await Clock().rest { true } }

  func close() { window.isHidden = true }
}

/// A screen that routes lead to.
final class Wanted: UIViewController {}
