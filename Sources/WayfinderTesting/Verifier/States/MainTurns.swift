#if os(Linux) || os(macOS)
  import Dispatch
#endif

// Turns of the main actor: how what an app has begun is given time.
//
// Whatever waits goes on by way of the pool of threads, even where it came from the main actor and goes back there; a turn takes
// twenty times as long as it needs to then. A verification takes millions, so it has itself resumed on the main actor.

/// Resumes what has waited on the main actor.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
nonisolated private final class MainTurns: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) { MainActor.shared.enqueue(UnownedJob(job)) }
}

/// Does something whose turns are taken on the main actor alone, where the system can do that.
func onMainTurns<Result>(_ body: () async throws -> Result) async rethrows -> Result {
  if MainSerialExecutor.isInUse { return try await body() }
  if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
    return try await withTaskExecutorPreference(MainTurns(), operation: body)
  }
  return try await body()
}

/// Lets what waits for its turn on the main actor have it.
func passTurn() async {
  await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
    #if os(Linux) || os(macOS)
      DispatchQueue.main.async { continuation.resume() }
    #else
      Task { continuation.resume() }
    #endif
  }
}

/// Lets what goes on by way of other threads have its turn too. It takes much longer, unless those are left alone
/// (``withMainSerialExecutor(_:)``).
func passTurnOfOthers() async {
  // Then what goes on elsewhere waits in the same line.
  if MainSerialExecutor.isInUse { await passTurn() } else { await Task.detached {}.value }
  await passTurn()
}

/// Lets other threads have their turn in any case: those that an app has, or its queues.
func passTurnOfThreads() async {
  #if os(Linux) || os(macOS)
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      DispatchQueue.global().async { continuation.resume() }
    }
  #endif
  await passTurnOfOthers()
}

/// Lets turns pass for as long as something is so, but not for ever.
func passTurns(while isSo: () -> Bool) async {
  var turns = 0
  while turns < 1_200, isSo() {
    if turns < 200 { await passTurnOfOthers() } else { await passTurnOfThreads() }
    turns += 1
  }
}
