import TestStage
import Testing
import Wayfinder

@Suite struct GoingTests {
  private var product: DestinationStep<ProductScreen, Int> {
    StepAssembly(finder: ClassWithContextFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) })
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
      .assemble()
  }

  @Test("RC-21 The throwing form returns the screen, and throws the error of any other outcome")
  func throwing() async throws {
    let stage = Stage(stack(HomeScreen()))
    let screen = try await stage.router.navigate(to: product, with: 1, animated: true)
    #expect(stage.shown === screen)
    let blocked = Stage(HomeScreen())
    await #expect(throws: NavigationFailure.self) { try await blocked.router.navigate(to: product, with: 1) }
  }

  @Test("RC-21 The outcome form distinguishes an arrival from a destination that was visible already")
  func outcomes() async {
    let stage = Stage(stack(HomeScreen()))
    let first = await stage.router.outcome(to: product, with: 1)
    #expect(first.isArrival)
    let second = await stage.router.outcome(to: product, with: 1)
    #expect(second.isAlreadyThere)
    #expect(first.value === second.value)
  }

  @Test("RC-21 The completion form ends before the call returns if the navigation waits for nothing")
  func completion() {
    let stage = Stage(stack(HomeScreen()))
    var outcomes: [Outcome<ProductScreen>] = []
    stage.router.navigate(to: product, with: 1) { outcomes.append($0) }
    #expect(outcomes.count == 1)
    #expect(outcomes.first?.value === stage.shown)
  }

  @Test("RC-21 A navigation that is not animated has no transition in flight")
  func notAnimated() {
    let stage = Stage(stack(HomeScreen()), time: .manual)
    var outcome: Outcome<ProductScreen>?
    stage.router.navigate(to: product, with: 1, animated: false) { outcome = $0 }
    while stage.window.transitionScheduler.advance() {}
    #expect(outcome?.isArrival == true)
    outcome = nil
    stage.router.navigate(to: product, with: 2) { outcome = $0 }
    while stage.window.transitionScheduler.advance() {}
    #expect(outcome == nil)
    stage.window.transitionScheduler.advanceUntilIdle()
    #expect(outcome?.isArrival == true)
  }

  @Test("RC-21 All three forms navigate to a step without a context")
  func withoutContext() async throws {
    let void = StepAssembly(finder: ClassFinder<ReviewScreen, Void>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let any = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: void)
    #expect(await stage.router.outcome(to: any).isArrival)
    var outcome: Outcome<ReviewScreen>?
    stage.router.navigate(to: void, completion: { outcome = $0 })
    #expect(outcome?.isArrival == true)
    #expect(stage.tree == "Home ^ Review")
  }

  @Test("RC-22 plan(to:with:) changes nothing and describes the navigation that follows")
  func plan() async throws {
    let stage = Stage(tabs(stack(HomeScreen(), AccountScreen()), LoginScreen(), selected: 1))
    stage.shown?.present(SettingsScreen(), animated: false)
    let before = stage.tree
    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Int>())
    let step = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }
    )
    .adding(Guard<Int> { _ in .success })
    .using(UINavigationController.push()).from(home.expectingContainer()).assemble()
    let plan = try stage.router.plan(to: step, with: 3)
    #expect(stage.tree == before)
    #expect(plan.found == "HomeScreen")
    #expect(plan.declined.map(\.screen) == ["ProductScreen"])
    #expect(plan.asked == ["Guard<Int>"])
    #expect(plan.removed == ["SettingsScreen", "AccountScreen"])
    #expect(plan.changes.contains(.build("ProductScreen")))
    #expect(plan.changes.contains(.dismiss(["SettingsScreen"])))
    #expect(plan.changes.contains(.embed("ProductScreen", in: "UINavigationController")))
    try await stage.router.navigate(to: step, with: 3)
    #expect(stage.tree == "tabs[stack[Home Product]* Login]")
    #expect(try stage.router.plan(to: step, with: 3).changes.isEmpty)
  }

  @Test("RC-22 A plan fails with the same description as the navigation")
  func planFails() async {
    let stage = Stage(HomeScreen())
    let outcome = await stage.router.outcome(to: product, with: 3)
    let failure = #expect(throws: NavigationFailure.self) { try stage.router.plan(to: product, with: 3) }
    #expect(failure?.description == outcome.failure?.description)
  }
}

@Suite struct RefusalTests {
  private struct Refusing {
    let stage = Stage(tabs(stack(HomeScreen(), ProductScreen(id: 1), ReviewScreen()), LoginScreen(), selected: 1))
    let journal = Diary()

    init() { stage.shown?.present(SettingsScreen(), animated: false) }

    /// Returns a guarded route to a product. Product 1 is hidden in the tree, and the route can show another product in its screen.
    func product(_ interceptor: any RoutingInterceptor<Int>) -> DestinationStep<ProductScreen, Int> {
      StepAssembly(finder: ClassFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) })
        .adding(interceptor)
        .adding(Setup<ProductScreen, Int> { $0.id = $1 })
        .adding(Afterwards<ProductScreen, Int> { _, _, _ in journal("post") })
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    }

    var productShown: Int? {
      let stack = (stage.window.rootViewController as? UITabBarController)?.viewControllers?.first
      return ((stack as? UINavigationController)?.viewControllers[1] as? ProductScreen)?.id
    }
  }

  @Test("RC-24 A refused navigation changes nothing, not even the context of the found screen")
  func refused() async {
    let app = Refusing()
    let before = app.stage.tree
    for interceptor in [Guard<Int> { _ in .failure(Mishap()) }] {
      let outcome = await app.stage.router.outcome(to: app.product(interceptor), with: 2)
      #expect(outcome.obstacle?.description == "Guard<Int> refused: the shelf is empty")
    }
    let outcome = await app.stage.router.outcome(to: app.product(PatientGuard { _ in throw Mishap() }), with: 2)
    #expect(outcome.obstacle != nil)
    #expect(app.stage.tree == before)
    #expect(app.productShown == 1)
    #expect(app.journal.lines.isEmpty)
  }

  @Test("RC-24 The same navigation changes the tree and the context if the guard agrees")
  func agreed() async {
    let app = Refusing()
    #expect(await app.stage.router.outcome(to: app.product(Guard { _ in .success }), with: 2).isArrival)
    #expect(app.stage.tree == "tabs[stack[Home Product]* Login]")
    #expect(app.productShown == 2)
    #expect(app.journal.lines == ["post"])
  }

  @Test("RC-24 A screen that may not be left blocks the navigation before the found screen's context changes")
  func refusedByScreen() async {
    let (product, stubborn) = (ProductScreen(id: 1), StubbornScreen())
    let stage = Stage(stack(product, stubborn))
    let step = StepAssembly(finder: ClassFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) })
      .adding(Setup<ProductScreen, Int> { $0.id = $1 })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let outcome = await stage.router.outcome(to: step, with: 2)
    #expect(outcome.obstacle?.description == "StubbornScreen may not be left now.")
    #expect(product.id == 1)
    #expect(stage.tree == "stack[Product Stubborn]")
  }

  @Test("RC-24 If a guard changes the visible screen and refuses, the router changes nothing")
  func guardChangedScreenFirst() async {
    let app = Refusing()
    let stage = app.stage
    let step = app.product(
      PatientGuard { _ in
        stage.shown?.present(LoginScreen(), animated: false)
        throw Mishap()
      })
    #expect(await stage.router.outcome(to: step, with: 2).obstacle != nil)
    #expect(app.productShown == 1)
    #expect(
      stage.tree == "tabs[stack[Home Product Review] Login*] ^ Settings ^ Login", "what the guard shows is the guard's")
  }
}
