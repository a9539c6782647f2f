extension NavigationQueue {
  /// What waits in it now, and for what.
  package var waits: Waits { Waits(queue: self) }
}

/// The requests of a queue that wait, read from it each time.
package struct Waits {
  fileprivate let queue: NavigationQueue

  /// Each with what it waits for, in the order in which they come next.
  package var requests: [WaitingRequest] { queue.pending.compactMap(request) }

  /// How many there are.
  package var count: Int { queue.pending.count(where: contains) }

  /// Whether there are none.
  package var isEmpty: Bool { !queue.pending.contains(where: contains) }

  private func contains(_ navigation: Navigation) -> Bool {
    guard navigation.executor != nil else { return false }
    // Who is asked need not be put into words to be counted.
    if case .asking(let conversation) = navigation.state { return conversation.asked != nil }
    return reason(navigation) != nil
  }

  /// A request with what it waits for; `nil` for one that does not wait.
  func request(_ navigation: Navigation) -> WaitingRequest? {
    guard let executor = navigation.executor, let reason = reason(navigation) else { return nil }
    return WaitingRequest(executor.summary, for: reason)
  }

  private func reason(_ navigation: Navigation) -> WaitingRequest.Reason? {
    switch navigation.state {
    case .asking(let conversation): return conversation.asked.map { .asking($0.name()) }
    case .underWay: return queue.stage.readiness == .inFlight ? .transitionInFlight : navigation.executor?.awaited
    case .ended: return nil
    case .waiting, .ready: break
    }
    if navigation.needsRoot { return .windowWithoutRoot }
    if let before = queue.holder ?? queue.line.first, before !== navigation, let executor = before.executor {
      return .request(executor.summary)
    }
    switch queue.stage.readiness {
    case .inFlight: return .transitionInFlight
    case .hidden: return .windowNotShown
    case .notShownYet: return navigation.needsAudience ? .windowNotShown : nil
    case .ready: return nil
    }
  }
}
