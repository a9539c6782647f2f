/// Delivers events to listeners and to the log. If there is neither a listener nor a log, no event is made.
package final class EventBroadcast {
  private var listeners: [(number: Int, events: AsyncStream<NavigationEvent>.Continuation)] = []
  private var lastListener = 0
  /// The observers that are notified within the call that causes an event.
  private(set) var witnesses: [any NavigationWitness] = []
  package var log: NavigationLog? {
    didSet { notifyInterest() }
  }
  /// Called after a listener or witness was added or removed, or the log was set. The argument is `true` if moves of the user have a
  /// recipient now.
  package var onInterest: ((Bool) -> Void)?

  package init() {}

  package var isHeard: Bool { !listeners.isEmpty || log != nil }

  /// Returns whether an event of this level has a recipient. Listeners receive all levels. The log receives its own level and above.
  package func wants(_ level: NavigationLog.Level) -> Bool {
    !listeners.isEmpty || log?.wants(level) == true
  }

  package func send(_ event: NavigationEvent, level: NavigationLog.Level) {
    for listener in listeners { listener.events.yield(event) }
    log?(level, event.description)
  }

  /// Returns a stream of the events from now on. The stream ends when the broadcast is deallocated.
  package func stream() -> AsyncStream<NavigationEvent> {
    let (stream, events) = AsyncStream.makeStream(of: NavigationEvent.self)
    lastListener += 1
    let number = lastListener
    listeners.append((number, events))
    events.onTermination = { [weak self] _ in
      Task { @MainActor in self?.removeListener(number) }
    }
    notifyInterest()
    return stream
  }

  private func removeListener(_ number: Int) {
    listeners.removeAll { $0.number == number }
    notifyInterest()
  }

  /// Adds a witness. The broadcast retains it until it is removed.
  package func add(_ witness: any NavigationWitness) {
    witnesses.append(witness)
    notifyInterest()
  }

  package func remove(_ witness: any NavigationWitness) {
    witnesses.removeAll { $0 === witness }
    notifyInterest()
  }

  private func notifyInterest() { onInterest?(wants(.info) || !witnesses.isEmpty) }

  deinit {
    for listener in listeners { listener.events.finish() }
  }
}
