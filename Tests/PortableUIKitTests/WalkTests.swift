import PortableUIKit
import Testing
import Walks

@Suite struct WalkTests {
  @Test(
    "UK-6 After a random walk the visible screens match the state, callbacks alternate, and completions come once",
    arguments: Walks.seeds(8, long: 50), [TransitionScheduler.Mode.manual, .immediate])
  func walk(seed: UInt64, mode: TransitionScheduler.Mode) {
    walk(seed: seed, mode: mode, steps: Walks.count(400, long: 800))
  }

  @discardableResult private func walk(seed: UInt64, mode: TransitionScheduler.Mode, steps: Int) -> Bool {
    let log = MisuseLog()
    return UIKitMisuse.$log.withValue(log) {
      let walk = Walk(seed: seed, mode: mode)
      for step in 0..<steps {
        walk.step()
        guard isRight(walk, "seed \(seed), \(mode), step \(step)") else { return false }
      }
      walk.settleAndCheck()
      guard isRight(walk, "seed \(seed), \(mode), settled after \(steps) steps") else { return false }
      let leaks = walk.leaks()
      guard isRight(walk, "seed \(seed), \(mode), emptied after \(steps) steps") else { return false }
      #expect(leaks == 0, "UK-13 seed \(seed), \(mode)")
      #expect(!log.entries.contains { $0.kind == .neverIdle })
      return leaks == 0
    }
  }

  /// Records each fault of the walk with all data that reproduces it.
  private func isRight(_ walk: Walk, _ place: String) -> Bool {
    guard !walk.faults.isEmpty else { return true }
    Issue.record("\(place): \(walk.faults.prefix(4)) in \(walk.tree) after \(walk.trace.suffix(20))")
    return false
  }
}
