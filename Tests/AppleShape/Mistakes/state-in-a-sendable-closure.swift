// expect: can not be mutated from a Sendable closure
import UIKit
import Wayfinder

@MainActor final class Counter {
  var count = 0

  func observe() {
    _ = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: .main
    ) { _ in self.count += 1 }
  }
}
