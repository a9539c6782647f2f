/// A handle that cancels a request made with a completion.
public struct NavigationHandle {
  package let asker: Navigation.Asker
  private let queue: NavigationQueue

  package init(asker: Navigation.Asker, queue: NavigationQueue) {
    self.asker = asker
    self.queue = queue
  }

  /// Ends the request ``Outcome/cancelled``. A request that has begun to change the screen completes; for one that has ended, the
  /// call does nothing.
  public func cancel() { queue.cancel(asker) }
}

extension NavigationQueue {
  /// Waits for the outcome of a request. Cancelling the task cancels the request.
  ///
  /// - Parameter start: Makes the request for an asker, and calls back once with the outcome.
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
