import PageFlow
import SetUps
import Wayfinder

/// Measures the costs of registering and showing pages, and their growth with the number of pages.
func benchmarkPageFlows(_ bench: Bench) {
  for size in [100, 10_000, 100_000] { benchmarkRegistering(bench, size: size) }
  for size in [100, 10_000, 100_000] { benchmarkShowing(bench, size: size) }
  for length in [10, 100, 1_000] { benchmarkGoingBack(bench, length: length) }
}

private func benchmarkRegistering(_ bench: Bench, size: Int) {
  let pages = Pages(size: size)
  bench.benchmark(
    "PF-7 registering \(size) pages", unit: "page", count: size, limit: .nanoseconds(2_000)
  ) { _ = pages.registered() }
}

private func benchmarkShowing(_ bench: Bench, size: Int) {
  let pages = PagesOnScreen(size: size)
  bench.benchmark("PF-7 a show between leaves of \(size) pages", unit: "show", count: 100) {
    for number in 0..<100 { pages.show(number) }
  }
}

private func benchmarkGoingBack(_ bench: Bench, length: Int) {
  let chain = (0..<length).map { page("\($0)") }
  let (flow, window) = (AppFlowController(), UIWindow(frame: .zero))
  window.transitionScheduler = TransitionScheduler(.immediate)
  flow.prepare(for: window)
  window.makeKeyAndVisible()
  do {
    var path = chain[0] => chain[1]
    for page in chain.dropFirst(2) { path = path => page }
    try flow.register(path: path)
  } catch {
    preconditionFailure("\(error)")
  }
  bench.benchmark("PF-12 there and back over a chain of \(length) pages", unit: "page", count: length) {
    show(chain[length - 1], in: flow)
    show(chain[0], in: flow)
  }
}
