#if os(Linux) || os(macOS)
  import Dispatch
  import Testing

  @testable import WayfinderTesting

  // Each test has its own process, because the executor applies to a whole process.
  @Suite("Main serial executor") struct MainSerialExecutorTests {
    @Test("TK-8 Work that begins on the main actor can be made to run there, also a detached task and an actor")
    func begunHere() async {
      await #expect(processExitsWith: .success) { await MainSerialExecutorTests.begin() }
    }

    private static func begin() async {
      let main = MainQueue()
      #expect(await Task.detached { main.isCurrent }.value == false)
      await withMainSerialExecutor {
        #expect(await Task.detached { main.isCurrent }.value)
        #expect(await Elsewhere().runs(on: main))
        let visitor = Visitor()
        Task { await visitor.goAbroad() }
        for _ in 0..<6 { await passTurn() }
        #expect(visitor.isBack, "a few turns are enough")
      }
      #expect(await Task.detached { main.isCurrent }.value == false)
    }

    @Test("TK-8 Jobs of other threads keep their executor")
    func begunElsewhere() async {
      await #expect(processExitsWith: .success) { await MainSerialExecutorTests.beginElsewhere() }
    }

    private static func beginElsewhere() async {
      let main = MainQueue()
      await withMainSerialExecutor {
        let isOnMain = await withCheckedContinuation { continuation in
          DispatchQueue.global().async { Task.detached { continuation.resume(returning: main.isCurrent) } }
        }
        #expect(!isOnMain)
      }
    }
  }

  /// A value that checks whether code runs on the queue of the main actor.
  nonisolated private struct MainQueue: Sendable {
    private let key = DispatchSpecificKey<Bool>()

    init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
  }

  private actor Elsewhere {
    func runs(on queue: MainQueue) -> Bool { queue.isCurrent }
  }

  private final class Visitor {
    var isBack = false

    func goAbroad() async {
      await abroad()
      isBack = true
    }

    @concurrent nonisolated private func abroad() async {}
  }
#endif
