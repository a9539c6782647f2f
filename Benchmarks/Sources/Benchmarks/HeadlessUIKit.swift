import SetUps
import Wayfinder

/// Measures the costs of PortableUIKit itself.
func benchmarkUIKit(_ bench: Bench, operations: Int) {
  benchmarkOutsideAWindow(bench)
  let shop = Shop(.manual)
  benchmarkInAWindow(bench, shop)
  let before = residentBytes()
  bench.benchmark("UK-18 \(operations) pushes and pops in a row", unit: "pair", count: operations) {
    for number in 0..<operations {
      shop.homeStack.pushViewController(Screen(number), animated: false)
      shop.homeStack.popViewController(animated: false)
      shop.window.transitionScheduler.advanceUntilIdle()
    }
  }
  print("  resident memory grew by \((residentBytes() - before) / 1_024) kB")
}

private func benchmarkOutsideAWindow(_ bench: Bench) {
  let stack = UINavigationController(rootViewController: Home())
  bench.benchmark(
    "UK-18 a push and a pop outside a window", unit: "pair", count: 1_000, limit: .nanoseconds(2_000)
  ) {
    for number in 0..<1_000 {
      stack.pushViewController(Screen(number), animated: false)
      stack.popViewController(animated: false)
    }
  }
}

private func benchmarkInAWindow(_ bench: Bench, _ shop: Shop) {
  bench.benchmark("UK-18 a push and a pop in a window", unit: "pair", count: 1_000, limit: .nanoseconds(6_000)) {
    for number in 0..<1_000 {
      shop.homeStack.pushViewController(Screen(number), animated: true)
      shop.window.transitionScheduler.advanceUntilIdle()
      shop.homeStack.popViewController(animated: true)
      shop.window.transitionScheduler.advanceUntilIdle()
    }
  }
  bench.benchmark("UK-18 a presentation and a dismissal", unit: "pair", count: 1_000) {
    for number in 0..<1_000 {
      shop.tabs.present(Screen(number), animated: true)
      shop.window.transitionScheduler.advanceUntilIdle()
      shop.tabs.dismiss(animated: true)
      shop.window.transitionScheduler.advanceUntilIdle()
    }
  }
}
