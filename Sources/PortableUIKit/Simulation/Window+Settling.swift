extension UIWindow {
  /// Whether no transition of this window waits or is in flight.
  package var isSettled: Bool { queue.isSettled }

  /// Calls at once if the window is settled, else as soon as it is.
  package func whenSettled(_ body: @escaping () -> Void) { queue.whenSettled(body) }

  /// Calls when the transitions enqueued up to now have ended; at once if there are none.
  package func whenTransitionsSoFarEnd(_ body: @escaping () -> Void) { queue.whenTransitionsSoFarEnd(body) }

  /// Calls on the next turn of what moves the window's transitions on.
  package func onNextTurn(_ body: @escaping () -> Void) { queue.scheduler.enqueue(body) }

  /// Looks on at every transition of this window until the token is released.
  package func observeTransitions(_ body: @escaping (TransitionEvent) -> Void) -> TransitionObservation {
    queue.observe(body)
  }

  /// Whether the window can be seen: it is not hidden and has a root.
  public var isOnScreen: Bool { !hidden && root != nil }

  /// Decides when this window's transitions begin and end.
  public var transitionScheduler: TransitionScheduler {
    get { queue.scheduler }
    set { queue.scheduler = newValue }
  }
}
