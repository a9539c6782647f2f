extension UIWindow {
  /// Whether no transition of this window is pending or in flight.
  package var isSettled: Bool { queue.isSettled }

  /// Calls the closure when the window is settled. A settled window calls it at once.
  package func whenSettled(_ body: @escaping () -> Void) { queue.whenSettled(body) }

  /// Calls the closure when all transitions enqueued so far have ended. If there are none, calls it at once.
  package func whenTransitionsSoFarEnd(_ body: @escaping () -> Void) { queue.whenTransitionsSoFarEnd(body) }

  /// Calls the closure on the scheduler's next turn.
  package func onNextTurn(_ body: @escaping () -> Void) { queue.scheduler.enqueue(body) }

  /// Observes every transition of this window until the observation is released.
  package func observeTransitions(_ body: @escaping (TransitionEvent) -> Void) -> TransitionObservation {
    queue.observe(body)
  }

  /// A Boolean value that indicates whether the window is not hidden and has a root. Not Apple's.
  public var isOnScreen: Bool { !hidden && root != nil }

  /// The scheduler of this window's transitions. Not Apple's.
  public var transitionScheduler: TransitionScheduler {
    get { queue.scheduler }
    set { queue.scheduler = newValue }
  }
}
