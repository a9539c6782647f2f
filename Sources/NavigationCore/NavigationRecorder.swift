/// Turns the stages of requests into events for whoever listens. Where nobody does, it makes nothing.
package final class NavigationRecorder {
  package let broadcast: EventBroadcast
  /// Names the visible screens, outermost first.
  private let visibleScreens: () -> [String]
  /// What was visible before the request under way began to change it.
  private var before: [String]?

  package init(broadcast: EventBroadcast, visibleScreens: @escaping () -> [String]) {
    self.broadcast = broadcast
    self.visibleScreens = visibleScreens
  }

  func requested(_ work: any NavigationWork) { send(.info) { .requested(work.summary) } }

  func resolved(_ work: any NavigationWork) { send(.debug) { .resolved(work.summary) } }

  func asked(_ work: any NavigationWork, _ question: Question) {
    send(.debug) { .asked(work.summary, guard: question.name()) }
  }

  func answered(_ work: any NavigationWork, _ question: Question, _ result: RoutingResult) {
    send(.debug) {
      let agreed = if case .success = result { true } else { false }
      return .answered(work.summary, guard: question.name(), agreed: agreed)
    }
  }

  package func willCommit() {
    before = broadcast.isHeard ? visibleScreens() : nil
  }

  package func committed(_ work: any NavigationWork) { send(.debug, from: before) { .committed(work.summary) } }

  func settled(_ work: any NavigationWork, _ outcome: Outcome<Void>, hadWindow: Bool) {
    let level: NavigationLog.Level = if case .failed = outcome { .error } else { .info }
    send(level, from: hadWindow ? before : nil) { .settled(work.summary, outcome: "\(outcome)") }
    if hadWindow { before = nil }
  }

  package func userMoved(_ move: NavigationEvent.Move, from before: [String]) {
    send(.info, from: before) { .userMoved(move) }
  }

  private func send(_ level: NavigationLog.Level, from before: [String]? = nil, _ kind: () -> NavigationEvent.Kind) {
    guard broadcast.wants(level) else { return }
    let after = visibleScreens()
    let event = NavigationEvent(kind(), visibleBefore: before ?? after, visibleAfter: after)
    broadcast.send(event, level: level)
  }
}
