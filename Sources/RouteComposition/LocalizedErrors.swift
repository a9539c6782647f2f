public import Foundation

// The `localizedDescription` of these errors equals their `description`.

nonisolated extension TransitionInFlight: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}

nonisolated extension CompositionError: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}

nonisolated extension GateRefusal: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}

nonisolated extension StoryboardError: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}
