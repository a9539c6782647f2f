import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of windows that are hidden at any moment of a commit.
@Suite struct HiddenMeanwhileTests {
  /// A route that dismisses a sheet, selects another tab, pushes a screen, and presents a stack.
  private static let way = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(pushed)
    .assemble()

  private static let pushed = StepAssembly(finder: NilFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
    .using(UINavigationController.push())
    .from(Routes.search.expectingContainer())
    .assemble()

  /// The same route up to an action of the app that fails, so that the dismissed sheet is presented again.
  private static let failing = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
    .using(OwnAction { _, _, completion in completion(.failure(Refusal())) })
    .from(pushed)
    .assemble()

  @Test(
    "EN-3 A request arrives or restores the tree if its window is hidden during the commit and shown again",
    arguments: 0..<10, [true, false])
  func hidden(turns: Int, fails: Bool) {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    app.tabs.present(Sheet("before"), animated: false)
    clock.run()
    let before = app.tree
    var outcome: Outcome<Sheet>?
    app.router.navigate(to: fails ? Self.failing : Self.way, with: "1") { outcome = $0 }
    for _ in 0..<turns where !clock.tick() { clock.finish() }
    app.window.isHidden = true
    clock.run()
    app.window.isHidden = false
    clock.run()
    switch outcome {
    case .arrived?:
      #expect(!fails)
      #expect(app.window.outline == "tabs[stack[Home] stack[Search 1]*] ^ stack[1]")
    case nil: Issue.record("it waits for ever")
    default: #expect(app.tree == before, "\(app.window.outline)")
    }
    var next: Outcome<Detail>?
    app.router.navigate(to: Routes.detail, with: "2") { next = $0 }
    clock.run()
    #expect(next?.value != nil, "\(String(describing: next))")
  }

  @Test("EN-20 A cancellation ends a commit that waits for its hidden window, and no change follows")
  func givenUp() {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    var outcome: Outcome<Sheet>?
    let handle = app.router.navigate(to: Self.way, with: "1") { outcome = $0 }
    app.window.isHidden = true
    clock.run()
    #expect(outcome == nil)
    handle.cancel()
    clock.run()
    if case .cancelled? = outcome {} else { Issue.record("\(String(describing: outcome))") }
    app.window.isHidden = false
    clock.run()
    #expect(app.window.outline == "tabs[stack[Home]* stack[Search]]")
    var next: Outcome<Detail>?
    app.router.navigate(to: Routes.detail, with: "2") { next = $0 }
    clock.run()
    #expect(next?.value != nil)
  }

  @Test(
    "EN-3 EN-17 A request cancelled in a hidden window restores the tree, or its failure says that it could not",
    arguments: 0..<10)
  func cancelledWhileHidden(turns: Int) {
    let app = TestApp(.manual)
    let clock = TransitionClock(of: app.window)
    app.tabs.present(Sheet("before"), animated: false)
    clock.run()
    let before = app.tree
    let over = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(GeneralAction.presentModally()).from(Routes.home).assemble()
    var outcome: Outcome<Sheet>?
    let handle = app.router.navigate(to: over, with: "1") { outcome = $0 }
    for _ in 0..<turns where !clock.tick() { clock.finish() }
    app.window.isHidden = true
    clock.run()
    let hadEnded = outcome != nil
    handle.cancel()
    clock.run()
    app.window.isHidden = false
    clock.run()
    switch outcome {
    case .arrived?:
      #expect(hadEnded)
      #expect(app.tree != before)
    case .cancelled?: #expect(app.tree == before)
    case .failed(let failure)?:
      #expect(failure.reason is NavigationError, "\(failure)")
      #expect("\(failure)".contains("could not be put back"), "\(failure)")
    default: Issue.record("\(String(describing: outcome))")
    }
  }
}
