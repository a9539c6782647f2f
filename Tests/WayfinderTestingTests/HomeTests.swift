import Testing
import Wayfinder

@testable import WayfinderTesting

@Suite("Coming back to a state") struct HomeTests {
  private var home: Home {
    Home(
      state: Fingerprint(), way: [], parent: nil, switches: [], facts: ["nothing kept"], waiting: 0,
      position: NavigationPosition(root: nil))
  }

  @Test("TK-8 A position that has led elsewhere three times running is given up")
  func givenUp() {
    var home = home
    for hasLedThere in [false, false, true, false, false] {
      home.note(hasLedThere: hasLedThere, with: ["nothing kept"])
      #expect(home.canBeRestored(with: ["nothing kept"]))
    }
    home.note(hasLedThere: false, with: ["nothing kept"])
    #expect(!home.canBeRestored(with: ["nothing kept"]))
    #expect(home.position == nil)
  }

  @Test("TK-8 A position that has led elsewhere in an app with another model waits for one with this")
  func otherModel() {
    var home = home
    #expect(home.canBeRestored(with: ["a review"]), "it may be that the position has all of it")
    for _ in 0..<3 { home.note(hasLedThere: false, with: ["a review"]) }
    #expect(!home.canBeRestored(with: ["a review"]))
    #expect(home.canBeRestored(with: ["nothing kept"]))
  }
}
