public import Foundation

// The `localizedDescription` of these errors equals their `description`.

nonisolated extension TransitionInFlight: LocalizedError {
  /// The same text as `description`.
  public var errorDescription: String? { description }
}

nonisolated extension CompositionError: LocalizedError {
  /// The same text as `description`.
  public var errorDescription: String? { description }
}

nonisolated extension GateRefusal: LocalizedError {
  /// The same text as `description`.
  public var errorDescription: String? { description }
}

nonisolated extension StoryboardError: LocalizedError {
  /// The same text as `description`.
  public var errorDescription: String? { description }
}
