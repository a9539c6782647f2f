public import Foundation

/// An error whose `localizedDescription`, which logs often hold, is its description.
nonisolated public protocol DescribedError: LocalizedError, CustomStringConvertible {}

nonisolated extension DescribedError {
  /// The description.
  public var errorDescription: String? { description }
}

nonisolated extension WayError: DescribedError {}
nonisolated extension HelperHasGone: DescribedError {}
nonisolated extension VerificationShardError: DescribedError {}
nonisolated extension BrokenLaw: DescribedError {}
nonisolated extension ImpossibleStep: DescribedError {}
nonisolated extension InjectedFault: DescribedError {}
nonisolated extension StillWaiting: DescribedError {}
#if !(os(iOS) || os(tvOS) || os(visionOS))
  nonisolated extension ImpossibleMove: DescribedError {}
#endif
