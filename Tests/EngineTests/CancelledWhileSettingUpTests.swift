import Testing
import Wayfinder
import WayfinderTesting

/// Requests that are cancelled while a screen that they have found is set up.
@Suite struct CancelledWhileSettingUpTests {
  @Test("EN-20 A request that is cancelled while it sets up a found screen is not kept by its action")
  func keptCompletion() {
    let app = TestApp()
    let before = app.tree
    var (handle, outcome): (NavigationHandle?, Outcome<Sheet>?) = (nil, nil)
    var kept: [@MainActor (RoutingResult) -> Void] = []
    let cancelling = InlineContextTask { (_: Home, _: String) in handle?.cancel() }
    let step = StepAssembly(finder: NilFinder<Sheet, String>(), factory: InlineFactory { Sheet($0) })
      .using(OwnAction { _, _, completion in kept.append(completion) })
      .from(SingleStep(finder: ClassFinder<Home, String>(), factory: InlineFactory { Home($0) }).adding(cancelling))
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    // The request waits for its window, so that its handle exists before it begins.
    app.window.isHidden = true
    handle = app.router.navigate(to: step, with: "1") { outcome = $0 }
    app.window.makeKeyAndVisible()
    #expect(kept.count == 1)
    guard case .cancelled? = outcome else {
      Issue.record("ended \(String(describing: outcome))")
      return
    }
    #expect(app.tree == before)
  }
}
