import TestStage
import Testing
import Wayfinder

/// Tests of the context of a found screen after a failure to reveal the screen.
@Suite struct ContextsPutBackTests {
  private let app = TestApp()
  private let tabs = FrozenTabs()

  @Test("EN-3 A found screen keeps its context if it cannot be revealed, and otherwise receives the new one")
  func foundScreen() throws {
    tabs.viewControllers = [app.homeStack, app.searchStack]
    app.window.rootViewController = tabs
    let detail = try #require(app.outcome(of: go(Routes.detail, "1"))?.value)
    tabs.selectedIndex = 1
    let anyDetail = GeneralStep.custom(using: ClassFinder<Detail, String>())
    let before = identities(app.window)
    tabs.isFrozen = true
    guard case .failed? = app.outcome(of: go(anyDetail, "2")) else {
      Issue.record("did not fail")
      return
    }
    #expect(app.router.context(of: detail) as? String == "1")
    #expect(identities(app.window) == before)
    #expect(tabs.selectedIndex == 1)
    tabs.isFrozen = false
    #expect(app.outcome(of: go(anyDetail, "2"))?.value === detail)
    #expect(app.router.context(of: detail) as? String == "2")
  }

  @Test("EN-3 A screen without a context has none after a failed request")
  func screenWithoutContext() throws {
    tabs.viewControllers = [app.homeStack, app.searchStack]
    app.window.rootViewController = tabs
    _ = try #require(app.outcome(of: go(Routes.detail, "1"))?.value)
    let other = Login()
    app.homeStack.setViewControllers([app.home, other], animated: false)
    tabs.selectedIndex = 1
    tabs.isFrozen = true
    guard case .failed? = app.outcome(of: go(GeneralStep.custom(using: ClassFinder<Login, String>()), "2")) else {
      Issue.record("did not fail")
      return
    }
    #expect(app.router.context(of: other) == nil)
  }
}
