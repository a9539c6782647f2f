/// Something a window's transitions came to, for those who look on.
package struct TransitionEvent {
  /// How far a transition has come.
  package enum Phase { case began, ended, cancelled }
  /// Who made it.
  package enum Cause: Equatable {
    case code
    case user(UserMove)
  }
  package let phase: Phase
  package let cause: Cause
}

/// Looks on at a window's transitions for as long as it is kept.
package final class TransitionObservation {
  let body: (TransitionEvent) -> Void
  init(_ body: @escaping (TransitionEvent) -> Void) { self.body = body }
}
