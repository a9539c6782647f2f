#if !(os(iOS) || os(tvOS) || os(visionOS))
  public import Wayfinder

  /// A clock that only moves when told: an animated transition is in flight until then, so that every moment in the
  /// middle of one can be tested.
  ///
  /// ```swift
  /// let clock = TransitionClock(of: window)
  /// router.navigate(to: product, with: 42) { outcome = $0 }
  /// clock.begin()    // the push is in flight
  /// clock.finish()   // … and over
  /// ```
  public struct TransitionClock {
    private let scheduler: TransitionScheduler

    /// Stops the window's time.
    public init(of window: UIWindow) {
      scheduler = TransitionScheduler(.manual)
      window.transitionScheduler = scheduler
    }

    /// Whether nothing waits for its turn and nothing is in flight.
    public var isIdle: Bool { scheduler.isIdle }

    /// Takes turns until nothing waits for one. Animated transitions that have begun stay in flight.
    ///
    /// - Returns: How many turns that took.
    @discardableResult public func begin() -> Int {
      var turns = 0
      while scheduler.advance() { turns += 1 }
      return turns
    }

    /// Takes one turn.
    ///
    /// - Returns: Whether there was one to take.
    @discardableResult public func tick() -> Bool { scheduler.advance() }

    /// Ends the transition that is in flight, and takes the turns that follow from it.
    ///
    /// - Returns: Whether there was one in flight.
    @discardableResult public func finish() -> Bool {
      begin()
      let wasInFlight = scheduler.finishTransition()
      begin()
      return wasInFlight
    }

    /// Lets time run until nothing is left to happen.
    public func run() { scheduler.advanceUntilIdle() }
  }
#endif
