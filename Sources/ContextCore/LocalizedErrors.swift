public import Foundation

// The `localizedDescription` of these errors is the same sentence as their `description`.

nonisolated extension ContextError: LocalizedError {
  /// The reason as a sentence, followed by the remedy.
  public var errorDescription: String? { description }
}
