/// Hands events to whoever listens; where nobody does, no event is made.
package final class EventBroadcast {
  // Not checked for exclusive access: each is read or set as a whole, or changed by the standard library alone.
  @exclusivity(unchecked) private var listeners: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var nextListener = 0
  /// Those who hear at once.
  @exclusivity(unchecked) private(set) var witnesses: [any NavigationWitness] = []
  @exclusivity(unchecked) package var log: NavigationLog?
  /// Told when the first who listens comes, and when the last one goes.
  package var onInterest: ((Bool) -> Void)?

  package init() {}

  package var isHeard: Bool { !listeners.isEmpty || log != nil }

  /// Whether a message of this level reaches anybody: listeners hear all of them, a log those it asked for.
  package func wants(_ level: NavigationLog.Level) -> Bool {
    !listeners.isEmpty || log?.wants(level) == true
  }

  package func send(_ event: NavigationEvent, level: NavigationLog.Level) {
    for listener in listeners.values { listener.yield(event) }
    log?(level, event.description)
  }

  /// The events from now on; they end when the broadcast goes.
  package func stream() -> AsyncStream<NavigationEvent> {
    let id = nextListener
    nextListener += 1
    return AsyncStream { continuation in
      listeners[id] = continuation
      noteInterest()
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.remove(id) }
      }
    }
  }

  private func remove(_ id: Int) {
    guard listeners.removeValue(forKey: id) != nil else { return }
    noteInterest()
  }

  /// Has somebody hear at once, until they are removed or the broadcast goes.
  package func add(_ witness: any NavigationWitness) {
    witnesses.append(witness)
    noteInterest()
  }

  package func remove(_ witness: any NavigationWitness) {
    witnesses.removeAll { $0 === witness }
    noteInterest()
  }

  private func noteInterest() { onInterest?(!listeners.isEmpty || !witnesses.isEmpty) }

  deinit {
    for listener in listeners.values { listener.finish() }
  }
}
