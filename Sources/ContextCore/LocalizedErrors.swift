public import Foundation

// `localizedDescription` of this error returns the same text as `description`.

nonisolated extension ContextError: LocalizedError {
  /// The reason as a sentence; the same text as `description`.
  public var errorDescription: String? { description }
}
