public import Foundation

// `localizedDescription` of these errors is the sentence that printing them gives.

nonisolated extension TransitionInFlight: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension CompositionError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension GateRefusal: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension StoryboardError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}
