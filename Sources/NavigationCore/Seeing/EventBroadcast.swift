/// Hands events to whoever listens; where nobody does, no event is made.
package final class EventBroadcast {
  private var listeners: [EventMailbox] = []
  /// Those who hear at once.
  private(set) var witnesses: [any NavigationWitness] = []
  package var log: NavigationLog?
  /// Told when the first who listens comes, and when the last one goes.
  package var onInterest: ((Bool) -> Void)?

  package init() {}

  package var isHeard: Bool { !listeners.isEmpty || log != nil }

  /// Whether a message of this level reaches anybody: listeners hear all of them, a log those it asked for.
  package func wants(_ level: NavigationLog.Level) -> Bool {
    !listeners.isEmpty || log?.wants(level) == true
  }

  package func send(_ event: NavigationEvent, level: NavigationLog.Level) {
    for listener in listeners { listener.put(event) }
    log?(level, event.description)
  }

  /// The events from now on; they end when the broadcast goes.
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
    Task { @MainActor [listeners] in
      for listener in listeners { listener.end() }
    }
  }
}

/// Lives as long as the stream of a listener.
private final class EventReader {
  let mailbox: EventMailbox
  private let whenGone: @Sendable () -> Void

  init(of mailbox: EventMailbox, whenGone: @escaping @Sendable () -> Void) {
    self.mailbox = mailbox
    self.whenGone = whenGone
  }

  deinit { whenGone() }
}

/// The events that a listener has not read yet.
///
/// The continuation of an `AsyncStream` would hold them too, at three thousand instructions an event.
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

  /// The first unread event, as soon as there is one; `nil` after the end.
  func next() async -> NavigationEvent? {
    if let event = unread.popFirst() { return event }
    // One reads at a time: a second reader takes the place of the first.
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
