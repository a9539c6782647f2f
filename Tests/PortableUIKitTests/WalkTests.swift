import PortableUIKit
import Testing

@Suite struct WalkTests {
  @Test(
    "UK-6 What is seen is what is true once settled, callbacks alternate, completions come once",
    arguments: [UInt64](0..<25), [TransitionScheduler.Mode.manual, .immediate])
  func walk(seed: UInt64, mode: TransitionScheduler.Mode) {
    walk(seed: seed, mode: mode, steps: 800)
  }

  /// How many operations the long walk does, from `PORTABLEUIKIT_WALK_OPERATIONS`; say 1000000.
  nonisolated static let longWalk = variable("PORTABLEUIKIT_WALK_OPERATIONS").flatMap(Int.init)
  /// Where the long walk's seeds begin, from `PORTABLEUIKIT_WALK_SEED`.
  nonisolated static let firstSeed = variable("PORTABLEUIKIT_WALK_SEED").flatMap(UInt64.init) ?? 1_000

  nonisolated private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  @Test("UK-18 A long walk keeps what must hold, and leaves nothing behind", .enabled(if: longWalk != nil))
  func longWalk() {
    let stride = 1_000
    for index in 0..<(Self.longWalk ?? 0) / stride {
      let mode = index.isMultiple(of: 2) ? TransitionScheduler.Mode.manual : .immediate
      guard walk(seed: Self.firstSeed + UInt64(index), mode: mode, steps: stride) else { return }
    }
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

  /// Records what is wrong, with all it takes to see it again.
  private func isRight(_ walk: Walk, _ place: String) -> Bool {
    guard !walk.faults.isEmpty else { return true }
    Issue.record("\(place): \(walk.faults.prefix(4)) in \(walk.tree) after \(walk.trace.suffix(20))")
    return false
  }
}
