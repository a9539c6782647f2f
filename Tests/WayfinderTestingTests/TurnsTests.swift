import Dispatch
import Testing

@testable import WayfinderTesting

@Suite("Turns")
struct TurnsTests {
  @Test("TK-8 While an app is explored, what it begins beside the main actor runs there too")
  func whatIsBegunBesideTheMainActor() async {
    let main = MainQueue()
    await onMainSerialExecutor { #expect(await Task.detached { main.isCurrent }.value) }
  }

  @Test("TK-8 While an app is explored, what is begun elsewhere in the process stays there")
  func whatIsBegunElsewhere() async {
    let main = MainQueue()
    await onMainSerialExecutor {
      let isOnMain = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { Task.detached { continuation.resume(returning: main.isCurrent) } }
      }
      #expect(!isOnMain)
    }
  }

  @Test("TK-8 A few turns let what has left the main actor come back, however busy the threads are")
  func comingBack() async {
    await onMainSerialExecutor {
      for _ in 0..<100 {
        let visitor = Visitor()
        Task { await visitor.goAbroad() }
        for _ in 0..<6 { await passTurn() }
        guard visitor.isBack else {
          Issue.record("It has not come back.")
          return
        }
      }
    }
  }
}

/// Tells whether code runs on the queue of the main actor.
nonisolated private struct MainQueue: Sendable {
  private let key = DispatchSpecificKey<Bool>()

  init() { DispatchQueue.main.setSpecific(key: key, value: true) }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

private final class Visitor {
  var isBack = false

  func goAbroad() async {
    await abroad()
    isBack = true
  }

  @concurrent nonisolated private func abroad() async {}
}
