/// Something a window's transitions came to, for those who look on.
package struct TransitionEvent {
  /// How far a transition has come.
  package enum Phase { case began, ended, cancelled }
  /// Who made it.
  package enum Cause: Equatable {
    case code
    case user(Gesture)
  }
  /// What the user does to controllers themselves; an answered alert goes by its own doing.
  package enum Gesture: Equatable {
    case back(String)
    case selectTab(Int, String)
    case swipeDown
    case turnPage
  }
  package let phase: Phase
  package let cause: Cause
}

/// Looks on at a window's transitions for as long as it is kept.
package final class TransitionObservation {
  let body: (TransitionEvent) -> Void
  init(_ body: @escaping (TransitionEvent) -> Void) { self.body = body }

  nonisolated deinit {}
}

extension UserMove {
  /// Who makes the transitions that this move begins.
  var cause: TransitionEvent.Cause {
    switch self {
    case .back(let title): .user(.back(title))
    case .selectTab(let index, let title): .user(.selectTab(index, title))
    case .swipeDown: .user(.swipeDown)
    case .turnPage: .user(.turnPage)
    default: .code
    }
  }
}
