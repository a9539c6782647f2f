import Foundation
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests the file of a position with a router that has no table of screens.
@Suite struct PositionWithoutTableTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let window = UIWindow.visible(Screen("list"))

  @Test("DL-14 A restore without a table of screens fails, and is not counted as an attempt")
  func notCounted() async throws {
    let file = PositionFile(url)
    defer { try? file.discard() }
    try file.save(PlacesApp.positionSomewhere())
    let failure = await Router(window: window).restorePosition(from: file)?.failure
    #expect(failure?.reason as? PositionError == .noTable)
    #expect(file.tries == 0)
  }

  @Test("DL-14 The completion form of a restore without a table of screens fails, and is not counted")
  func notCountedWithCompletion() throws {
    let file = PositionFile(url)
    defer { try? file.discard() }
    try file.save(PlacesApp.positionSomewhere())
    var outcome: Outcome<Restored>?
    Router(window: window).restorePosition(from: file) { outcome = $0 }
    #expect(outcome?.failure?.reason as? PositionError == .noTable)
    #expect(file.tries == 0)
  }
}
