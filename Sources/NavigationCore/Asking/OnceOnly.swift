/// An answer that is heard once, and that tells when nobody can give it any more.
///
/// A completion handler that captures a `OnceOnly` may be called twice, or dropped without a call: the first call
/// counts, and dropping the last reference answers in its stead with what was agreed on beforehand. The stand-in answer
/// comes as a main-actor job of its own, because a reference may be dropped on any thread.
package final class OnceOnly<Answer: Sendable> {
  private var receive: (@MainActor (Answer) -> Void)?
  private var unanswered: (@MainActor () -> Answer)?

  /// - Parameter unanswered: The answer that stands in; put together only if it is needed.
  package init(
    ifReleased unanswered: @escaping @MainActor @autoclosure () -> Answer,
    _ receive: @escaping @MainActor (Answer) -> Void
  ) {
    self.unanswered = unanswered
    self.receive = receive
  }

  deinit {
    guard let receive, let unanswered else { return }
    Task { @MainActor in receive(unanswered()) }
  }

  package func callAsFunction(_ answer: Answer) {
    guard let receive else { return }
    close()
    receive(answer)
  }

  /// Stops listening: neither an answer nor its absence is heard from here on.
  package func close() {
    // What they hold may answer as it is deallocated: both are `nil` by then.
    _ = receive.take()
    _ = unanswered.take()
  }
}
