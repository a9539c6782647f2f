/// Turns the stages of requests into events for whoever listens. Where nobody does, it makes nothing.
package final class NavigationRecorder {
  package let broadcast: EventBroadcast
  /// Names the visible screens, outermost first.
  private let visibleScreens: () -> [String]
  /// What was visible before the request under way began to change it.
  @exclusivity(unchecked) private var before: [String]?
  /// Told when a request has changed the stage, or has put it back.
  @exclusivity(unchecked) package var onChange: (() -> Void)?

  package init(broadcast: EventBroadcast, visibleScreens: @escaping () -> [String]) {
    self.broadcast = broadcast
    self.visibleScreens = visibleScreens
  }

  func requested(_ request: @autoclosure () -> MadeRequest) {
    for witness in broadcast.witnesses { witness.requested(request()) }
    send(.info) { .requested(request().summary) }
  }

  func resolved(_ request: @autoclosure () -> RequestSummary) { send(.debug) { .resolved(request()) } }

  /// Writes a line where there is a log; waiting is no stage of a request, so listeners are not told.
  func waiting(_ request: @autoclosure () -> WaitingRequest?) {
    guard let log = broadcast.log, log.wants(.info), let waiting = request() else { return }
    log(.info, waiting.description)
  }

  func asked(_ request: @autoclosure () -> RequestSummary, _ name: @autoclosure () -> String) {
    send(.debug) { .asked(request(), guard: name()) }
  }

  func answered(
    _ request: @autoclosure () -> RequestSummary, _ name: @autoclosure () -> String, _ result: RoutingResult
  ) {
    let agreed = if case .success = result { true } else { false }
    for witness in broadcast.witnesses { witness.answered(request().id, guard: name(), agreed: agreed) }
    send(.debug) { .answered(request(), guard: name(), agreed: agreed) }
  }

  func willCommit() { before = broadcast.isHeard ? visibleScreens() : nil }

  func committed(_ request: @autoclosure () -> RequestSummary) {
    onChange?()
    send(.debug, from: before) { .committed(request()) }
  }

  func settled(_ request: @autoclosure () -> RequestSummary, _ outcome: Outcome<Void>, hadWindow: Bool) {
    if hadWindow { onChange?() }
    for witness in broadcast.witnesses { witness.settled(request().id, outcome) }
    let level: NavigationLog.Level = if case .failed = outcome { .error } else { .info }
    send(level, from: hadWindow ? before : nil) { .settled(request(), outcome: "\(outcome)") }
    if hadWindow { before = nil }
  }

  package func userMoved(_ move: NavigationEvent.Move, from before: [String]) {
    for witness in broadcast.witnesses { witness.userMoved(move) }
    send(.info, from: before) { .userMoved(move) }
  }

  private func send(_ level: NavigationLog.Level, from before: [String]? = nil, _ kind: () -> NavigationEvent.Kind) {
    guard broadcast.wants(level) else { return }
    let after = visibleScreens()
    let event = NavigationEvent(kind(), visibleBefore: before ?? after, visibleAfter: after)
    broadcast.send(event, level: level)
  }
}
