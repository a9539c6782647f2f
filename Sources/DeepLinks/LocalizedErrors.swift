public import Foundation

// `localizedDescription` of these errors returns the same sentences as `description`.

nonisolated extension DeepLinkError: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}

nonisolated extension WaitingLinkError: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}

nonisolated extension ScreenTableError: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}

nonisolated extension PositionError: LocalizedError {
  /// The reason and the remedy, as sentences.
  public var errorDescription: String? { description }
}
