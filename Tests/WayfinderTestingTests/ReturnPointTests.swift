import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Returning to a state") struct ReturnPointTests {
  private var point: ReturnPoint {
    ReturnPoint(
      state: Fingerprint(), steps: [], parent: nil, switches: [], facts: ["nothing kept"], waiting: 0,
      position: NavigationPosition(root: nil))
  }

  @Test("TK-8 A position that failed three times in a row is given up")
  func givenUp() {
    var point = point
    for isRestored in [false, false, true, false, false] {
      point.note(isRestored: isRestored, with: ["nothing kept"])
      #expect(point.canBeRestored(with: ["nothing kept"]))
    }
    point.note(isRestored: false, with: ["nothing kept"])
    #expect(!point.canBeRestored(with: ["nothing kept"]))
    #expect(point.position == nil)
  }

  @Test("TK-8 A position that failed with another model is kept for apps with this one")
  func otherModel() {
    var point = point
    #expect(point.canBeRestored(with: ["a review"]), "it may be that the position has all of it")
    for _ in 0..<3 { point.note(isRestored: false, with: ["a review"]) }
    #expect(!point.canBeRestored(with: ["a review"]))
    #expect(point.canBeRestored(with: ["nothing kept"]))
  }
}
