/// The bound of an exploration.
nonisolated public struct VerificationBound: Hashable, Sendable, Codable {
  /// The number of explored states, in the order of their discovery. Ways back are followed to as many further states, or to a hundred.
  public var states: Int
  /// The largest number of steps from the launch to a state.
  public var steps: Int
  /// The largest number of screens in a stack.
  public var stackDepth: Int
  /// The largest number of screens presented over each other.
  public var modals: Int
  /// The largest number of requests that wait for the user.
  public var waiting: Int
  /// The number of states, the first ones, in which each navigation is interrupted.
  public var interruptedStates: Int

  /// Creates a bound.
  public init(
    states: Int = 1_000, steps: Int = 20, stackDepth: Int = 6, modals: Int = 3, waiting: Int = 1,
    interruptedStates: Int = 0
  ) {
    (self.states, self.steps, self.stackDepth) = (states, steps, stackDepth)
    (self.modals, self.waiting, self.interruptedStates) = (modals, waiting, interruptedStates)
  }
}

nonisolated extension VerificationBound {
  var numbers: [Int] { [states, steps, stackDepth, modals, waiting, interruptedStates] }
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
