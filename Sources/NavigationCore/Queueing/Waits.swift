extension NavigationQueue {
  /// The requests that wait, in the order in which they come next, each with what it waits for.
  package var waitingRequests: [WaitingRequest] { pending.compactMap(waitingRequest) }

  /// How many requests wait.
  package var waitingCount: Int { pending.count(where: isWaiting) }

  /// Whether a request waits.
  package var hasWaiting: Bool {
    if let holder, isWaiting(holder) { return true }
    return line.isObstructed && line.contains(where: isWaiting)
  }

  private func isWaiting(_ navigation: Navigation) -> Bool {
    guard navigation.executor != nil else { return false }
    // Who is asked need not be put into words to be counted.
    if case .asking(let conversation) = navigation.state { return conversation.asked != nil }
    return reason(navigation) != nil
  }

  func waitingRequest(_ navigation: Navigation) -> WaitingRequest? {
    guard let executor = navigation.executor, let reason = reason(navigation) else { return nil }
    return WaitingRequest(executor.summary, for: reason)
  }

  private func reason(_ navigation: Navigation) -> WaitingRequest.Reason? {
    switch navigation.state {
    case .asking(let conversation): return conversation.asked.map { .asking($0.name()) }
    case .underWay: return stage.readiness == .inFlight ? .transitionInFlight : nil
    case .ended: return nil
    case .waiting, .ready: break
    }
    if let before = holder ?? line.upNext, before !== navigation, let executor = before.executor {
      return .request(executor.summary)
    }
    switch stage.readiness {
    case .inFlight: return .transitionInFlight
    case .hidden: return .windowNotShown
    case .notShownYet: return navigation.needsAudience ? .windowNotShown : nil
    case .ready: return nil
    }
  }
}
