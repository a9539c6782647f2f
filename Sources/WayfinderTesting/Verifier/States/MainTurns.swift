#if os(Linux) || os(macOS)
  import Dispatch
#endif

// Turns of the main actor give time to the tasks of an app.
//
// A continuation resumes by way of the thread pool, even on the main actor, and a turn then takes twenty times as long. So a
// verification, which takes millions of turns, resumes on the main actor directly.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
nonisolated private final class MainTurns: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) { MainActor.shared.enqueue(UnownedJob(job)) }
}

/// Runs an operation that resumes on the main actor directly, if the system allows it.
func onMainTurns<Result>(_ body: () async throws -> Result) async rethrows -> Result {
  if MainSerialExecutor.isInUse { return try await body() }
  if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
    return try await withTaskExecutorPreference(MainTurns(), operation: body)
  }
  return try await body()
}

/// Lets the next jobs of the main actor run.
func passTurn() async {
  await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
    #if os(Linux) || os(macOS)
      DispatchQueue.main.async { continuation.resume() }
    #else
      Task { continuation.resume() }
    #endif
  }
}

/// Lets jobs of other threads run too. This takes much longer, except inside ``withMainSerialExecutor(_:)``.
func passTurnOfOthers() async {
  // All jobs are in one queue then.
  if MainSerialExecutor.isInUse { await passTurn() } else { await Task.detached {}.value }
  await passTurn()
}

/// Lets other threads run in any case: those of the app, and its dispatch queues.
func passTurnOfThreads() async {
  #if os(Linux) || os(macOS)
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      DispatchQueue.global().async { continuation.resume() }
    }
  #endif
  await passTurnOfOthers()
}

/// Passes turns while a condition holds, at most 1,200.
func passTurns(while isSo: () -> Bool) async {
  var turns = 0
  while turns < 1_200, isSo() {
    if turns < 200 { await passTurnOfOthers() } else { await passTurnOfThreads() }
    turns += 1
  }
}
