public import Foundation

// `localizedDescription` of these errors returns the same text as `description`.

nonisolated extension DeepLinkError: LocalizedError {
  /// The reason as a sentence; the same text as `description`.
  public var errorDescription: String? { description }
}

nonisolated extension WaitingLinkError: LocalizedError {
  /// The reason as a sentence; the same text as `description`.
  public var errorDescription: String? { description }
}

nonisolated extension ScreenTableError: LocalizedError {
  /// The reason and the remedy, as sentences; the same text as `description`.
  public var errorDescription: String? { description }
}

nonisolated extension PositionError: LocalizedError {
  /// The reason as a sentence; the same text as `description`.
  public var errorDescription: String? { description }
}
