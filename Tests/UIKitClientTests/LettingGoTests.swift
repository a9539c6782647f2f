import Testing
import UIKit

/// A screen as apps write it, with a `deinit` that is not isolated.
private final class GoingScreen: UIViewController {
  private let onGone: @Sendable () -> Void

  init(onGone: @escaping @Sendable () -> Void) {
    self.onGone = onGone
    super.init(nibName: nil, bundle: nil)
    view = GoingView(frame: .zero)
    addChild(UINavigationController(rootViewController: UIViewController()))
  }

  required init?(coder: NSCoder) { nil }

  deinit { onGone() }
}

private final class GoingView: UIView {}

@Suite struct LettingGoTests {
  @Test("UK-2 The last reference to a screen may be released off the main actor")
  func offTheMainActor() async {
    await confirmation { gone in
      await Task.detached { _ = await GoingScreen { gone() } }.value
    }
  }
}
