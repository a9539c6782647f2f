import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of moves in a tab bar controller while a request commits.
@Suite struct TabsMeanwhileTests {
  private let app = TestApp(.manual)

  private func name<Value>(_ outcome: Outcome<Value>?) -> String? {
    if case .superseded(let move)? = outcome { move.name } else { nil }
  }

  @Test("EN-33 A move that pops the presenter during a commit supersedes the request")
  func popsPresenter() {
    let scheduler = app.window.transitionScheduler
    let sheet = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally(startingFrom: .current)).from(Routes.detail).assemble()
    app.tabs.selectedIndex = 1
    scheduler.advanceUntilIdle()
    let misuse = MisuseLog()
    var outcome: Outcome<Sheet>?
    UIKitMisuse.$log.withValue(misuse) {
      app.router.navigate(go(sheet, "1")) { outcome = $0 }
      // The request pushes the detail in the hidden tab, and then selects this tab.
      while app.tabs.selectedIndex != 0, scheduler.advance() {}
      app.homeStack.popToRootViewController(animated: false)
      scheduler.advanceUntilIdle()
    }
    #expect(name(outcome) == "the user or the app's own code taking Detail away")
    #expect(app.homeStack.viewControllers == [app.home])
    #expect(app.tabs.presentedViewController == nil)
    #expect(misuse.entries.isEmpty)
  }

  @Test("EN-33 A tab that is selected during a push stays selected, and supersedes the request")
  func hidesDestination() {
    let scheduler = app.window.transitionScheduler
    var outcome: Outcome<Detail>?
    app.router.navigate(go(Routes.detail, "1")) { outcome = $0 }
    app.tabs.selectedIndex = 1
    scheduler.advanceUntilIdle()
    #expect(name(outcome) == "a move of the user or of the app's own code that hid Detail")
    #expect(app.homeStack.viewControllers == [app.home])
    #expect(app.tabs.selectedIndex == 1)
  }
}
