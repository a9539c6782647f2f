public import Foundation

// `localizedDescription` of these errors is their description. For a `FileWritingError`, the remedy follows.

nonisolated extension NavigationFailure: LocalizedError {
  /// The step, the reason, the remedy, and the app's actions and tasks that had run, in sentences.
  public var errorDescription: String? { description }
}

nonisolated extension NavigationError: LocalizedError {
  /// The reason, as a sentence.
  public var errorDescription: String? { description }
}

nonisolated extension NavigationInterruption: LocalizedError {
  /// The interruption, as a sentence.
  public var errorDescription: String? { description }
}

nonisolated extension FileWritingError: LocalizedError {
  /// The reason and the remedy, in sentences.
  public var errorDescription: String? { "\(description). \(remedy)" }
}

nonisolated extension GuardsItself: LocalizedError {
  /// The problem and its remedy, as a sentence.
  public var errorDescription: String? { description }
}
