/// An event of a window's transitions, for observers.
package struct TransitionEvent {
  /// The phase of a transition.
  package enum Phase { case began, ended, cancelled }
  /// The cause of a transition.
  package enum Cause: Equatable {
    case code
    case user(Gesture)
  }
  /// A user's gesture on a controller. An alert's answer is not listed, because the alert dismisses itself.
  package enum Gesture: Equatable {
    case back(String)
    case selectTab(Int, String)
    case swipeDown
    case turnPage
  }
  package let phase: Phase
  package let cause: Cause
}

/// An observation of a window's transitions. Its release ends the observation.
package final class TransitionObservation {
  let body: (TransitionEvent) -> Void
  init(_ body: @escaping (TransitionEvent) -> Void) { self.body = body }

  nonisolated deinit {}
}

extension UserMove {
  /// The cause of the transitions that this move begins.
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
