import TestStage
import Testing
import Wayfinder

@Suite struct SwitchEdgeTests {
  @Test("RC-8 expectingContainer() works for a switch as for a step")
  func vouched() async throws {
    let fork = SwitchAssembly<UIViewController, Any?>()
      .addCase(from: InlineFinder<UIViewController, Any?> { _ in nil })
      .assemble(default: GeneralStep.custom(using: ClassFinder<UIViewController, Any?>(options: .currentAllStack)))
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(fork.expectingContainer()).assemble()
    let stage = Stage(stack(HomeScreen()))
    try await stage.router.navigate(to: step)
    #expect(stage.tree == "stack[Home Review]")
  }

  @Test("RC-8 A switch can be the destination itself")
  func destination() async throws {
    let fork = SwitchAssembly<UIViewController, Any?>()
      .addCase(from: InlineFinder<UIViewController, Any?> { _ in nil })
      .assemble(
        default: StepAssembly(
          finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory { ReviewScreen() }
        ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble())
    let stage = Stage(HomeScreen())
    #expect(try await stage.router.navigate(to: fork) is ReviewScreen)
    #expect(stage.tree == "Home ^ Review")
  }

  @Test("RC-8 A switch without cases fails, and the failure names the step above the switch")
  func empty() async {
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally())
      .from(SwitchAssembly<UIViewController, Any?>().assemble()).assemble()
    let stage = Stage(HomeScreen())
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.reason == .noCaseApplied(declined: []))
    #expect(outcome.failure?.description.contains("it has no cases") == true)
    #expect(outcome.failure?.description.contains("ReviewScreen") == true)
  }

  @Test("RC-8 A case whose finder finds a screen of another window fails, and changes neither window")
  func otherWindow() async {
    let elsewhere = HomeScreen()
    let other = Stage(elsewhere)
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally())
      .from(
        SwitchAssembly<HomeScreen, Any?>().addCase(from: InlineFinder { _ in elsewhere }).assemble()
      ).assemble()
    let stage = Stage(AccountScreen())
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.reason == .foundElsewhere(type: "HomeScreen"))
    #expect(stage.tree == "Account")
    #expect(other.tree == "Home")
  }

  @Test("RC-8 One switch serves two windows at once, and each takes its own case")
  func twoWindows() async throws {
    let fork = SwitchAssembly<UIViewController, Int>()
      .addCase(when: { $0 == 1 }, from: GeneralStep.root())
      .assemble(default: GeneralStep.current())
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Int>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(fork).assemble()
    let (one, two) = (Stage(HomeScreen()), Stage(HomeScreen()))
    for stage in [one, two] { stage.shown?.present(SettingsScreen(), animated: false) }
    let first = Task { try await one.router.navigate(to: step, with: 1) }
    let second = Task { try await two.router.navigate(to: step, with: 2) }
    _ = try await (first.value, second.value)
    #expect(one.tree == "Home ^ Review")
    #expect(two.tree == "Home ^ Settings ^ Review")
  }

  @Test("RC-8 A NilFactory step finds a screen that a step behind a switch makes")
  func madeBehindSwitch() async throws {
    let fork = SwitchAssembly<UITabBarController, Any?>().assemble(default: GuideRoutes.tabBar)
    let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .from(fork).assemble()
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: account)
    #expect(stage.tree == "tabs[Home Account*]")
  }
}
