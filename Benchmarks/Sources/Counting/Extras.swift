import SetUps
import Wayfinder

/// A push with an addition (a journal, a listener, a guard), and requests that wait.
extension Scenario {
  static let extras = [
    pushing("push-journal", "a push, with the journal on", recording),
    pushing("push-listener", "a push, with a listener", listening),
    pushing("push-guard", "a push, with a guard", guarded),
    Scenario(
      "push-journal-below", growing: "a push with the journal on, for each screen below",
      [.router: keepingShop(recording, in: below)]),
    Scenario("waiting", growing: "requests that wait, for each of them", [.router: { waiting($0) }]),
  ]

  private static func pushing(
    _ name: String, _ title: String, _ operation: @escaping @MainActor (Shop) -> Operation
  ) -> Scenario {
    Scenario(name, title, [.router: { operation(Shop()) }])
  }

  private static func recording(_ shop: Shop) -> Operation {
    let recorder = JournalRecorder(shop.router)
    let push = push(shop)
    return { number in withExtendedLifetime(recorder) { push(number) } }
  }

  private static func listening(_ shop: Shop) -> Operation {
    let events = shop.router.events
    let push = push(shop)
    return { number in withExtendedLifetime(events) { push(number) } }
  }

  private static func guarded(_ shop: Shop) -> Operation {
    let router = shop.router.adding(Agreeing())
    let stack = shop.visibleStack
    return { number in
      shop.go(Routes.product, number, by: router)
      stack.popViewController(animated: false)
    }
  }

  /// Makes as many requests as the app is large while the window is hidden, so that all requests wait. A third of them is carried out, a
  /// third is dropped because it equals one of those, and a third is cancelled.
  private static func waiting(_ size: Int) -> Operation {
    let shop = Shop()
    return { _ in
      shop.window.isHidden = true
      var arrived = 0
      var cancelled: [NavigationHandle] = []
      for number in 0..<size {
        let handle = shop.router.navigate(
          to: Routes.home, with: number % 3 == 1 ? number - 1 : number, animated: false,
          policy: number % 3 == 1 ? .dropIfSame : .waitTurn
        ) { if $0.value != nil { arrived += 1 } }
        if number % 3 == 2 { cancelled.append(handle) }
      }
      for handle in cancelled { handle.cancel() }
      shop.window.makeKeyAndVisible()
      precondition(arrived == size - size / 3, "\(arrived) of \(size) arrived")
    }
  }
}

private struct Agreeing: AnsweringInterceptor {
  func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) { completion(.success) }
}
