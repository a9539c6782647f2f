import TestStage
import Testing
import Wayfinder

/// Tests of requests that are made while a transition of the user or the app is in flight.
@Suite struct InFlightTests {
  private var review: DestinationStep<ReviewScreen, Any?> { presented(ReviewScreen.self, on: current) }

  @Test("RC-26 A request made during a dismissal arrives after the dismissal")
  func duringDismissal() {
    let stage = Stage(HomeScreen(), time: .manual)
    stage.shown?.present(LoginScreen(), animated: false)
    stage.window.transitionScheduler.advanceUntilIdle()
    stage.window.rootViewController?.dismiss(animated: true)
    stage.window.transitionScheduler.advance()
    var outcome: Outcome<ReviewScreen>?
    stage.router.navigate(to: review) { outcome = $0 }
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(outcome?.isArrival == true, "\(String(describing: outcome))")
    #expect(stage.tree == "Home ^ Review")
  }

  @Test("RC-26 A request made during a presentation arrives on top of the modal")
  func duringPresentation() {
    let stage = Stage(HomeScreen(), time: .manual)
    stage.shown?.present(LoginScreen(), animated: true)
    stage.window.transitionScheduler.advance()
    var outcome: Outcome<ReviewScreen>?
    stage.router.navigate(to: review) { outcome = $0 }
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(outcome?.isArrival == true, "\(String(describing: outcome))")
    #expect(stage.tree == "Home ^ Login ^ Review")
  }

  @Test(
    "RC-26 A request made while the user swipes a modal away arrives, whether the swipe finishes or is cancelled"
  )
  func duringSwipe() {
    for isCancelled in [true, false] {
      let stage = Stage(stack(HomeScreen()), time: .manual)
      stage.shown?.present(LoginScreen(), animated: false)
      stage.window.transitionScheduler.advanceUntilIdle()
      let swipe = stage.window.beginInteractive(.swipeDown)
      #expect(swipe != nil)
      while stage.window.transitionScheduler.advance() {}
      var outcome: Outcome<ReviewScreen>?
      stage.router.navigate(to: review) { outcome = $0 }
      while stage.window.transitionScheduler.advance() {}
      if isCancelled { swipe?.cancel() } else { swipe?.finish() }
      stage.window.transitionScheduler.advanceUntilIdle()
      #expect(outcome?.isArrival == true, "\(String(describing: outcome))")
      #expect(stage.tree == (isCancelled ? "stack[Home] ^ Login ^ Review" : "stack[Home] ^ Review"))
    }
  }

  @Test("RC-26 A push requested during the user's pop gesture arrives, and loses no screen")
  func duringPopGesture() {
    for isCancelled in [true, false] {
      let stage = Stage(stack(HomeScreen(), AccountScreen()), time: .manual)
      let gesture = stage.window.beginInteractive(.back("Back"))
      #expect(gesture != nil)
      while stage.window.transitionScheduler.advance() {}
      var outcome: Outcome<ReviewScreen>?
      stage.router.navigate(to: pushed(ReviewScreen.self, onto: anyStack), completion: { outcome = $0 })
      while stage.window.transitionScheduler.advance() {}
      if isCancelled { gesture?.cancel() } else { gesture?.finish() }
      stage.window.transitionScheduler.advanceUntilIdle()
      #expect(outcome?.isArrival == true, "\(String(describing: outcome))")
      #expect(stage.tree == (isCancelled ? "stack[Home Account Review]" : "stack[Home Review]"))
    }
  }

  @Test("RC-29 A failure during animated transitions restores the tree after the transitions have ended")
  func animatedFailure() {
    let stage = Stage(stack(HomeScreen(), LoginScreen()), time: .manual)
    stage.shown?.present(SettingsScreen(), animated: false)
    stage.window.transitionScheduler.advanceUntilIdle()
    let (before, shown) = (stage.tree, stage.shown)
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(FailingAction<UIViewController>(Mishap())).from(GeneralStep.root()).assemble()
    var outcome: Outcome<ReviewScreen>?
    stage.router.navigate(to: step) { outcome = $0 }
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(outcome?.failure?.reason is Mishap)
    #expect(stage.tree == before)
    #expect(stage.shown === shown)
    #expect(shown?.viewIfLoaded?.window === stage.window)
  }
}
