extension NavigationQueue {
  /// The requests of the queue that wait, with their reasons.
  package var waits: Waits { Waits(queue: self) }
}

/// The waiting requests of a queue. Each access reads the present state of the queue.
package struct Waits {
  fileprivate let queue: NavigationQueue

  /// The waiting requests with their reasons. A request that holds the window is first, and the others follow in the order of the line.
  package var requests: [WaitingRequest] { queue.pending.compactMap(request) }

  /// The number of waiting requests.
  package var count: Int { queue.pending.count(where: contains) }

  /// A Boolean value that indicates whether no request waits.
  package var isEmpty: Bool { !queue.pending.contains(where: contains) }

  private func contains(_ navigation: Navigation) -> Bool {
    guard navigation.executor != nil else { return false }
    // The reason of an asking request contains the name of a guard. It takes time to make, and is not needed here.
    if case .asking(let conversation) = navigation.state { return conversation.asked != nil }
    return reason(navigation) != nil
  }

  /// Returns a request with the reason for its wait; `nil` if the request does not wait.
  func request(_ navigation: Navigation) -> WaitingRequest? {
    guard let executor = navigation.executor, let reason = reason(navigation) else { return nil }
    return WaitingRequest(executor.summary, for: reason)
  }

  private func reason(_ navigation: Navigation) -> WaitingRequest.Reason? {
    switch navigation.state {
    case .asking(let conversation): return conversation.asked.map { .asking($0.name()) }
    case .inProgress: return queue.stage.readiness == .inFlight ? .transitionInFlight : navigation.executor?.awaited
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
