/// A scheduler that decides when a window's transitions begin, and when animated transitions end.
///
/// A test can step through the states that a user sees:
///
///     window.transitionScheduler = TransitionScheduler(.manual)
///     navigation.pushViewController(details, animated: true)
///     window.transitionScheduler.advance()           // the push begins: viewWillAppear …
///     window.transitionScheduler.finishTransition()  // … and is over: viewDidAppear
public final class TransitionScheduler {
  /// Constants that specify the driver of a scheduler.
  nonisolated public enum Mode: Hashable, Sendable {
    /// Main-actor jobs. Each turn is a job of its own.
    case mainActor
    /// The test, which runs the turns. An animated transition stays in flight until `finishTransition()`.
    case manual
    /// No delay. A transition ends inside the call that begins it. A transition that begins inside a callback runs
    /// directly afterwards.
    case immediate
  }

  /// The driver of this scheduler.
  public let mode: Mode
  private var jobs = Fifo<Job>()
  private var inFlight = Fifo<Job>()
  private var isRunning = false

  /// The work of a turn.
  enum Job {
    case call(() -> Void)
    // Each transition has these two jobs, so they are cases without closures. The job retains the window.
    case turn(TransitionQueue, UIWindow?)
    case end(WindowTransition, completed: Bool, TransitionQueue, UIWindow?)
  }

  /// Creates a scheduler for one or more windows.
  public init(_ mode: Mode = .mainActor) { self.mode = mode }

  /// A Boolean value that indicates whether no turn is pending and no animation is in flight.
  public var isIdle: Bool { jobs.isEmpty && inFlight.isEmpty }

  /// Runs one turn.
  ///
  /// - Returns: `false` if no turn is pending. An animated transition may still be in flight.
  @discardableResult public func advance() -> Bool {
    guard let job = jobs.popFirst() else { return false }
    run(job)
    return true
  }

  /// Ends the animations in flight.
  ///
  /// - Returns: `false` if no animation is in flight.
  @discardableResult public func finishTransition() -> Bool {
    guard !inFlight.isEmpty else { return false }
    let ends = inFlight.removeAll()
    for end in ends { run(end) }
    return true
  }

  /// Runs turns and ends animations until the scheduler is idle. Reports a misuse and stops after `limit` turns,
  /// because an app whose callbacks always begin new transitions is never idle.
  public func advanceUntilIdle(limit: Int = 1_000_000) {
    for _ in 0..<limit {
      guard advance() || finishTransition() else { return }
    }
    UIKitMisuse.report(.neverIdle, nil)
  }

  /// The scheduler that runs a turn now.
  static var current: TransitionScheduler?
  /// The scheduler for work outside all windows.
  static let unattached = TransitionScheduler(.mainActor)

  /// Schedules a job for a later turn.
  func enqueue(_ body: @escaping () -> Void) { enqueue(.call(body)) }

  func enqueue(_ job: Job) {
    switch mode {
    case .mainActor: Task { self.run(job) }
    case .manual: jobs.append(job)
    case .immediate:
      if isRunning { return jobs.append(job) }
      run(job)
      while let job = jobs.popFirst() { run(job) }
    }
  }

  /// Schedules the end of an animation.
  func animate(_ end: @escaping () -> Void) { animate(.call(end)) }

  func animate(_ end: Job) {
    if mode == .manual { inFlight.append(end) } else { enqueue(end) }
  }

  /// Uses this scheduler for all work that the body begins outside transitions.
  func lead<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }

  private func run(_ job: Job) {
    let (outer, wasRunning) = (Self.current, isRunning)
    (Self.current, isRunning) = (self, true)
    switch job {
    case .call(let body): body()
    case .turn(let queue, let window):
      queue.takeTurn(in: window)
      extendLifetime(window)
    case .end(let transition, let completed, let queue, let window):
      queue.end(transition, completed: completed)
      extendLifetime(window)
    }
    (Self.current, isRunning) = (outer, wasRunning)
  }

  nonisolated deinit {}
}
