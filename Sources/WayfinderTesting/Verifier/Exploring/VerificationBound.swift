/// How far an app is explored. Reports state it.
nonisolated public struct VerificationBound: Hashable, Sendable, Codable {
  /// How many states are explored, in the order in which they are found; what is seen of others is counted. Where going back
  /// leads on from them, no more than that, or a hundred, are looked at besides.
  public var states: Int
  /// How many steps from the launch a state may be.
  public var steps: Int
  /// How many screens a stack may hold.
  public var stackDepth: Int
  /// How many screens may be presented over each other.
  public var modals: Int
  /// How many requests may wait for the user at a time.
  public var waiting: Int
  /// In how many states, the first that are found, each navigation is interrupted in each way at each moment.
  public var interruptedStates: Int

  /// Bounds an exploration.
  ///
  /// - Parameters:
  ///   - states: How many states are explored.
  ///   - steps: How many steps from the launch a state may be.
  ///   - stackDepth: How many screens a stack may hold.
  ///   - modals: How many screens may be presented over each other.
  ///   - waiting: How many requests may wait for the user at a time.
  ///   - interruptedStates: In how many states navigations are interrupted.
  public init(
    states: Int = 1_000, steps: Int = 20, stackDepth: Int = 6, modals: Int = 3, waiting: Int = 1,
    interruptedStates: Int = 0
  ) {
    (self.states, self.steps, self.stackDepth) = (states, steps, stackDepth)
    (self.modals, self.waiting, self.interruptedStates) = (modals, waiting, interruptedStates)
  }
}

nonisolated extension VerificationBound: CustomStringConvertible {
  /// The bound in words.
  public var description: String {
    [
      states.counting("state"), steps.counting("step"), stackDepth.counting("screen") + " in a stack",
      modals.counting("modal"), waiting.counting("request") + " waiting",
      "interruptions in \(interruptedStates.counting("state"))",
    ].joined(separator: ", ")
  }
}
