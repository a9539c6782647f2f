public import Foundation

// `localizedDescription` of these errors is the sentence that printing them gives.

nonisolated extension JournalError: LocalizedError {
  /// The problem, as a sentence.
  public var errorDescription: String? { description }
}
