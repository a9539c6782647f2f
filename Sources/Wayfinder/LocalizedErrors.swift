public import Foundation

// Who shows an error to somebody, or logs `localizedDescription`, gets the same sentence as who prints it.

nonisolated extension NavigationFailure: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension NavigationError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension NavigationInterruption: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension FileWritingError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { "\(description). \(remedy)" }
}

nonisolated extension GuardsItself: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension TransitionInFlight: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension CompositionError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension GateRefusal: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension StoryboardError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension AppFlowControllerError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension ContextError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension ModuleRoutingError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension ModuleRegistrationError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension LinkError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension LinkPrintingError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension LinkTableError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension PatternError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension AssociationFileError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension DeepLinkError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension WaitingLinkError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension ScreenTableError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension PositionError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}

nonisolated extension JournalError: LocalizedError {
  /// The reason as a sentence, and what to do about it.
  public var errorDescription: String? { description }
}
