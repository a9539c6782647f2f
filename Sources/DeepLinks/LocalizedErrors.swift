public import Foundation

// `localizedDescription` of these errors is the sentence that printing them gives.

nonisolated extension DeepLinkError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension WaitingLinkError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension ScreenTableError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}

nonisolated extension PositionError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}
