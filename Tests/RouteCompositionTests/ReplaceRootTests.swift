import TestStage
import Testing
import Wayfinder

@Suite struct ReplaceRootTests {
  private func home(from end: DestinationStep<UIViewController, Any?>) -> DestinationStep<HomeScreen, Any?> {
    StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot()).from(end).assemble()
  }

  @Test("RC-19 replaceRoot from root() works from every screen")
  func anywhere() async throws {
    let roots: [() -> Stage] = [
      { Stage(LoginScreen()) },
      { Stage(tabs(stack(LoginScreen(), AccountScreen()), AccountScreen(), selected: 1)) },
      {
        let stage = Stage(stack(LoginScreen()))
        stage.shown?.present(stack(AccountScreen()), animated: false)
        stage.shown?.present(ReviewScreen(), animated: false)
        return stage
      },
    ]
    for launch in roots {
      let stage = launch()
      try await stage.router.navigate(to: home(from: GeneralStep.root()))
      #expect(stage.tree == "Home")
    }
  }

  @Test("RC-19 replaceRoot releases the old root with its modals and their contexts")
  func nothingStays() async throws {
    final class Model {}
    weak var oldRoot: UIViewController?
    weak var oldModal: UIViewController?
    weak var oldPushed: UIViewController?
    weak var model: Model?
    let stage = Stage(nil)
    func fill() async throws {
      let root = stack(LoginScreen())
      stage.window.rootViewController = root
      oldRoot = root
      let shown = Model()
      model = shown
      let step = StepAssembly(finder: NilFinder<AccountScreen, Model>(), factory: ClassFactory())
        .using(UINavigationController.push())
        .from(NavigationControllerStep<UINavigationController, Model>())
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      oldPushed = try await stage.router.navigate(to: step, with: shown)
      oldModal = oldPushed?.navigationController
    }
    try await fill()
    #expect(stage.tree == "stack[Login] ^ stack[Account]")
    try await stage.router.navigate(to: home(from: GeneralStep.root()))
    #expect(stage.tree == "Home")
    #expect(oldRoot == nil)
    #expect(oldModal == nil)
    #expect(oldPushed == nil)
    #expect(model == nil)
  }

  @Test("RC-19 replaceRoot from current() arrives without a modal, and fails under a modal with root() as the remedy")
  func fromCurrent() async {
    let stage = Stage(LoginScreen())
    stage.shown?.present(AccountScreen(), animated: false)
    let outcome = await stage.router.outcome(to: home(from: current))
    #expect(outcome.reason == .notTheRoot(found: "AccountScreen"))
    #expect(outcome.failure?.description.contains("AccountScreen is not the root of the window") == true)
    #expect(outcome.failure?.remedy.contains("GeneralStep.root()") == true)
    #expect(stage.tree == "Login ^ Account")
    #expect((try? await stage.router.navigate(.dismissAll)) != nil)
    #expect(await stage.router.outcome(to: home(from: current)).isArrival)
    #expect(stage.tree == "Home")
  }

  @Test("RC-19 An animated replacement of the root arrives when the animation has ended")
  func animated() async {
    let stage = Stage(LoginScreen(), time: .manual)
    let step = StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve, duration: 0.3))
      .from(GeneralStep.root()).assemble()
    var outcome: Outcome<HomeScreen>?
    stage.router.navigate(to: step, completion: { outcome = $0 })
    #expect(outcome == nil)
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(outcome?.isArrival == true)
    #expect(stage.tree == "Home")
  }

  @Test(
    "EN-17 RC-19 A new root that is fading in arrives although its request is cancelled or replaced",
    arguments: [true, false])
  func givenUpWhileAnimated(_ isCancelled: Bool) {
    let stage = Stage(LoginScreen(), time: .manual)
    let step = StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve, duration: 0.3))
      .from(GeneralStep.root()).assemble()
    var outcome: Outcome<HomeScreen>?
    let handle = stage.router.navigate(to: step, completion: { outcome = $0 })
    while stage.tree != "Home", stage.window.transitionScheduler.advance() {}
    #expect(stage.tree == "Home")
    #expect(outcome == nil)
    if isCancelled { handle.cancel() } else { stage.router.navigate(.dismissAll.policy(.replaceCurrent)) { _ in } }
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(outcome?.isArrival == true, "\(String(describing: outcome))")
    #expect(stage.tree == "Home", "\(String(describing: outcome))")
  }
}
