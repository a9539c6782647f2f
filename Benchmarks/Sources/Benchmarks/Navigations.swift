import SetUps
import Wayfinder

/// Measures the costs of navigations, compared with the same changes by hand.
func benchmarkNavigations(_ bench: Bench) {
  benchmarkVisible(bench)
  benchmarkPush(bench)
  benchmarkDismissalAndStack(bench)
  benchmarkTabs(bench)
  benchmarkPlan(bench)
  benchmarkQueue(bench)
}

/// The limit of a navigation: one and a half times the cost by hand, plus ten microseconds.
private let limit = Limit.byHand(times: 1.5, plus: 10_000)

private func benchmarkVisible(_ bench: Bench) {
  let shop = Shop()
  shop.homeStack.pushViewController(Product(1), animated: false)
  bench.benchmark("RC-30 a route to a visible screen", unit: "route", count: 100, limit: limit) {
    for _ in 0..<100 { shop.go(Routes.product, 1) }
  } byHand: {
    for _ in 0..<100 {
      let visible = (shop.tabs.selectedViewController as? UINavigationController)?.topViewController as? Product
      precondition(visible?.number == 1)
    }
  }
}

private func benchmarkPush(_ bench: Bench) {
  let shop = Shop()
  bench.benchmark("RC-30 a push (and a pop by hand)", unit: "push", count: 100, limit: limit) {
    for number in 0..<100 {
      shop.go(Routes.product, number)
      shop.homeStack.popViewController(animated: false)
    }
  } byHand: {
    for number in 0..<100 {
      shop.homeStack.pushViewController(Product(number), animated: false)
      shop.homeStack.popViewController(animated: false)
    }
  }
}

private func benchmarkDismissalAndStack(_ bench: Bench) {
  let shop = Shop()
  func presentByHand() {
    shop.tabs.dismiss(animated: false)
    let stack = UINavigationController()
    stack.setViewControllers([Chat(), Message()], animated: false)
    shop.tabs.present(stack, animated: false)
  }
  presentByHand()
  bench.benchmark("RC-30 a dismissal, then a stack of two presented", unit: "route", count: 100, limit: limit) {
    for number in 0..<100 { shop.go(Routes.message, number) }
  } byHand: {
    for _ in 0..<100 { presentByHand() }
  }
}

private func benchmarkTabs(_ bench: Bench) {
  let shop = Shop()
  bench.benchmark("RC-30 a tab change", unit: "change", count: 100, limit: limit) {
    for number in 0..<100 {
      if number % 2 == 0 { shop.go(Routes.account) } else { shop.go(Routes.home) }
    }
  } byHand: {
    for number in 0..<100 { shop.tabs.selectedIndex = number % 2 == 0 ? 1 : 0 }
  }
}

private func benchmarkPlan(_ bench: Bench) {
  let shop = Shop()
  shop.homeStack.pushViewController(Product(1), animated: false)
  shop.go(Routes.chat)
  bench.benchmark("RC-22 a plan for a tree of four containers", unit: "plan", count: 100, limit: .nanoseconds(50_000)) {
    for _ in 0..<100 { _ = try? shop.router.plan(to: Routes.account, with: 0) }
  }
}

private func benchmarkQueue(_ bench: Bench) {
  let shop = Shop()
  bench.benchmark("EN-22 requests queued at once", unit: "request", count: 10_000) {
    shop.window.transitionScheduler = TransitionScheduler(.manual)
    for _ in 0..<5_000 {
      shop.router.navigate(to: Routes.account, with: 0, animated: false) { _ in }
      shop.router.navigate(to: Routes.home, with: 0, animated: false) { _ in }
    }
    shop.window.transitionScheduler.advanceUntilIdle()
  }
}

/// Measures the growth of the costs with the size of the tree and the length of the chain.
func benchmarkGrowth(_ bench: Bench) {
  for size in [10, 100, 1_000, 10_000, 100_000] { benchmarkSearch(bench, size: size) }
  for length in [10, 100, 1_000] { benchmarkChain(bench, length: length) }
}

private func benchmarkSearch(_ bench: Bench, size: Int) {
  let shop = Shop()
  shop.homeStack.setViewControllers([Home()] + (1..<size).map { Screen($0) }, animated: false)
  let finder = ClassFinder<Chat, Any?>(windowProvider: FixedWindowProvider(shop.window))
  bench.benchmark("RC-30 a search of \(size) view controllers", unit: "view controller", count: size) {
    precondition(finder.findViewController() == nil)
  } byHand: {
    precondition(findByHand(shop.tabs) == nil)
  }
}

private func benchmarkChain(_ bench: Bench, length: Int) {
  let shop = Shop()
  var step: DestinationStep<UINavigationController, Int> = GeneralStep.custom(
    using: ClassFinder<UINavigationController, Int>(options: .currentVisibleOnly))
  for _ in 0..<length {
    step = StepAssembly(finder: NilFinder<Screen, Int>(), factory: InlineFactory { Screen($0) })
      .using(UINavigationController.push()).from(step).assemble().expectingContainer()
  }
  let root = shop.homeStack.viewControllers[0]
  bench.benchmark("RC-30 a chain of \(length) pushes", unit: "step", count: length) {
    shop.go(step)
    shop.homeStack.popToRootViewController(animated: false)
  } byHand: {
    shop.homeStack.setViewControllers([root] + (0..<length).map { Screen($0) }, animated: false)
    shop.homeStack.popToRootViewController(animated: false)
  }
}

/// A search by hand through containers and presented view controllers.
private func findByHand(_ viewController: UIViewController) -> Chat? {
  if let chat = viewController as? Chat { return chat }
  let children =
    (viewController as? UITabBarController)?.viewControllers
    ?? (viewController as? UINavigationController)?.viewControllers ?? []
  for child in children.reversed() {
    if let chat = findByHand(child) { return chat }
  }
  guard let presented = viewController.presentedViewController, presented.presentingViewController === viewController
  else { return nil }
  return findByHand(presented)
}
