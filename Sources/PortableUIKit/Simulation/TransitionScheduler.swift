/// Decides when "later" is: when a window's transitions begin, and when animated ones are over.
///
/// A test steps through what an app's user would see:
///
///     window.transitionScheduler = TransitionScheduler(.manual)
///     navigation.pushViewController(details, animated: true)
///     window.transitionScheduler.advance()           // the push begins: viewWillAppear …
///     window.transitionScheduler.finishTransition()  // … and is over: viewDidAppear
public final class TransitionScheduler {
  /// What moves a scheduler on.
  nonisolated public enum Mode: Hashable, Sendable {
    /// Main-actor jobs: turns come by themselves, each in a job of its own.
    case mainActor
    /// The test, turn by turn; an animated transition stays in flight until told.
    case manual
    /// Nothing is later: a transition runs to its end inside the call that began it; what is begun inside a callback
    /// runs right after.
    case immediate
  }

  /// What moves this scheduler on.
  public let mode: Mode
  private var jobs = Fifo<Job>()
  private var inFlight = Fifo<Job>()
  private var isRunning = false

  /// What is done on a turn.
  enum Job {
    case call(() -> Void)
    // What every transition does twice goes without closures. The window is kept until then.
    case turn(TransitionQueue, UIWindow?)
    case end(WindowTransition, completed: Bool, TransitionQueue, UIWindow?)
  }

  /// Makes a scheduler for one window or several.
  public init(_ mode: Mode = .mainActor) { self.mode = mode }

  /// Whether nothing waits for a turn and nothing animates.
  public var isIdle: Bool { jobs.isEmpty && inFlight.isEmpty }

  /// Takes one turn.
  ///
  /// - Returns: `false` if no turn was due; an animated transition may still be in flight.
  @discardableResult public func advance() -> Bool {
    guard let job = jobs.popFirst() else { return false }
    run(job)
    return true
  }

  /// Lets the animations in flight come to their end.
  ///
  /// - Returns: `false` if nothing was in flight.
  @discardableResult public func finishTransition() -> Bool {
    guard !inFlight.isEmpty else { return false }
    let ends = inFlight.removeAll()
    for end in ends { run(end) }
    return true
  }

  /// Takes turns and ends animations until nothing is left.
  ///
  /// Stops with a misuse after `limit` turns, since an app whose callbacks always begin something anew never is idle.
  public func advanceUntilIdle(limit: Int = 1_000_000) {
    for _ in 0..<limit {
      guard advance() || finishTransition() else { return }
    }
    UIKitMisuse.report(.neverIdle, nil)
  }

  /// The scheduler whose turn is being taken.
  static var current: TransitionScheduler?
  /// For what happens outside every window.
  static let unattached = TransitionScheduler(.mainActor)

  /// Has a job done on a later turn.
  func enqueue(_ body: @escaping () -> Void) { enqueue(.call(body)) }

  /// Has a job done on a later turn.
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

  /// Has the end of an animation done when the animation is over.
  func animate(_ end: @escaping () -> Void) { animate(.call(end)) }

  /// Has the end of an animation done when the animation is over.
  func animate(_ end: Job) {
    if mode == .manual { inFlight.append(end) } else { enqueue(end) }
  }

  /// Has what the body begins outside of transitions be over by this scheduler.
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
