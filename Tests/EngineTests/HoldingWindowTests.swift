import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of the reasons that the router gives while a request holds the window.
@Suite struct HoldingWindowTests {
  private func app(_ mode: TransitionScheduler.Mode = .immediate) -> (TestApp, KeepingTabs) {
    let (app, tabs) = (TestApp(mode), KeepingTabs())
    tabs.viewControllers = [app.homeStack, app.searchStack]
    app.window.rootViewController = tabs
    app.window.transitionScheduler.advanceUntilIdle()
    return (app, tabs)
  }

  @Test("EN-30 The list of waiting requests names a change that never completes")
  func keptCompletion() throws {
    let (app, tabs) = app()
    let handle = app.router.navigate(to: Routes.sheet, with: "1") { _ in }
    let waiting = app.router.waiting
    #expect(waiting.map(\.reason) == [.change("presenting UINavigationController on KeepingTabs")])
    #expect(
      waiting.first?.description.hasSuffix("waits for the end of presenting UINavigationController on KeepingTabs")
        == true)
    app.router.navigate(.dismissAll) { _ in }
    #expect(app.router.waiting.map(\.reason).last == .request(try #require(waiting.first).request))
    handle.cancel()
    #expect(app.router.waiting.isEmpty)
    withExtendedLifetime(tabs.keeper) {}
  }

  @Test("EN-30 The list of waiting requests names an action of the app that keeps its completion")
  func keptByAppCode() {
    let app = TestApp()
    var kept: [@MainActor (RoutingResult) -> Void] = []
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(OwnAction { _, _, completion in kept.append(completion) }).from(Routes.home).assemble()
    app.router.navigate(to: step, with: "1") { _ in }
    #expect(app.router.waiting.map(\.reason) == [.change("OwnAction")])
    for completion in kept { completion(.failure(Refusal())) }
    #expect(app.router.waiting.isEmpty)
  }

  @Test("EN-30 The list of waiting requests names a restoring change while its completion is kept")
  func keptWhilePutBack() {
    let (app, tabs) = app()
    tabs.kept = []
    tabs.present(Sheet("before"), animated: false)
    let failing = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
      .using(
        OwnAction { _, _, completion in
          tabs.kept = KeepingTabs.Call.all
          completion(.failure(Refusal()))
        }
      ).from(GeneralStep.root()).assemble()
    app.router.navigate(to: failing, with: "1") { _ in }
    #expect(app.router.waiting.map(\.reason) == [.change("presenting Sheet on KeepingTabs")])
    withExtendedLifetime(tabs.keeper) {}
  }

  @Test("EN-30 A presentation in a window that is hidden during the commit waits for the window")
  func hiddenMeanwhile() {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    app.tabs.present(Sheet("before"), animated: false)
    clock.run()
    let sheet = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    var outcome: Outcome<Sheet>?
    app.router.navigate(to: sheet, with: "1") { outcome = $0 }
    app.window.isHidden = true
    clock.run()
    #expect(outcome == nil)
    #expect(app.router.waiting.map(\.reason) == [.windowNotShown])
    app.window.isHidden = false
    clock.run()
    #expect(outcome?.value != nil)
    #expect(app.router.waiting.isEmpty)
  }

  @Test("EN-30 The list of waiting requests has a request that makes its screens or runs its post tasks")
  func whileItRuns() {
    let app = TestApp()
    var (inFactory, inTask): ([WaitingRequest.Reason], [WaitingRequest.Reason]) = ([], [])
    let step = StepAssembly(
      finder: NilFinder<Sheet, String>(),
      factory: InlineFactory { name in
        inFactory = app.router.waiting.map(\.reason)
        return Sheet(name)
      }
    )
    .adding(InlinePostTask { (_: Sheet, _: String, _) in inTask = app.router.waiting.map(\.reason) })
    .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    #expect(app.outcome(of: go(step, "1"))?.value != nil)
    #expect(inFactory == [.change("making the screens of Sheet")])
    #expect(inTask == [.transitionInFlight])
    #expect(app.router.waiting.isEmpty)
  }
}
