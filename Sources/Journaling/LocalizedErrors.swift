public import Foundation

// `localizedDescription` of these errors is their description.

nonisolated extension JournalError: LocalizedError {
  /// The problem, as a sentence.
  public var errorDescription: String? { description }
}
