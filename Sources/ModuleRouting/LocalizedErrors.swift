public import Foundation

// `localizedDescription` of these errors is the sentence that printing them gives.

nonisolated extension ModuleRoutingError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension ModuleRegistrationError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}
