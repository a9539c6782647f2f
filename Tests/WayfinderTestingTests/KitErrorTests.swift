import Foundation
import Testing

@testable import WayfinderTesting

@Suite("Errors of the test kit") struct KitErrorTests {
  @Test("TK-19 The localizedDescription of an error equals its description")
  func localized() {
    let errors: [any Error & CustomStringConvertible] = [
      StillWaiting(turns: 3, waiting: []), InjectedFault(call: 2), HelperHasGone(), VerificationShardError("a reason"),
      WayError.impossible(.go("home"), position: 1, instead: []), ImpossibleStep(step: .go("home"), number: 1),
      BrokenLaw(taken: 0, step: nil, reason: InjectedFault(call: 1)),
    ]
    for error in errors { #expect(error.localizedDescription == error.description) }
  }
}
