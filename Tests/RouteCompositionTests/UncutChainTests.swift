import TestStage
import Testing
import Wayfinder

/// Tests of chains that are written in one piece.
@Suite struct UncutChainTests {
  private func new<Screen: UIViewController, Context>(_ type: Screen.Type) -> SingleStep<Screen, Context> {
    SingleStep(finder: NilFinder(), factory: ClassFactory())
  }

  private func review() -> StepAssembly<ReviewScreen, Any?, BuiltByItsFactory> {
    StepAssembly(finder: NilFinder(), factory: ClassFactory { ReviewScreen() })
  }

  /// Returns a step that makes tabs with two stacks the root.
  private func accountTabs() -> SingleContainerStep<UITabBarController, Any?> {
    let home = CompleteFactoryAssembly<UINavigationController, Any?>(factory: NavigationControllerFactory())
      .with(ClassFactory<HomeScreen, Any?> { HomeScreen() }).assemble()
    let account = CompleteFactoryAssembly<UINavigationController, Any?>(factory: NavigationControllerFactory())
      .with(ClassFactory<AccountScreen, Any?> { AccountScreen() }).assemble()
    return SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory()).with(home).with(account).assemble())
  }

  @Test("RC-38 An integrator can expect the container around its screen")
  func expectingContainer() async throws {
    let step = review().using(UINavigationController.push())
      .from(new(AccountScreen.self).expectingContainer())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: step)
    #expect(stage.tree == "Home ^ stack[Account Review]")
  }

  @Test("RC-38 If no expected container is around an integrator's screen, the failure names both types")
  func noContainer() async {
    let step = review().using(UINavigationController.push())
      .from(new(AccountScreen.self).expectingContainer())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
    let stage = Stage(HomeScreen())
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.reason == .noHost(needed: "UINavigationController", around: "AccountScreen"))
    #expect(stage.tree == "Home")
  }

  @Test("RC-38 An integrator adapts the context for itself, and the steps below receive the context of the chain")
  func adaptingContext() async throws {
    let named = SingleStep<Screen, String>(finder: NilFinder(), factory: InlineFactory { Screen($0) })
    let spelled = InlineContextTransformer { (number: Int) in String(repeating: "x", count: number) }
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Int>(), factory: ClassFactory { SettingsScreen() })
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Any?>().adaptingContext())
      .using(GeneralAction.presentModally())
      .from(named.adaptingContext(using: spelled))
      .using(GeneralAction.presentModally())
      .from(
        SingleStep(finder: NilFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0 + 1) })
      )
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: step, with: 3)
    #expect(stage.tree == "Home ^ Product ^ xxx ^ stack[Settings]")
    #expect((stage.window.rootViewController?.presentedViewController as? ProductScreen)?.id == 4)
  }

  @Test("RC-38 A step without a context fits into chains of every context")
  func adaptingFromVoid() async throws {
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Int?>(), factory: ClassFactory { SettingsScreen() })
      .using(UITabBarController.add())
      .from(TabBarControllerStep<UITabBarController, Void>().adaptingContext())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: step, with: nil)
    #expect(stage.tree == "Home ^ tabs[Settings*]")
  }

  @Test("RC-38 An integrator that cannot adapt the context ends the navigation without a change")
  func unadaptable() async {
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Int>(), factory: ClassFactory { SettingsScreen() })
      .using(UINavigationController.push())
      .from(
        NavigationControllerStep<UINavigationController, String>()
          .adaptingContext(using: InlineContextTransformer { (_: Int) in throw Mishap() })
      )
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
    let stage = Stage(HomeScreen())
    #expect(await stage.router.outcome(to: step, with: 1).failure?.reason is Mishap)
    #expect(stage.tree == "Home")
  }

  @Test("RC-38 A switch below an adapted step is asked again with the chain's context if the tree has changed")
  func adaptedAboveASwitch() async throws {
    let (latch, journal) = (Latch(), Diary())
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Int>(), factory: ClassFactory { SettingsScreen() })
      .adding(PatientGuard<Int> { _ in await latch.wait() })
      .using(GeneralAction.presentModally())
      .from(
        SingleStep<Screen, String>(finder: NilFinder(), factory: InlineFactory { Screen($0) })
          .adaptingContext(
            using: InlineContextTransformer { (number: Int) in
              journal("adapt")
              return "number \(number)"
            })
      )
      .using(GeneralAction.presentModally())
      .from(
        SwitchAssembly<UIViewController, Int>()
          .addCase { number in
            journal("case \(number)")
            return number == 2 ? GeneralStep.current() : nil
          }.assemble()
      ).assemble()
    let stage = Stage(HomeScreen())
    async let outcome = stage.router.outcome(to: step, with: 2)
    await until { journal.lines.count >= 2 }
    stage.window.rootViewController = LoginScreen()
    latch.open()
    #expect(await outcome.isArrival)
    #expect(stage.tree == "Login ^ “number 2” ^ Settings")
    #expect(journal.lines == ["adapt", "case 2", "case 2"])
  }

  @Test("RC-38 An integrator can follow a NilFactory step in the same chain")
  func afterNilFactory() async throws {
    let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .from(accountTabs())
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.root())
      .assemble()
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: account)
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
  }

  @Test("RC-38 An integrator with NilFactory uses a screen from a step below, and its action is not performed")
  func nilFactoryInTheMiddle() async throws {
    let journal = Diary()
    let single = review().using(UINavigationController.push())
      .from(SingleStep(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory()).expectingContainer())
      .using(
        InlineAction<UIViewController> { _, _, _, completion in
          journal("performed")
          completion(.success)
        }
      )
      .from(accountTabs())
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: single)
    #expect(stage.tree == "tabs[stack[Home] stack[Account Review]*]")
    #expect(journal.lines == [])
    let container = review().using(UINavigationController.push())
      .from(SingleContainerStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .using(GeneralAction.nilAction())
      .from(accountTabs())
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let other = Stage(LoginScreen())
    try await other.router.navigate(to: container)
    #expect(other.tree == "tabs[stack[Home Review]* stack[Account]]")
  }

  @Test("RC-38 A step with NilFinder and NilFactory joins the steps above to the step below")
  func sharingSteps() async throws {
    let journal = Diary()
    let nothing = SingleStep(finder: NilFinder<UIViewController, Any?>(), factory: NilFactory())
    func step(
      onto start: DestinationStep<UIViewController, Any?>
    ) -> DestinationStep<ReviewScreen, Any?> {
      review()
        .adding(Setup<ReviewScreen, Any?> { _, _ in journal("review") })
        .using(UINavigationController.push())
        .from(nothing.expectingContainer())
        .using(GeneralAction.nilAction())
        .from(NavigationControllerStep())
        .using(GeneralAction.presentModally())
        .from(nothing)
        .using(GeneralAction.nilAction())
        .from(start)
        .assemble()
    }
    let stage = Stage(HomeScreen())
    #expect(
      try stage.router.plan(to: step(onto: GeneralStep.root())).declined.map(\.screen) == [
        "ReviewScreen", "UINavigationController",
      ])
    try await stage.router.navigate(to: step(onto: GeneralStep.root()))
    #expect(stage.tree == "Home ^ stack[Review]")
    #expect(journal.lines == ["review"])
  }

  @Test("RC-38 A destination with NilFinder and NilFactory runs its guards and tasks on the screen of the step below")
  func passedThroughAtTheTop() async throws {
    let journal = Diary()
    func step(_ below: DestinationStep<SettingsScreen, Any?>) -> DestinationStep<SettingsScreen, Any?> {
      StepAssembler<SettingsScreen, Any?>().finder(.nilFinder).factory(.nilFactory)
        .adding(
          Guard<Any?> { _ in
            journal("guard")
            return .success
          }
        )
        .adding(Setup<SettingsScreen, Any?> { screen, _ in journal("task on \(screen.title ?? "")") })
        .adding(Afterwards<SettingsScreen, Any?> { screen, _, _ in journal("post on \(screen.title ?? "")") })
        .from(below).assemble()
    }
    let settings = StepAssembly(
      finder: ClassFinder<SettingsScreen, Any?>(),
      factory: ClassFactory {
        let screen = SettingsScreen()
        screen.title = "new"
        return screen
      }
    ).using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    let stage = Stage(HomeScreen())
    let made = try await stage.router.navigate(to: step(settings))
    #expect(stage.shown === made)
    #expect(journal.lines == ["guard", "task on new", "post on new"])
    made.title = "found"
    #expect(await stage.router.outcome(to: step(settings)).isAlreadyThere)
    #expect(journal.lines.suffix(3) == ["guard", "task on found", "post on found"])
  }

  @Test("RC-38 A step with NilFinder and NilFactory fails if the screen below has another class, and nothing changes")
  func passedThroughToAnother() async {
    let step = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: NilFactory())
      .adding(Setup<AccountScreen, Any?> { _, _ in })
      .from(new(SettingsScreen.self))
      .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    let stage = Stage(HomeScreen())
    #expect(
      await stage.router.outcome(to: step).reason
        == .screenOfAnotherType(found: "SettingsScreen", expected: "AccountScreen", role: "A task"))
    #expect(stage.tree == "Home")
  }

  @Test("RC-38 One chain contains a NilFactory step, an adapted context and an expected container")
  func oneChain() async throws {
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Int>(), factory: ClassFactory { SettingsScreen() })
      .using(GeneralAction.presentModally())
      .from(SingleStep(finder: NilFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }))
      .using(UINavigationController.push())
      .from(
        SingleStep(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
          .adaptingContext().expectingContainer()
      )
      .using(GeneralAction.nilAction())
      .from(accountTabs().adaptingContext())
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.root())
      .assemble()
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: step, with: 7)
    #expect(stage.tree == "tabs[stack[Home] stack[Account Product]*] ^ Settings")
  }
}
