/// Delivers events to listeners and the log. Without either, no event is made.
package final class EventBroadcast {
  private var listeners: [EventMailbox] = []
  /// The witnesses, which are notified within the call that causes an event.
  private(set) var witnesses: [any NavigationWitness] = []
  package var log: NavigationLog?
  /// Called with `true` when the first listener or witness is added, and with `false` when the last is removed.
  package var onInterest: ((Bool) -> Void)?

  package init() {}

  package var isHeard: Bool { !listeners.isEmpty || log != nil }

  /// Returns whether a message of this level has a recipient. Listeners receive every level, the log its own and above.
  package func wants(_ level: NavigationLog.Level) -> Bool {
    !listeners.isEmpty || log?.wants(level) == true
  }

  package func send(_ event: NavigationEvent, level: NavigationLog.Level) {
    for listener in listeners { listener.put(event) }
    log?(level, event.description)
  }

  /// Returns the events from now on. The stream ends when the broadcast is deallocated.
  package func stream() -> AsyncStream<NavigationEvent> {
    let mailbox = EventMailbox()
    let reader = EventReader(of: mailbox) { [weak self] in
      Task { @MainActor in self?.remove(mailbox) }
    }
    listeners.append(mailbox)
    noteInterest()
    return AsyncStream {
      await reader.mailbox.next()
    } onCancel: {
      Task { @MainActor in mailbox.end() }
    }
  }

  private func remove(_ mailbox: EventMailbox) {
    listeners.removeAll { $0 === mailbox }
    noteInterest()
  }

  /// Adds a witness, which is notified within the call that causes an event.
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
    Task { @MainActor [listeners] in
      for listener in listeners { listener.end() }
    }
  }
}

/// An object that lives as long as a listener's stream.
private final class EventReader {
  let mailbox: EventMailbox
  private let whenGone: @Sendable () -> Void

  init(of mailbox: EventMailbox, whenGone: @escaping @Sendable () -> Void) {
    self.mailbox = mailbox
    self.whenGone = whenGone
  }

  deinit { whenGone() }
}

/// The unread events of a listener.
///
/// The continuation of an `AsyncStream` could buffer them too, but costs three thousand instructions an event.
private final class EventMailbox {
  private var unread: ArraySlice<NavigationEvent> = []
  private var reader: CheckedContinuation<NavigationEvent?, Never>?
  private var hasEnded = false

  nonisolated deinit {}

  func put(_ event: NavigationEvent) {
    guard let reader else { return unread.append(event) }
    self.reader = nil
    reader.resume(returning: event)
  }

  /// Returns the first unread event as soon as there is one, and `nil` after the end.
  func next() async -> NavigationEvent? {
    if let event = unread.popFirst() { return event }
    // One task reads at a time: a second reader replaces the first.
    reader?.resume(returning: nil)
    reader = nil
    if hasEnded { return nil }
    return await withCheckedContinuation { reader = $0 }
  }

  func end() {
    hasEnded = true
    reader?.resume(returning: nil)
    reader = nil
  }
}
