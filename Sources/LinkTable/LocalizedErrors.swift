public import Foundation

// The `localizedDescription` of these errors is the same text as their `description`.

nonisolated extension LinkError: LocalizedError {
  /// The reason as a sentence, followed by the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension LinkPrintingError: LocalizedError {
  /// The reason as a sentence, followed by the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension LinkTableError: LocalizedError {
  /// The problems, each with its remedy, one per line.
  public var errorDescription: String? { description }
}

nonisolated extension PatternError: LocalizedError {
  /// The reason as a sentence, followed by the remedy.
  public var errorDescription: String? { description }
}
