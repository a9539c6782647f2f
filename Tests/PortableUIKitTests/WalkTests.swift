import PortableUIKit
import Testing

@Suite struct WalkTests {
  @Test(
    "UK-6 What is seen is what is true once settled, callbacks alternate, completions come once",
    arguments: [UInt64](0..<25), [TransitionScheduler.Mode.manual, .immediate])
  func walk(seed: UInt64, mode: TransitionScheduler.Mode) {
    let log = MisuseLog()
    UIKitMisuse.$log.withValue(log) {
      let walk = Walk(seed: seed, mode: mode)
      for step in 0..<800 {
        walk.step()
        guard walk.faults.isEmpty else {
          Issue.record("seed \(seed), \(mode), step \(step): \(walk.faults.prefix(4)) after \(walk.trace.suffix(20))")
          return
        }
      }
      walk.settleAndCheck()
      #expect(walk.faults.isEmpty)
      #expect(walk.leaks() == 0, "UK-13")
      #expect(!log.entries.contains { $0.kind == .neverIdle })
    }
  }
}
