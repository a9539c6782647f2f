public import Foundation

// `localizedDescription` of these errors is the sentence that printing them gives.

nonisolated extension AppFlowControllerError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}
