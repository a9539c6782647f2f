public import Foundation

// The `localizedDescription` of an error, which logs often hold, is its description.

nonisolated extension WayError: LocalizedError {
  /// The reason as a sentence.
  public var errorDescription: String? { description }
}

nonisolated extension HelperHasGone: LocalizedError {
  /// The reason as a sentence.
  public var errorDescription: String? { description }
}

nonisolated extension VerificationShardError: LocalizedError {
  /// The reason as a sentence.
  public var errorDescription: String? { description }
}

nonisolated extension BrokenLaw: LocalizedError {
  /// The reason as a sentence.
  public var errorDescription: String? { description }
}

nonisolated extension ImpossibleStep: LocalizedError {
  /// The reason as a sentence.
  public var errorDescription: String? { description }
}

nonisolated extension InjectedFault: LocalizedError {
  /// The reason as a sentence.
  public var errorDescription: String? { description }
}

nonisolated extension StillWaiting: LocalizedError {
  /// The reason as a sentence.
  public var errorDescription: String? { description }
}

#if !(os(iOS) || os(tvOS) || os(visionOS))
  nonisolated extension ImpossibleMove: LocalizedError {
    /// The reason as a sentence.
    public var errorDescription: String? { description }
  }
#endif
