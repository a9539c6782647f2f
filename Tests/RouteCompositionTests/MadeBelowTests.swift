import TestStage
import Testing
import Wayfinder

@Suite struct MadeBelowTests {
  /// Returns a route that makes a tab bar with Home and Account the root.
  private func tabScreen() -> DestinationStep<UITabBarController, Any?> {
    StepAssembly(
      finder: ClassFinder<UITabBarController, Any?>(),
      factory: ClassFactory { tabs(stack(HomeScreen()), stack(AccountScreen())) }
    ).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
  }

  private func account() -> DestinationStep<AccountScreen, Any?> {
    StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory()).from(tabScreen()).assemble()
  }

  @Test("RC-15 A NilFactory step finds its screen among the new screens, and the screen's tab is selected")
  func inJustBuilt() async throws {
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: account())
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
  }

  @Test("RC-15 A NilFactory step builds nothing if its screen is in the tree")
  func onScreen() async throws {
    let stage = Stage(tabs(stack(HomeScreen()), stack(AccountScreen())))
    let root = stage.window.rootViewController
    try await stage.router.navigate(to: account())
    #expect(stage.window.rootViewController === root)
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
  }

  @Test("RC-15 Steps above a NilFactory step join the container around its screen")
  func aboveMadeBelow() async throws {
    let product = StepAssembly(finder: NilFinder<ProductScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(account().expectingContainer()).assemble()
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(product).assemble()
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: review)
    #expect(stage.tree == "tabs[stack[Home] stack[Account Product]*] ^ Review")
  }

  @Test("RC-15 A NilFactory step finds its screen after two pushes, and the pushed screens stay")
  func afterPushes() async throws {
    let product = pushed(ProductScreen.self, onto: pushed(ReviewScreen.self, onto: anyStack))
    let bag = StepAssembly(
      finder: NilFinder<UITabBarController, Any?>(),
      factory: ClassFactory { tabs(HomeScreen(), stack(AccountScreen(), SettingsScreen())) }
    ).using(UINavigationController.push()).from(product.expectingContainer()).assemble()
    let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory()).from(bag).assemble()
    let stage = Stage(stack(LoginScreen()))
    try await stage.router.navigate(to: account)
    #expect(stage.tree == "stack[Login Review Product tabs[Home stack[Account]*]]")
  }

  @Test("RC-15 If no step makes the screen of a NilFactory step, the failure names the finder and keeps the tree")
  func nothingMakesIt() async {
    let missing = StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: NilFactory())
      .from(tabScreen()).assemble()
    let root = LoginScreen()
    let stage = Stage(root)
    root.present(SettingsScreen(), animated: false)
    let modal = stage.shown
    let outcome = await stage.router.outcome(to: missing)
    #expect(
      outcome.reason == .notMadeBelow(type: "ReviewScreen", finder: "ClassFinder<ReviewScreen, Any?>"))
    #expect(stage.window.rootViewController === root)
    #expect(stage.shown === modal)
    #expect(stage.tree == "Login ^ Settings")
  }

  @Test("RC-15 A NilFactory step finds a screen that the step below adds only as it appears")
  func bornOnAppearing() async throws {
    final class Late: UINavigationController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if viewControllers.isEmpty { setViewControllers([AccountScreen()], animated: false) }
      }
    }
    let late = StepAssembly(finder: ClassFinder<Late, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .from(late).assemble()
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(account.expectingContainer()).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: review)
    #expect(stage.tree == "Home ^ stack[Account Review]")
  }

  @Test("RC-15 The tasks of a NilFactory step run once on the screen that a step below makes")
  func tasks() async throws {
    let journal = Diary()
    let step = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .adding(Setup<AccountScreen, Any?> { _, _ in journal("task") })
      .adding(Afterwards<AccountScreen, Any?> { _, _, _ in journal("post") })
      .from(tabScreen()).assemble()
    let stage = Stage(LoginScreen())
    try await stage.router.navigate(to: step)
    #expect(journal.lines == ["task", "post"])
  }

  /// Returns a route to the account. The factory finds the screen in the place in which a step below has put it.
  private func handedOut(
    from below: DestinationStep<UITabBarController, Any?>
  ) -> DestinationStep<AccountScreen, Any?> {
    StepAssembly(
      finder: NilFinder<AccountScreen, Any?>(), factory: FinderFactory(finder: ClassFinder<AccountScreen, Any?>())
    ).using(GeneralAction.nilAction() as NilAction<UITabBarController>).from(below).assemble()
  }

  @Test("RC-14 FinderFactory returns a screen that a step below has made, and shows the screen in its place")
  func handedOutOfJustBuilt() async throws {
    let stage = Stage(stack(AccountScreen()))
    let account = try await stage.router.navigate(to: handedOut(from: tabScreen()))
    #expect(stage.tree == "tabs[stack[Home] stack[Account]*]")
    #expect(stage.shown === account)
  }

  @Test("RC-5 expectingContainer() finds the container around a screen that FinderFactory returns")
  func aboveHandedOut() async throws {
    let stage = Stage(LoginScreen())
    let review = pushed(ReviewScreen.self, onto: handedOut(from: tabScreen()))
    try await stage.router.navigate(to: review)
    #expect(stage.tree == "tabs[stack[Home] stack[Account Review]*]")
    // The second navigation finds the tab bar in the tree.
    try await stage.router.navigate(to: pushed(SettingsScreen.self, onto: handedOut(from: tabScreen())))
    #expect(stage.tree == "tabs[stack[Home] stack[Account Settings]*]")
  }

  @Test("RC-14 FinderFactory can take a screen out of a container that a step below has just made")
  func takenOutOfJustBuilt() async throws {
    let stage = Stage(LoginScreen())
    let account = StepAssembly(
      finder: NilFinder<AccountScreen, Any?>(), factory: FinderFactory(finder: ClassFinder<AccountScreen, Any?>())
    )
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(
      StepAssembly(
        finder: NilFinder<UITabBarController, Any?>(),
        factory: ClassFactory { tabs(stack(HomeScreen()), stack(LoginScreen(), AccountScreen())) }
      ).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    )
    .assemble()
    try await stage.router.navigate(to: account)
    #expect(stage.tree == "tabs[stack[Home]* stack[Login]] ^ stack[Account]")
  }
}
