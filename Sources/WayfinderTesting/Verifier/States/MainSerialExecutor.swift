import Dispatch
import Foundation
import Synchronization

/// Has what the main actor's code begins run on the main actor too, also what would have gone on by way of other threads.
///
/// An app that is explored is then the same in each run, however busy the machine is; and no turn takes the time in which a thread
/// wakes up. The runtime asks `swift_task_enqueueGlobal_hook`, which it has for executors of one's own, where a job goes. What is
/// begun elsewhere, such as by other tests of the process, goes where it went before; and where there is no such hook all does.
nonisolated private enum MainSerialExecutor {
  private typealias Enqueuing = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueuing) -> Void

  /// How many verifications are under way.
  static let users = Atomic<Int>(0)
  /// Marks the queue of the main actor.
  private static let isMain = DispatchSpecificKey<Bool>()

  /// Whether the runtime asks. It is asked for once, and stays so.
  static let isInstalled: Bool = {
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return false }
    let place = symbol.assumingMemoryBound(to: UnsafeRawPointer?.self)
    guard place.pointee == nil else { return false }
    DispatchQueue.main.setSpecific(key: isMain, value: true)
    let hook: Hook = { job, enqueue in
      if users.load(ordering: .relaxed) > 0, DispatchQueue.getSpecific(key: isMain) == true {
        MainActor.shared.enqueue(job)
      } else {
        enqueue(job)
      }
    }
    place.pointee = unsafeBitCast(hook, to: UnsafeRawPointer.self)
    return true
  }()
}

/// Does something while all that is begun on the main actor runs there, also what is not isolated to it.
func onMainSerialExecutor<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
  guard MainSerialExecutor.isInstalled else { return try await body() }
  MainSerialExecutor.users.add(1, ordering: .relaxed)
  defer { MainSerialExecutor.users.subtract(1, ordering: .relaxed) }
  return try await body()
}
