import Dispatch

// Turns of the main actor: how what an app has begun is given time.

/// Lets what waits for its turn on the main actor have it.
func passTurn() async {
  await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
    Task { continuation.resume() }
  }
}

/// Lets what a task has begun, which need not be on the main actor, have its turn too.
func passTurnOfOthers() async {
  await Task.detached {}.value
  await passTurn()
}

/// Lets other threads have their turn, which takes much longer: those that an app has, or its queues.
func passTurnOfThreads() async {
  await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
    DispatchQueue.global().async { continuation.resume() }
  }
  await passTurn()
}

/// Lets turns pass for as long as something is so, but not for ever.
func passTurns(while isSo: () -> Bool) async {
  var turns = 0
  while turns < 1_200, isSo() {
    if turns < 200 { await passTurnOfOthers() } else { await passTurnOfThreads() }
    turns += 1
  }
}
