public import Foundation

// `localizedDescription` of this error returns the same sentences as `description`.

nonisolated extension AppFlowControllerError: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}
