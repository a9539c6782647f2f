import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of requests that are made before a window is first shown.
@Suite struct FirstFrameTests {
  private let app = TestApp(isVisible: false)

  /// Returns a request for a new root with a sheet over the root.
  private func newRoot(_ present: some Action<UIViewController>) -> NavigationRequest<Sheet> {
    let root = StepAssembly(finder: NilFinder<Search, String>(), factory: InlineFactory { Search($0) })
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let sheet = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(present).from(root).assemble()
    return go(sheet, "first")
  }

  @Test("EN-10 A request that replaces the root shows the window and then presents, in one transaction")
  func rootThenPresent() {
    let outcome = app.outcome(of: newRoot(GeneralAction.presentModally()))
    #expect(outcome?.value != nil)
    #expect(!app.window.isHidden)
    #expect(app.window.rootViewController is Search)
    #expect(app.window.rootViewController?.presentedViewController is Sheet)
  }

  @Test("EN-10 A failure after the new root restores the old root and hides the window again")
  func hiddenAgain() {
    let failing = OwnAction { _, _, completion in completion(.failure(Refusal())) }
    let outcome = app.outcome(of: newRoot(failing))
    #expect(outcome?.failure?.reason is Refusal, "\(String(describing: outcome))")
    #expect(app.window.isHidden)
    #expect(app.window.rootViewController === app.tabs)
  }

  @Test("EN-10 A request to select a tab or to pop runs before the window is shown")
  func rearranges() {
    #expect(app.outcome(of: .select(tab: 1))?.value != nil)
    #expect(app.tabs.selectedIndex == 1)
    app.homeStack.pushViewController(Detail("1"), animated: false)
    #expect(app.outcome(of: .pop(to: app.home))?.value != nil)
    #expect(app.homeStack.viewControllers == [app.home])
    #expect(app.tabs.selectedIndex == 0)
    #expect(app.window.isHidden)
  }

  @Test("EN-10 A request with an action of the app waits for the window, because the action may present")
  func ownCode() {
    let own = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(
        OwnAction { screen, host, completion in host.present(screen, animated: false) { completion(.success) } }
      )
      .from(Routes.home).assemble()
    var outcome: Outcome<Sheet>?
    app.router.navigate(go(own, "1")) { outcome = $0 }
    #expect(outcome == nil)
    #expect(app.router.waiting.map(\.reason) == [.windowNotShown])
    app.window.makeKeyAndVisible()
    #expect(outcome?.value != nil)
  }
}
