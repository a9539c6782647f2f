public import Foundation

// `localizedDescription` of these errors is the sentence that printing them gives.

nonisolated extension LinkError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension LinkPrintingError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension LinkTableError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension PatternError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}
