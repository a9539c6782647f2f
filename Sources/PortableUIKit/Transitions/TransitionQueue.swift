/// The queue of a window's transitions. They run one after the other, in turns of the window's scheduler.
final class TransitionQueue {
  /// The place of the queue's window, for code that must not retain the queue.
  let place: WindowPlace
  var scheduler: TransitionScheduler
  let variant = UIKitVariant.chosen
  /// The cause of the transitions that are enqueued now.
  var causeNow = TransitionEvent.Cause.code
  private(set) var current: WindowTransition?
  /// The last enqueued transition. `nil` after its end.
  private(set) var newest: WindowTransition?
  private var waiting = Fifo<WindowTransition>()
  private var isTurnDue = false
  /// Whether the queue requests no turn for now.
  private var isHeld = false
  private var settledBodies: [() -> Void] = []
  private var observations: [WeakObservation] = []
  /// The log of misuses at the creation of the window.
  let log: MisuseLog?

  init(in place: WindowPlace, scheduler: TransitionScheduler) {
    self.place = place
    self.scheduler = scheduler
    log = UIKitMisuse.log
  }

  var window: UIWindow? { place.window }

  var isSettled: Bool { current == nil && waiting.isEmpty }

  /// The queue whose transition runs code now.
  private(set) static var running: TransitionQueue?
  /// Whether the current transition runs code now.
  private(set) var isInsideTransition = false

  nonisolated deinit {}

  /// The number of the last enqueued transition of all windows.
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

  /// Enqueues an interactive transition, and begins it without waiting for a turn.
  ///
  /// - Parameter body: Changes the state. Returns whether it did.
  /// - Returns: The transition. `nil` if the body changed nothing.
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

  func willShow(_ controller: UIViewController) -> Bool { waiting.contains { $0.shows(controller) } }

  func firstWaiting(of container: UIViewController) -> ContentTransition? {
    waiting.first { ($0 as? ContentTransition)?.container === container } as? ContentTransition
  }

  /// The transition that a controller takes part in. While a transition runs code, it takes precedence. Otherwise the
  /// last enqueued transition of the controller does.
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
    // The turn retains the window, so that no transition is lost. A turn that a test may never run retains nothing.
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

  /// Begins the first pending transition. Called on a turn of the scheduler.
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

  /// Ends the transition on a later turn, after an animator or a gesture has completed it.
  func endLater(_ transition: WindowTransition, completed: Bool) {
    scheduler.enqueue(ending(transition, completed: completed))
  }

  /// Ends the transition if it is the current one. Called on a turn of the scheduler.
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
