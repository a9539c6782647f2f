import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct BoundedAwaitTests {
  private func request(_ step: DestinationStep<Detail, String>) -> NavigationRequest<Detail> {
    NavigationRequest.to(step, with: "1")
  }

  private func failure(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "it did not fail"
    } catch {
      return "\(error)"
    }
  }

  @Test("EN-30 A bounded await returns an outcome that arrives within its turns")
  func comes() async throws {
    let app = TestApp()
    #expect(try await app.router.outcome(of: request(Routes.detail), within: 0).value != nil)
    let asked = Routes.guarded(by: PatientGuard<String> { _ in for _ in 1...5 { await Task.yield() } })
    #expect(try await app.router.outcome(of: request(asked), within: 100).value != nil)
  }

  @Test("EN-30 The error of a bounded await names the window that was never shown, and the request is cancelled")
  func neverShown() async {
    let app = TestApp()
    app.window.isHidden = true
    let said = await failure { _ = try await app.router.outcome(of: request(Routes.detail), within: 20) }
    #expect(said.contains("in 20 turns"), "\(said)")
    #expect(said.contains("waits for its window, which is not shown"), "\(said)")
    #expect(said.contains("makeKeyAndVisible()"))
    #expect(app.router.waiting.isEmpty)
  }

  @Test("EN-30 The error of a bounded await names the guard that has not answered")
  func wrongOrder() async throws {
    let app = TestApp()
    let keeping = KeepingGuard()
    let guarded = Routes.guarded(by: keeping)
    let said = await failure { _ = try await app.router.outcome(of: request(guarded), within: 20) }
    #expect(said.contains("the answer of KeepingGuard<String>"), "\(said)")
    #expect(said.contains("Answer before"), "\(said)")
    keeping.answer()
  }

  @Test("EN-30 The error of an unsettled window names the transition in flight and the request that others wait for")
  func inFlight() async throws {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    app.router.navigate(to: Routes.detail, with: "1") { _ in }
    clock.begin()
    app.router.navigate(.back) { _ in }
    let said = await failure { try await app.window.settled(within: 20) }
    #expect(said.contains("a transition that is in flight"), "\(said)")
    #expect(said.contains("TransitionClock"), "\(said)")
    #expect(said.contains("going back"), "\(said)")
    #expect(said.contains("has to end first"), "\(said)")
    clock.run()
    try await app.window.settled()
    try await app.router.settled(within: 0)
  }

  @Test("EN-30 A wait for a settled window lets an earlier task begin its request")
  func requestOfATask() async throws {
    let app = TestApp()
    Task {
      await Task.yield()
      app.router.navigate(to: Routes.detail, with: "1") { _ in }
    }
    try await app.window.settled()
    #expect(app.homeStack.topViewController is Detail)
  }

  @Test("EN-30 A wait for a condition takes turns until the condition holds, and none if it holds already")
  func condition() async throws {
    let app = TestApp()
    try await app.window.until(within: 0) { true }
    let asked = Routes.guarded(by: PatientGuard<String> { _ in for _ in 1...5 { await Task.yield() } })
    var outcome: Outcome<Detail>?
    app.router.navigate(to: asked, with: "1") { outcome = $0 }
    #expect(outcome == nil)
    try await app.window.until { outcome != nil }
    #expect(outcome?.value != nil)
  }

  @Test("EN-30 The error of a condition that does not hold contains the window's outline and the waiting requests")
  func conditionThatDoesNotHold() async {
    let app = TestApp()
    var looks = 0
    let idle = await failure {
      try await app.window.until(within: 7) {
        looks += 1
        return false
      }
    }
    #expect(idle == "The condition did not hold in 7 turns. The window shows \(app.window.outline).\nNo request waits.")
    #expect(looks == 8)
    let keeping = KeepingGuard()
    app.router.navigate(to: Routes.guarded(by: keeping), with: "1") { _ in }
    let asking = await failure { try await app.window.until(within: 20) { false } }
    #expect(asking.contains("the answer of KeepingGuard<String>"), "\(asking)")
    keeping.answer()
  }

  @Test("EN-30 The error of a bounded await says to call the completion that an action of the app keeps")
  func keptCompletion() async {
    let app = TestApp()
    var kept: [@MainActor (RoutingResult) -> Void] = []
    let step = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(InlineAction<UIViewController> { _, _, _, completion in kept.append(completion) })
      .from(GeneralStep.current()).assemble()
    let said = await failure { _ = try await app.router.outcome(of: request(step), within: 20) }
    #expect(said.contains("Call the completion of the action"), "\(said)")
    #expect(kept.count == 1)
  }
}
