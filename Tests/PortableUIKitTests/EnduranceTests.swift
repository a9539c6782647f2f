import PortableUIKit
import Testing
import Walks

final class CountedScreen: UIViewController {
  static var alive = 0
  init() {
    super.init(nibName: nil, bundle: nil)
    Self.alive += 1
  }
  required init?(coder: NSCoder) { nil }
  isolated deinit { Self.alive -= 1 }
}

@Suite(.serialized) struct EnduranceTests {
  /// Returns the time of this thread that a body takes, in nanoseconds.
  private func cost(_ body: () -> Void) -> Int {
    func now() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
    let start = now()
    body()
    return now() - start
  }

  /// Runs the body a hundred thousand times, or ten thousand times in the short form. Expects the same cost at the end as at the start,
  /// and the same number of living screens.
  private func endure(_ stage: Stage, _ body: () -> Void) {
    let alive = CountedScreen.alive
    let turns = Walks.count(500, long: 5_000)
    func cost() -> Int {
      let cost = self.cost {
        for _ in 0..<turns {
          body()
          stage.settle()
        }
      }
      #expect(CountedScreen.alive == alive)
      return cost
    }
    let costs = (0..<20).map { _ in cost() }
    // Takes the best of five, because the machine does other work too, and measures again while it is busy. More runs do not speed up
    // code that has become slow for good.
    let first = costs.prefix(5).min() ?? 0
    var last = costs.suffix(5).min() ?? 0
    for _ in 0..<80 where last >= first * 2 { last = min(last, cost()) }
    #expect(last < first * 2, "\(turns) took \(first) ns at first and \(last) ns at last")
    #expect(stage.window.isSettled)
    #expect(stage.scheduler.isIdle)
  }

  @Test("UK-18 Repeated pushes and pops leave no screen alive, and the last are as fast as the first")
  func pushes() {
    let stage = Stage()
    let navigation = stage.shown(UINavigationController(rootViewController: UIViewController()))
    endure(stage) {
      navigation.pushViewController(CountedScreen(), animated: true)
      navigation.popViewController(animated: true)
    }
    #expect(navigation.children.count == 1)
    #expect(navigation.view.subviews.count == 1)
    #expect(stage.window.subviews.count == 1)
  }

  @Test("UK-18 Repeated presentations and dismissals leave no screen alive, and the last are as fast as the first")
  func presents() {
    let stage = Stage()
    let root = stage.shown(UIViewController())
    endure(stage) {
      root.present(CountedScreen(), animated: true)
      root.dismiss(animated: true)
    }
    #expect(root.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }
}
