/// Makes events of the phases of requests and of the user's moves. Makes none if there is neither a listener nor a log.
package final class NavigationRecorder {
  package let broadcast: EventBroadcast
  /// Returns the names of the visible screens, outermost first.
  private let visibleScreens: () -> [String]
  /// The screens that were visible before the present commit; `nil` if no request holds the window or nothing listens.
  private var before: [String]?
  /// The screens that are visible now; `nil` if they must be read again.
  private var known: [String]?
  /// Called when the stage may have changed other than by a move of the user. The argument returns the visible screens.
  package var onChange: ((_ visible: () -> [String]) -> Void)?

  package init(broadcast: EventBroadcast, visibleScreens: @escaping () -> [String]) {
    self.broadcast = broadcast
    self.visibleScreens = visibleScreens
  }

  /// The visible screens. The getter reads them again only if other code has run since.
  private var visible: [String] {
    if let known { return known }
    let visible = visibleScreens()
    known = visible
    return visible
  }

  /// Discards the known visible screens. Call it when other code has run.
  func discardVisibleScreens() { known = nil }

  /// Notes a change of the stage that is not a move of the user.
  package func changed() {
    known = nil
    onChange? { visible }
  }

  func requested(_ request: @autoclosure () -> MadeRequest) {
    discardVisibleScreens()
    for witness in broadcast.witnesses { witness.requested(request()) }
    send(.info) { .requested(request().summary) }
    // If another request holds the window, it may change the screens after this event.
    if before != nil { discardVisibleScreens() }
  }

  func resolved(_ request: @autoclosure () -> RequestSummary) { send(.debug) { .resolved(request()) } }

  /// Logs a request that waits. Makes no event, because waiting is no phase of a request. Does nothing for `nil`.
  func waiting(_ request: @autoclosure () -> WaitingRequest?) {
    guard let log = broadcast.log, log.wants(.info), let waiting = request() else { return }
    log(.info, waiting.description)
  }

  func asked(_ request: @autoclosure () -> RequestSummary, _ name: @autoclosure () -> String) {
    send(.debug) { .asked(request(), guard: name()) }
    discardVisibleScreens()
  }

  func answered(
    _ request: @autoclosure () -> RequestSummary, _ name: @autoclosure () -> String, _ result: RoutingResult
  ) {
    let agreed = if case .success = result { true } else { false }
    for witness in broadcast.witnesses { witness.answered(request().id, guard: name(), agreed: agreed) }
    discardVisibleScreens()
    send(.debug) { .answered(request(), guard: name(), agreed: agreed) }
    discardVisibleScreens()
  }

  func willCommit() {
    before = broadcast.isHeard ? visible : nil
    discardVisibleScreens()
  }

  func committed(_ request: @autoclosure () -> RequestSummary) {
    changed()
    send(.debug, from: before) { .committed(request()) }
  }

  func settled(_ request: @autoclosure () -> RequestSummary, _ outcome: Outcome<Void>, hadWindow: Bool) {
    if hadWindow { onChange? { visible } }
    for witness in broadcast.witnesses { witness.settled(request().id, outcome) }
    let level: NavigationLog.Level = if case .failed = outcome { .error } else { .info }
    send(level, from: hadWindow ? before : nil) { .settled(request(), outcome: "\(outcome)") }
    if hadWindow { before = nil }
    discardVisibleScreens()
  }

  package func userMoved(_ move: NavigationEvent.Move, from before: [String]) {
    for witness in broadcast.witnesses { witness.userMoved(move) }
    discardVisibleScreens()
    send(.info, from: before) { .userMoved(move) }
    discardVisibleScreens()
  }

  private func send(_ level: NavigationLog.Level, from before: [String]? = nil, _ kind: () -> NavigationEvent.Kind) {
    guard broadcast.wants(level) else { return }
    let after = visible
    let event = NavigationEvent(kind(), visibleBefore: before ?? after, visibleAfter: after)
    broadcast.send(event, level: level)
  }
}
