public import Foundation

// `localizedDescription` of these errors returns the same sentences as `description`.

nonisolated extension AppFlowControllerError: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}
