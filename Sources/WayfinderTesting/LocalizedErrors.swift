public import Foundation

// An error that is logged by its `localizedDescription`, as continuous integration often does, reads as it prints.

nonisolated extension WayError: LocalizedError {
  /// The reason as a sentence.
  public var errorDescription: String? { description }
}

nonisolated extension HelperHasGone: LocalizedError {
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
