public import Foundation

// `localizedDescription` of these errors is the sentence that printing them gives.

nonisolated extension NavigationFailure: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension NavigationError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension NavigationInterruption: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension FileWritingError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { "\(description). \(remedy)" }
}

nonisolated extension GuardsItself: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}
