import TestStage
import Testing
import Wayfinder

/// Tests of routes to a screen in a tab, as the guide prints them: local constants without a written type.
@Suite struct GuideSampleTests {
  @Test(
    "RC-2 A constant without a written type declares the guide's tab bar, and leads to the screens in its tabs",
    arguments: [0, 1, 2, 3])
  func screenInTab(situation: Int) async throws {
    let tabScreen = SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeScreen, Any?>(), using: UITabBarController.add())
        .with(ClassFactory<AccountScreen, Any?>(), using: UITabBarController.add())
        .assemble()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
    let screen = StepAssembly(
      finder: ClassFinder<AccountScreen, Any?>(),
      factory: NilFactory()
    )
    .from(tabScreen)
    .assemble()
    let stage = Stage(LoginScreen())
    if situation > 0 {
      try await stage.router.navigate(to: tabScreen)
      #expect(stage.tree == "tabs[Home* Account]")
    }
    if situation > 1 { stage.shown?.present(stack(SettingsScreen()), animated: false) }
    if situation > 2 { stage.shown?.present(ReviewScreen(), animated: false) }
    let tabs = stage.window.rootViewController as? UITabBarController
    let account = try await stage.router.navigate(to: screen)
    #expect(stage.tree == "tabs[Home Account*]")
    #expect(stage.shown === account)
    if let tabs { #expect(stage.window.rootViewController === tabs, "the tab bar that was there is used") }
    #expect(await stage.router.outcome(to: screen).isAlreadyThere)
  }

  @Test("RC-2 A new tab bar takes the screen as its tab, and a second navigation finds both again")
  func tabOfStep() async throws {
    let screen = StepAssembly(
      finder: ClassFinder<AccountScreen, Any?>(),
      factory: ClassFactory()
    )
    .using(UITabBarController.add())
    .from(TabBarControllerStep())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
    let stage = Stage(stack(LoginScreen()))
    stage.shown?.present(SettingsScreen(), animated: false)
    let account = try await stage.router.navigate(to: screen)
    #expect(stage.tree == "tabs[Account*]")
    (stage.window.rootViewController as? UITabBarController)?.viewControllers?.append(HomeScreen())
    (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    stage.shown?.present(SettingsScreen(), animated: false)
    #expect(try await stage.router.navigate(to: screen) === account)
    #expect(stage.tree == "tabs[Account* Home]")
  }
}
