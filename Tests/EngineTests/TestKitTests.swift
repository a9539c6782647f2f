import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct TestKitTests {
  @Test("TK-3 Snapshots of equal trees are equal, and the text of a snapshot marks the visible screens")
  func snapshots() {
    let (first, second) = (TestApp(), TestApp())
    #expect(first.window.snapshot() == second.window.snapshot())
    _ = first.outcome(of: go(Routes.detail, "1"))
    _ = first.outcome(of: go(Routes.sheet, "chat"))
    #expect(first.window.snapshot() != second.window.snapshot())
    #expect(
      first.window.snapshot().description == """
        ○ UITabBarController
        ○   UINavigationController
        ○     Home
        ○     Detail “1”
        ○   UINavigationController
        ○     Search
        ●   ↑ UINavigationController
        ●     Sheet “chat”
        """)
    #expect(UIWindow(frame: .zero).snapshot().description == "(empty window)")
  }

  @Test("TK-3 The difference of two snapshots contains the lines that differ, and is empty for equal snapshots")
  func differences() {
    let app = TestApp()
    let before = app.window.snapshot()
    _ = app.outcome(of: go(Routes.detail, "1"))
    let after = app.window.snapshot()
    #expect(before.difference(to: before).isEmpty)
    #expect(before.difference(to: after).contains("+ ●     Detail “1”"))
  }

  @Test("TK-4 A window without animations ends every transition within the call that begins it")
  func withoutAnimations() {
    let app = TestApp(.manual)
    app.window.endTransitionsAtOnce()
    var outcome: Outcome<Detail>?
    app.router.navigate(to: Routes.detail, with: "1") { outcome = $0 }
    #expect(outcome?.value?.viewIfLoaded?.window === app.window)
  }

  @Test("TK-4 A clock keeps an animated transition in flight until the test ends it")
  func clock() {
    let app = TestApp()
    let clock = TransitionClock(of: app.window)
    var outcome: Outcome<Sheet>?
    app.router.navigate(to: Routes.sheet, with: "") { outcome = $0 }
    #expect(!clock.isIdle)
    clock.begin()
    #expect(outcome == nil)
    #expect(app.tabs.presentedViewController?.isBeingPresented == true)
    #expect(clock.finish())
    #expect(app.tabs.presentedViewController?.isBeingPresented == false)
    #expect(outcome?.value != nil)
    #expect(clock.isIdle)
    #expect(!clock.finish())
    #expect(!clock.tick())
  }

  /// A chain of five steps: a detail above a login, in a stack that is presented over the search tab.
  private static let deep = StepAssembly(finder: ClassFinder<Detail, String>(), factory: InlineFactory { Detail($0) })
    .adding(TitleTask())
    .adding(ClosureGuard { _, completion in completion(.success) })
    .using(UINavigationController.push())
    .from(login.expectingContainer())
    .assemble()

  private static let login = StepAssembly(finder: ClassFinder<Login, String>(), factory: InlineFactory { Login($0) })
    .adding(TitleTask())
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(Routes.search)
    .assemble()

  private struct TitleTask: ContextTask {
    func perform(on viewController: UIViewController, with context: String) throws { viewController.title = context }
  }

  @Test("TK-14 Each fault of a sweep leaves the tree unchanged, and the next navigation works")
  func sweep() async {
    let sweep = await failEachCall(of: go(Self.deep, "1")) {
      let app = TestApp()
      _ = app.outcome(of: go(Routes.sheet))
      return LaunchedApp(window: app.window, router: app.router)
    }
    #expect(sweep.violations.isEmpty, "\(sweep)")
    #expect(sweep.calls > 15)
    for kind in ["finder", "factory", "task", "guardian", "transition", "transitionEnd"] {
      #expect(sweep.kinds.contains(kind), "no \(kind) was made to fail")
    }
  }

  @Test("TK-14 A fault sweep reports a route that leaves a change behind")
  func sweepFindsLeftovers() async {
    var app = TestApp()
    let messy = StepAssembly(
      finder: NilFinder<Detail, String>(),
      factory: InlineFactory { (name: String) in
        app.tabs.selectedIndex = 1
        return Detail(name)
      }
    )
    .using(UINavigationController.push()).from(Routes.home.expectingContainer()).assemble()
    let sweep = await failEachCall(of: go(messy)) {
      app = TestApp()
      return LaunchedApp(window: app.window, router: app.router)
    }
    #expect(!sweep.violations.isEmpty)
    #expect(sweep.description.contains("the tree changed"))
  }
}
