import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of requests that an asked screen makes later, with a `router.within` that the screen has kept.
@Suite struct KeptWithinTests {
  @Test("EN-48 An asked screen may request dismissAll without asking, by a kept router.within, and agree later")
  func leavesWithoutAsking() async throws {
    let draft = Deciding("Draft")
    let stage = Stage(stack(HomeScreen(), draft))
    var kept: Router?
    var mayAgree = false
    draft.decide = { _ in
      kept = stage.router.within
      await until { mayAgree }
      return true
    }
    var outcomes: [String] = []
    stage.router.navigate(.back) { outcomes.append($0.description) }
    await until { kept != nil }
    try await #require(kept).navigate(.dismissAll.leavingWithoutAsking())
    #expect(outcomes == [])
    mayAgree = true
    await until { !outcomes.isEmpty }
    #expect(outcomes == ["Arrived."])
    #expect(stage.tree == "stack[Home]")
  }
}
