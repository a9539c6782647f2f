import SetUps
import Wayfinder

/// Operations whose cost grows with the number of screens in the app.
extension Scenario {
  static let growing = [
    growing("push-below", "a push, for each screen below in the stack", push, byHand: pushByHand, in: below),
    growing("push-tabs", "a push, for each tab", push, byHand: pushByHand, in: tabs),
    growing("push-elsewhere", "a push, for each screen in another tab", push, byHand: pushByHand, in: elsewhere),
    growing("push-modals", "a push, for each modal below", push, byHand: pushByHand, in: modals),
    growing("tab-tabs", "a tab change, for each tab", tab, byHand: tabByHand, in: tabs),
    growing("tab-elsewhere", "a tab change, for each screen in a third tab", tab, byHand: tabByHand) { shop, size in
      shop.tabs.viewControllers?.append(stack(of: size))
    },
    growing("context-below", "a context presented, for each screen below", context, byHand: pushByHand, in: below),
    growing(
      "context-elsewhere", "a context presented, for each screen elsewhere", context, byHand: pushByHand, in: elsewhere),
  ]

  typealias SetUp = @MainActor (Shop) -> Operation

  private static func growing(
    _ name: String, _ title: String, _ router: @escaping SetUp, byHand: @escaping SetUp,
    in app: @escaping @MainActor (Shop, Int) -> Void
  ) -> Scenario {
    return Scenario(name, growing: title, [.hand: keepingShop(byHand, in: app), .router: keepingShop(router, in: app)])
  }

  /// Returns an operation that retains its shop, because a stack without a window does less work.
  static func keepingShop(
    _ setUp: @escaping SetUp, in app: @escaping @MainActor (Shop, Int) -> Void
  ) -> (Int) -> Operation {
    { size in
      let shop = Shop()
      app(shop, size)
      let operation = setUp(shop)
      return { number in withExtendedLifetime(shop) { operation(number) } }
    }
  }

  private static func pushByHand(_ shop: Shop) -> Operation {
    let stack = shop.visibleStack
    return { number in
      stack.pushViewController(Product(number), animated: false)
      stack.popViewController(animated: false)
    }
  }

  /// The finders return the stacks directly. A search would visit each tab until it finds the right one.
  private static func tab(_ shop: Shop) -> Operation {
    let home = GeneralStep.custom(using: InlineFinder<UINavigationController, Int> { _ in shop.homeStack })
    let account = GeneralStep.custom(using: InlineFinder<UINavigationController, Int> { _ in shop.accountStack })
    return { number in if number % 2 == 0 { shop.go(account) } else { shop.go(home) } }
  }

  private static func tabByHand(_ shop: Shop) -> Operation {
    { number in shop.tabs.selectedIndex = number % 2 == 0 ? 1 : 0 }
  }

  private static func tabs(_ shop: Shop, _ size: Int) {
    shop.tabs.viewControllers?.append(contentsOf: (0..<size).map { Screen($0) })
  }

  static func below(_ shop: Shop, _ size: Int) {
    shop.homeStack.setViewControllers([Home()] + (1..<size).map { Screen($0) }, animated: false)
  }

  private static func elsewhere(_ shop: Shop, _ size: Int) {
    shop.accountStack.setViewControllers([Account()] + (1..<size).map { Screen($0) }, animated: false)
  }

  private static func modals(_ shop: Shop, _ size: Int) {
    var top: UIViewController = shop.tabs
    for number in 0..<size {
      let next = UINavigationController(rootViewController: Screen(number))
      top.present(next, animated: false)
      top = next
    }
  }

  private static func stack(of size: Int) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers((0..<size).map { Screen($0) }, animated: false)
    return stack
  }
}
