/// A window's transitions: one after the other, each in turns of the window's scheduler.
final class TransitionQueue {
  weak var window: UIWindow?
  var scheduler: TransitionScheduler
  /// Who made the transitions that are being enqueued.
  var causeNow = TransitionEvent.Cause.code
  private(set) var current: Transition?
  /// The transition enqueued last, while it has not ended.
  private(set) var newest: Transition?
  private var waiting = Fifo<Transition>()
  private var isTurnDue = false
  /// Whether no turn is to be demanded for now.
  private var isHeld = false
  private var settledBodies: [() -> Void] = []
  private var observations: [WeakObservation] = []
  private var log: MisuseLog?

  init(scheduler: TransitionScheduler) {
    self.scheduler = scheduler
    log = UIKitMisuse.log
  }

  var isSettled: Bool { current == nil && waiting.isEmpty }

  /// The queue whose transition's code is running now.
  private(set) static weak var running: TransitionQueue?
  /// Whether code of the current transition is running now.
  private(set) var isInsideTransition = false

  func enqueue(_ transition: Transition) {
    transition.queue = self
    transition.cause = causeNow
    transition.log = UIKitMisuse.log ?? log
    transition.group = CATransaction.enterInnermost()
    if !UIView.areAnimationsEnabled { transition.isAnimated = false }
    waiting.append(transition)
    newest = transition
    demandTurn()
  }

  /// Enqueues a transition that the user's finger moves, and begins it without waiting for a turn.
  ///
  /// - Parameter body: Changes the state; says whether it did.
  /// - Returns: The transition; `nil` if the body changed nothing.
  func beginInteractive(_ body: () -> Bool) -> Transition? {
    isHeld = true
    let hasChanged = body()
    isHeld = false
    guard hasChanged, let transition = newest else {
      demandTurn()
      return nil
    }
    transition.isInteractive = true
    takeTurn()
    return transition
  }

  func whenSettled(_ body: @escaping () -> Void) {
    if isSettled { body() } else { settledBodies.append(body) }
  }

  func whenTransitionsSoFarEnd(_ body: @escaping () -> Void) {
    if let last = waiting.last ?? current { last.endedBodies.append(body) } else { body() }
  }

  func observe(_ body: @escaping (TransitionEvent) -> Void) -> TransitionObservation {
    let observation = TransitionObservation(body)
    observations.append(WeakObservation(observation))
    return observation
  }

  private func demandTurn() {
    guard !isHeld, !isTurnDue, current == nil, !waiting.isEmpty else { return }
    isTurnDue = true
    // The turn keeps the window until it comes, so that no transition is lost for want of an owner.
    scheduler.enqueue(keepingWindow { $0.takeTurn() })
  }

  private func keepingWindow(_ body: @escaping (TransitionQueue) -> Void) -> () -> Void {
    if scheduler.mode == .manual {
      return { [weak self] in if let self { body(self) } }
    }
    let window = window
    return { withExtendedLifetime(window) { body(self) } }
  }

  private func takeTurn() {
    isTurnDue = false
    guard current == nil, let transition = waiting.popFirst() else { return }
    current = transition
    let motion = inside(transition) {
      let motion = transition.begin()
      window?.layOut()
      return motion
    }
    notify(.began, transition)
    switch motion {
    case .none: scheduler.enqueue(keepingWindow { $0.end(transition, completed: true) })
    case .animated: scheduler.animate(keepingWindow { $0.end(transition, completed: true) })
    case .controlled: break
    }
  }

  /// Ends the transition on a later turn; for animators and gestures, which say themselves when it is over.
  func endLater(_ transition: Transition, completed: Bool) {
    scheduler.enqueue(keepingWindow { $0.end(transition, completed: completed) })
  }

  private func end(_ transition: Transition, completed: Bool) {
    guard current === transition else { return }
    inside(transition) { transition.end(completed: completed) }
    current = nil
    if newest === transition { newest = nil }
    notify(completed ? .ended : .cancelled, transition)
    inside(transition) {
      transition.complete()
    }
    if isSettled { tellSettled() }
    demandTurn()
  }

  private func inside<Result>(_ transition: Transition, _ body: () -> Result) -> Result {
    let (outer, outerQueue) = (isInsideTransition, Self.running)
    isInsideTransition = true
    Self.running = self
    defer {
      isInsideTransition = outer
      Self.running = outerQueue
    }
    guard let log = transition.log else { return body() }
    return UIKitMisuse.$log.withValue(log) { body() }
  }

  private func tellSettled() {
    guard !settledBodies.isEmpty else { return }
    var bodies = settledBodies[...]
    settledBodies = []
    while isSettled, let body = bodies.popFirst() { body() }
    settledBodies.insert(contentsOf: bodies, at: 0)
  }

  private func notify(_ phase: TransitionEvent.Phase, _ transition: Transition) {
    guard !observations.isEmpty else { return }
    observations.removeAll { $0.observation == nil }
    let event = TransitionEvent(phase: phase, cause: transition.cause)
    for observation in observations { observation.observation?.body(event) }
  }
}

private struct WeakObservation {
  weak var observation: TransitionObservation?
  init(_ observation: TransitionObservation) { self.observation = observation }
}
