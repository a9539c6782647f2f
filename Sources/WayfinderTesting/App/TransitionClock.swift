#if !(os(iOS) || os(tvOS) || os(visionOS))
  public import Wayfinder

  /// A clock for animated transitions. Each transition is in flight until the clock ends it, so a test can look at every moment.
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

    /// A Boolean value that indicates whether no transition waits or is in flight.
    public var isIdle: Bool { scheduler.isIdle }

    /// Takes turns until nothing waits for one. Animated transitions that have begun stay in flight.
    ///
    /// - Returns: How many turns that took.
    @discardableResult public func begin() -> Int {
      var turns = 0
      while scheduler.advance() { turns += 1 }
      return turns
    }

    /// Takes one turn, and returns whether there was one.
    @discardableResult public func tick() -> Bool { scheduler.advance() }

    /// Ends the transition that is in flight with its turns, and returns whether there was one.
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
