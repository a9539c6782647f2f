import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests positions in replays and fault sweeps.
@Suite struct PositionInTestKitTests {
  private func launched(_ configure: (Router) -> Router = { $0 }) throws -> LaunchedApp {
    let app = try PlacesApp()
    return LaunchedApp(window: app.window, router: configure(app.router))
  }

  @Test("TK-6 A replay notes that the position before the first entry could not be restored", arguments: [true, false])
  func replayNotesPosition(isRefused: Bool) async throws {
    let app = try PlacesApp.somewhere()
    let recorder = JournalRecorder(app.router, keeping: 4)
    for round in 1...8 { recorder.fact("round", "\(round)") }
    let journal = try recorder.journal()
    try #require(journal.position != nil)
    let places = AppUnderTest("places") {
      try launched { isRefused ? $0.adding(Guard<Any?> { _ in .failure(Refusal()) }) : $0 }
    }
    let notes = try await places.replay(journal).notes
    let note = "The position before the first entry could not be restored: "
    #expect(notes.contains { $0.hasPrefix(note) } == isRefused, "\(notes)")
  }

  @Test("TK-14 A sweep reports that a request arrived although a call had failed, as restoring does without the part")
  func sweepReportsArrival() async throws {
    let app = try PlacesApp()
    try app.stack(0).pushViewController(Screen("locked"), animated: false)
    let position = app.router.position
    let sweep = try await failEachCall(of: .restore(position)) { try launched() }
    #expect(sweep.violations.contains { $0.description == "it arrived all the same" }, "\(sweep)")
  }
}
