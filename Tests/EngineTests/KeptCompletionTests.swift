import TestStage
import Testing
import Walks
import Wayfinder
import WayfinderTesting

/// Tests of overrides that keep the completions of the package's own calls for ever.
@Suite struct KeptCompletionTests {
  private func app() -> (TestApp, KeepingTabs) {
    let (app, tabs) = (TestApp(), KeepingTabs([.present]))
    tabs.viewControllers = [app.homeStack, app.searchStack]
    app.window.rootViewController = tabs
    return (app, tabs)
  }

  @Test("EN-20 A cancellation ends a presentation if an override keeps its completion, and the tree is restored")
  func cancelling() {
    let (app, tabs) = app()
    var outcome: Outcome<Sheet>?
    let handle = app.router.navigate(to: Routes.sheet, with: "1") { outcome = $0 }
    #expect(outcome == nil)
    #expect(tabs.presentedViewController != nil)
    handle.cancel()
    guard case .cancelled? = outcome else {
      Issue.record("ended \(String(describing: outcome))")
      return
    }
    #expect(tabs.presentedViewController == nil)
    #expect(app.outcome(of: go(Routes.detail, "2"))?.value != nil, "the next one works")
    withExtendedLifetime(tabs.keeper) {}
  }

  @Test("EN-20 A replacing request ends a presentation if an override keeps its completion, and then runs")
  func replacing() {
    let (app, tabs) = app()
    var outcomes: [String] = []
    app.router.navigate(to: Routes.sheet, with: "1") { outcome in
      if case .superseded = outcome { outcomes.append("superseded") } else { outcomes.append("\(outcome)") }
    }
    app.router.navigate(go(Routes.detail, "2").policy(.replaceCurrent)) { outcomes.append("\($0)") }
    #expect(outcomes == ["superseded", "Arrived."])
    #expect(tabs.presentedViewController == nil)
  }

  @Test("EN-20 The release of a window ends a presentation if an override keeps its completion")
  func released() async {
    var outcome: Outcome<Sheet>?
    var kept: (TestApp, KeepingTabs)? = app()
    let keeper = kept?.1.keeper
    kept?.0.router.navigate(to: Routes.sheet, with: "1") { outcome = $0 }
    #expect(keeper?.completions.count == 1)
    kept = nil
    await until { outcome != nil }
    guard case .cancelled? = outcome else {
      Issue.record("ended \(String(describing: outcome))")
      return
    }
    withExtendedLifetime(keeper) {}
  }
}
