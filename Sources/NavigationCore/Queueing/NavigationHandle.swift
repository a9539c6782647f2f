#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A handle that cancels a request.
public struct NavigationHandle {
  package let asker: Navigation.Asker
  private let queue: NavigationQueue

  package init(asker: Navigation.Asker, queue: NavigationQueue) {
    self.asker = asker
    self.queue = queue
  }

  /// Cancels the request, which ends ``Outcome/cancelled``.
  ///
  /// A request that has begun to change the screen completes, unless one of its changes never answers. A request that has ended keeps
  /// its outcome.
  public func cancel() { queue.cancel(asker) }
}

extension NavigationQueue {
  /// Starts a request and waits for its outcome. Cancelling the task cancels the request.
  ///
  /// - Parameter start: Starts the request for a caller, and calls the closure once with the outcome.
  package func outcome<Value>(
    _ start: (Navigation.Asker, @escaping @MainActor (Outcome<Value>) -> Void) -> Void
  ) async -> Outcome<Value> {
    let asker = Navigation.Asker()
    var outcome: Outcome<Value> = .cancelled
    await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        start(asker) {
          outcome = $0
          continuation.resume()
        }
      }
    } onCancel: {
      asker.flag.set()
      Task { @MainActor in self.cancel(asker) }
    }
    return outcome
  }
}

/// A flag that indicates whether a caller has cancelled its request. Any thread can set the flag. The queue reads it on the main
/// actor before it changes the stage.
package struct CancellationFlag: ~Copyable, Sendable {
  #if canImport(os)
    private let state = OSAllocatedUnfairLock(initialState: false)
  #else
    private let state = Mutex(false)
  #endif

  package nonisolated init() {}

  package nonisolated var isSet: Bool { state.withLock { $0 } }

  package nonisolated func set() { state.withLock { $0 = true } }
}
