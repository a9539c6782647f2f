import NavigationCore

#if os(Linux) || os(macOS)
  import Dispatch
  import Foundation
#endif

/// Runs an operation while all jobs of the process run on the main actor, also the jobs of other actors and detached tasks.
///
/// The tasks and actors of an app then run in the same order each time, and no turn waits for a thread:
///
/// ```swift
/// let report = try await withMainSerialExecutor { try await shop.verify(within: bound, with: helpers) }
/// ```
///
/// It affects the whole process. So use it in a process of its own, such as a command that explores an app, or in tests that run one at a
/// time. Threads and dispatch queues of the app do not change. ``AppUnderTest/helpVerifying(within:next:reply:)`` uses it by itself.
///
/// It sets `swift_task_enqueueGlobal_hook` of the runtime. If the hook does not exist or is taken, and on a phone, the operation runs as
/// usual.
/// - Parameter operation: The operation.
/// - Returns: The result of the operation.
/// - Throws: An error of the operation.
@MainActor
public func withMainSerialExecutor<Result>(_ operation: @MainActor () async throws -> Result) async rethrows -> Result {
  guard MainSerialExecutor.isInstalled else { return try await operation() }
  MainSerialExecutor.users.change { $0 += 1 }
  defer { MainSerialExecutor.users.change { $0 -= 1 } }
  return try await operation()
}

/// The hook that decides about the executor of jobs.
nonisolated enum MainSerialExecutor {
  /// The number of operations under way, which the hook reads too.
  fileprivate static let users = Locked(0)

  @MainActor static var isInUse: Bool { users.value > 0 }

  #if os(Linux) || os(macOS)
    private typealias Enqueuing = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueuing) -> Void

    private static let isMain = DispatchSpecificKey<Bool>()

    /// A Boolean value that indicates whether the hook is set. It stays set.
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
