/// A request that was made with a completion, to be cancelled by whoever made it.
public struct NavigationHandle {
  package let asker: Navigation.Asker
  private let queue: NavigationQueue

  package init(asker: Navigation.Asker, queue: NavigationQueue) {
    self.asker = asker
    self.queue = queue
  }

  /// Ends the request with ``Outcome/cancelled``, until it begins to change the screen; then it completes. Does nothing
  /// for one that has ended.
  public func cancel() { queue.cancel(asker) }
}

extension NavigationQueue {
  /// Waits for the outcome of a request; cancelling the task cancels the request.
  ///
  /// - Parameter start: Makes the request for an asker, and calls back once with how it ended.
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
