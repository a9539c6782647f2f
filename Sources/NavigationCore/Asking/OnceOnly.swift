/// A callback that delivers one answer. If it is released without a call, it delivers a default answer.
///
/// Calls after the first are ignored. The default answer is delivered later, in a separate task on the main actor, because any
/// thread may release the last reference.
package final class OnceOnly<Answer: Sendable> {
  private var receive: (@MainActor (Answer) -> Void)?
  private var unanswered: (@MainActor () -> Answer)?

  /// - Parameter unanswered: The default answer. The expression is evaluated only if it is needed.
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

  /// Closes the callback. From now on, neither an answer nor the default answer is delivered.
  package func close() {
    // The closures may call back as they are deallocated, so both properties are cleared first.
    _ = receive.take()
    _ = unanswered.take()
  }
}
