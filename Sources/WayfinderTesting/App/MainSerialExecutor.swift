import NavigationCore

#if os(Linux) || os(macOS)
  import Dispatch
  import Foundation
#endif

/// Runs something while all that the main actor's code begins runs on the main actor too, also what would go on by way of other
/// threads: an `async` function that is not isolated, another actor, a detached task.
///
/// What an app does by tasks and actors then comes in the same order in each run, however busy the machine is, and no turn takes
/// the time in which a thread wakes up:
///
/// ```swift
/// let report = try await withMainSerialExecutor { try await shop.verify(within: bound, with: helpers) }
/// ```
///
/// It holds for the whole process. So use it in a process of your own, such as a command that explores an app, or where tests run
/// one at a time: what another test begins on the main actor, and what blocks its thread, would hold up the main actor meanwhile.
/// Threads and dispatch queues of the app's own are what they were. ``AppUnderTest/helpVerifying(within:next:reply:)`` does it by
/// itself.
///
/// The runtime is asked by `swift_task_enqueueGlobal_hook`, which it has for other executors than its own. Where there is
/// no such hook, or it is taken, and on a phone, the operation runs as without this.
/// - Parameter operation: What to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@MainActor
public func withMainSerialExecutor<Result>(_ operation: @MainActor () async throws -> Result) async rethrows -> Result {
  guard MainSerialExecutor.isInstalled else { return try await operation() }
  MainSerialExecutor.users.change { $0 += 1 }
  defer { MainSerialExecutor.users.change { $0 -= 1 } }
  return try await operation()
}

/// The hook that says where jobs go.
nonisolated enum MainSerialExecutor {
  /// The number of operations under way. The hook, which is not isolated, reads it too.
  fileprivate static let users = Locked(0)

  @MainActor static var isInUse: Bool { users.value > 0 }

  #if os(Linux) || os(macOS)
    private typealias Enqueuing = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueuing) -> Void

    /// Marks the queue of the main actor.
    private static let isMain = DispatchSpecificKey<Bool>()

    /// Whether the runtime asks. It is told to once, and goes on to.
    fileprivate static let isInstalled: Bool = {
      guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return false }
      let place = symbol.assumingMemoryBound(to: UnsafeRawPointer?.self)
      guard place.pointee == nil else { return false }
      DispatchQueue.main.setSpecific(key: isMain, value: true)
      let hook: Hook = { job, enqueue in
        if DispatchQueue.getSpecific(key: isMain) == true, users.value > 0 {
          MainActor.shared.enqueue(job)
        } else {
          enqueue(job)
        }
      }
      place.pointee = unsafeBitCast(hook, to: UnsafeRawPointer.self)
      return true
    }()
  #else
    fileprivate static let isInstalled = false
  #endif
}
