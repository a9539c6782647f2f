import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@testable import RouteComposition

@Suite struct EdgeTests {
  @Test func anOptionalWithoutAValueIsNothing() {
    #expect(flattened(Int?.none) == nil)
    #expect(flattened(Any?.none) == nil)
    #expect(flattened(Any??.some(nil)) == nil)
    #expect(flattened(Any?.some(Int?.none as Any)) == nil)
    #expect(flattened(Int?.some(1)) as? Int == 1)
    #expect(flattened("text") as? String == "text")
  }

  @Test func theRoutersOwnGuardsSeeTheContext() {
    let app = TestApp()
    var seen: [String] = []
    let router = app.router.adding(
      Guard<Any?> {
        seen.append("\($0 ?? "nothing")")
        return .success
      })
    router.navigate(to: Routes.detail, with: "1") { _ in }
    router.navigate(.back) { _ in }
    #expect(seen == ["1", "nothing"])
  }

  @Test("EN-25 A wait for a departure ends if the screen leaves or is absent, or if the wait is cancelled")
  func departure() async {
    let app = TestApp()
    await app.router.departure(of: Screen("elsewhere"))
    guard let detail = app.outcome(of: go(Routes.detail, "1"))?.value else {
      Issue.record("did not arrive")
      return
    }
    let cancelled = Task { await app.router.departure(of: detail) }
    cancelled.cancel()
    await cancelled.value
    async let left: Void = app.router.departure(of: detail)
    await Task.yield()
    if let back = app.window.userMoves.first { app.window.perform(back) }
    await left
    #expect(app.homeStack.viewControllers.count == 1)
  }

  @Test func aWindowThatGoesEndsWhatWaitedForIt() async {
    var app: TestApp? = TestApp(isVisible: false)
    let router = app?.router
    await withCheckedContinuation { continuation in
      router?.navigate(to: Routes.sheet, with: "1") { outcome in
        if case .cancelled = outcome {} else { Issue.record("ended \(outcome)") }
        continuation.resume()
      }
      app = nil
    }
    let outcome = await router?.outcome(to: Routes.detail, with: "1")
    guard case .failed(let failure)? = outcome else {
      Issue.record("ended \(String(describing: outcome))")
      return
    }
    #expect(failure.reason as? NavigationError == .windowIsGone)
  }

  @Test func aWindowThatGoesInTheMiddleOfATransitionLeavesNobodyWaiting() async {
    var app: TestApp? = TestApp()
    let router = app?.router
    var clock = app.map { TransitionClock(of: $0.window) }
    let outcome: Outcome<Detail> = await withCheckedContinuation { continuation in
      router?.navigate(to: Routes.detail, with: "1") { outcome in continuation.resume(returning: outcome) }
      clock?.begin()
      (app, clock) = (nil, nil)
    }
    #expect(outcome.value == nil)
  }

  @Test func aPlanPreparesAndSaysWhatIsMissing() {
    struct Unprepared: Factory {
      mutating func prepare(with context: String) throws { throw Refusal() }
      func build(with context: String) throws -> Detail { Detail() }
    }
    let app = TestApp()
    let route = StepAssembly(finder: NilFinder<Detail, String>(), factory: Unprepared())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    #expect(throws: NavigationFailure.self) { try app.router.plan(to: route, with: "") }
  }
}
