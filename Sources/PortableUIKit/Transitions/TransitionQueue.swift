/// A window's transitions: one after the other, each in turns of the window's scheduler.
final class TransitionQueue {
  /// The place of its window, for code that must not keep the queue alive.
  let place: WindowPlace
  var scheduler: TransitionScheduler
  let variant = UIKitVariant.chosen
  /// Who made the transitions that are being enqueued.
  var causeNow = TransitionEvent.Cause.code
  private(set) var current: WindowTransition?
  /// The transition enqueued last, while it has not ended.
  private(set) var newest: WindowTransition?
  private var waiting = Fifo<WindowTransition>()
  private var isTurnDue = false
  /// Whether no turn is to be demanded for now.
  private var isHeld = false
  private var settledBodies: [() -> Void] = []
  private var observations: [WeakObservation] = []
  /// Where misuse was collected as its window was made.
  let log: MisuseLog?

  init(in place: WindowPlace, scheduler: TransitionScheduler) {
    self.place = place
    self.scheduler = scheduler
    log = UIKitMisuse.log
  }

  var window: UIWindow? { place.window }

  var isSettled: Bool { current == nil && waiting.isEmpty }

  /// The queue whose transition's code is running now.
  private(set) static var running: TransitionQueue?
  /// Whether code of the current transition is running now.
  private(set) var isInsideTransition = false

  nonisolated deinit {}

  /// The number of the transition enqueued last, in whatever window.
  private(set) static var newestNumber = 0

  func enqueue(_ transition: WindowTransition) {
    Self.newestNumber &+= 1
    transition.number = Self.newestNumber
    transition.place = place
    transition.cause = causeNow
    transition.log = UIKitMisuse.log ?? log
    if !UIView.areAnimationsEnabled { transition.isAnimated = false }
    if transition.isAnimated { transition.group = CATransaction.enterInnermost() }
    waiting.append(transition)
    newest = transition
    demandTurn()
  }

  /// Enqueues a transition that the user's finger moves, and begins it without waiting for a turn.
  ///
  /// - Parameter body: Changes the state; says whether it did.
  /// - Returns: The transition; `nil` if the body changed nothing.
  func beginInteractive(_ body: () -> Bool) -> WindowTransition? {
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

  /// Whether something that waits is going to show a controller.
  func willShow(_ controller: UIViewController) -> Bool { waiting.contains { $0.shows(controller) } }

  /// The first change of a container's content that waits.
  func firstWaiting(of container: UIViewController) -> ContentTransition? {
    waiting.first { ($0 as? ContentTransition)?.container === container } as? ContentTransition
  }

  /// The transition that a controller takes part in: what runs now, while its code does, else what was asked for last.
  func transition(of controller: UIViewController) -> WindowTransition? {
    func isMeant(_ transition: WindowTransition) -> Bool {
      transition.concerns(controller) && (variant != .fewCoordinators || transition.isSurelyCoordinated)
    }
    if isInsideTransition, let current, isMeant(current) { return current }
    return waiting.last(where: isMeant) ?? current.flatMap { isMeant($0) ? $0 : nil }
  }

  func observe(_ body: @escaping (TransitionEvent) -> Void) -> TransitionObservation {
    let observation = TransitionObservation(body)
    observations.append(WeakObservation(observation))
    return observation
  }

  private func demandTurn() {
    guard !isHeld, !isTurnDue, current == nil, !waiting.isEmpty else { return }
    isTurnDue = true
    // The turn keeps the window until it comes, so that no transition is lost for want of an owner; a turn that a test
    // may never take keeps nothing.
    if scheduler.mode == .manual {
      scheduler.enqueue { [place] in
        if let queue = place.window?.queue { queue.takeTurn() }
      }
    } else {
      scheduler.enqueue(.turn(self, window))
    }
  }

  private func ending(
    _ transition: WindowTransition, completed: Bool, in window: UIWindow? = nil
  ) -> TransitionScheduler.Job {
    if scheduler.mode == .manual {
      return .call { [place] in
        if let queue = place.window?.queue { queue.end(transition, completed: completed) }
      }
    }
    return .end(transition, completed: completed, self, window ?? self.window)
  }

  /// Begins what waits first; called on a turn of the scheduler.
  func takeTurn(in window: UIWindow? = nil) {
    isTurnDue = false
    guard current == nil, let transition = waiting.popFirst() else { return }
    current = transition
    let motion = inside(transition) {
      let motion = transition.begin()
      place.tellInsets()
      (window ?? self.window)?.layOut()
      return motion
    }
    notify(.began, transition)
    switch motion {
    case .none: scheduler.enqueue(ending(transition, completed: true, in: window))
    case .animated: scheduler.animate(ending(transition, completed: true, in: window))
    case .controlled: break
    }
  }

  /// Ends the transition on a later turn; for animators and gestures, which say themselves when it is over.
  func endLater(_ transition: WindowTransition, completed: Bool) {
    scheduler.enqueue(ending(transition, completed: completed))
  }

  /// Ends the transition if it is the current one; called on a turn of the scheduler.
  func end(_ transition: WindowTransition, completed: Bool) {
    guard current === transition else { return }
    inside(transition) {
      if variant == .coordinatorCompletesFirst { transition.completeCoordinator() }
      transition.end(completed: completed)
    }
    current = nil
    if newest === transition { newest = nil }
    notify(completed ? .ended : .cancelled, transition)
    inside(transition) {
      transition.complete()
    }
    if isSettled { tellSettled() }
    demandTurn()
  }

  private func inside<Result>(_ transition: WindowTransition, _ body: () -> Result) -> Result {
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

  private func notify(_ phase: TransitionEvent.Phase, _ transition: WindowTransition) {
    guard !observations.isEmpty else { return }
    let event = TransitionEvent(phase: phase, cause: transition.cause)
    var hasDead = false
    for entry in observations {
      if let observation = entry.observation { observation.body(event) } else { hasDead = true }
    }
    if hasDead { observations.removeAll { $0.observation == nil } }
  }
}

private struct WeakObservation {
  weak var observation: TransitionObservation?
  init(_ observation: TransitionObservation) { self.observation = observation }
}
