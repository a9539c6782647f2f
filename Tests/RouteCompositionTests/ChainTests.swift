import TestStage
import Testing
import Wayfinder

@Suite struct ChainTests {
  @Test("RC-1 A chain of finder, factory, guard, task, post task and action leads to its screen")
  func wholeChain() async throws {
    let stage = Stage(stack(HomeScreen()))
    let journal = Diary()
    let step = StepAssembly(finder: ClassFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) })
      .adding(
        Guard<Int> {
          journal("guard \($0)"); return .success
        }
      )
      .adding(Setup<ProductScreen, Int> { journal("task \($0.id) \($1)") })
      .adding(Afterwards<ProductScreen, Int> { screen, id, _ in journal("post \(screen.id) \(id)") })
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
      .assemble()
    let screen = try await stage.router.navigate(to: step, with: 7, animated: true)
    #expect(stage.shown === screen)
    #expect(journal.lines == ["guard 7", "task 7 7", "post 7 7"])
    #expect(stage.tree == "stack[Home Product]")
  }

  @Test("RC-1 A step keeps any number of guards and tasks in the order in which they were added")
  func manyRoles() async throws {
    let stage = Stage(HomeScreen())
    let journal = Diary()
    var assembly = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
    for number in 1...3 {
      assembly = assembly.adding(
        Guard<Any?> { _ in
          journal("guard \(number)"); return .success
        }
      )
      .adding(Setup<ReviewScreen, Any?> { _, _ in journal("task \(number)") })
      .adding(Afterwards<ReviewScreen, Any?> { _, _, _ in journal("post \(number)") })
    }
    let step = assembly.using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    try await stage.router.navigate(to: step)
    #expect(
      journal.lines == ["guard 1", "guard 2", "guard 3", "task 1", "task 2", "task 3", "post 1", "post 2", "post 3"])
  }

  @Test("RC-1 assemble(from:) makes the same chain as from(_:).assemble()")
  func assembleFrom() async throws {
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally())
      .assemble(from: GeneralStep.current())
    try await stage.router.navigate(to: step)
    #expect(stage.tree == "Home ^ Review")
  }

  @Test("RC-1 A chain can start from the destination of another chain")
  func chainOfChains() async throws {
    let stage = Stage(HomeScreen())
    let login = StepAssembly(finder: ClassFinder<LoginScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Any?>())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    let register = StepAssembly(finder: ClassFinder<RegisterScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(login.expectingContainer())
      .assemble()
    try await stage.router.navigate(to: register)
    #expect(stage.tree == "Home ^ stack[Login Register]")
    try await stage.router.navigate(to: login)
    #expect(stage.tree == "Home ^ stack[Login]")
  }

  @Test("RC-6 A half-built chain that is used twice makes two chains that share no task, guard or start")
  func halfBuiltChain() async throws {
    let journal = Diary()
    let half = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .adding(Setup<ReviewScreen, Any?> { _, _ in journal("both") })
    let first = half.adding(Setup<ReviewScreen, Any?> { _, _ in journal("first") })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let second = half.adding(
      Guard<Any?> { _ in
        journal("second's guard"); return .success
      }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    let stage = Stage(stack(HomeScreen()))
    try await stage.router.navigate(to: second)
    #expect(journal.lines == ["second's guard", "both"])
    #expect(stage.tree == "stack[Home Review]")
    try await stage.router.navigate(to: first)
    #expect(journal.lines == ["second's guard", "both", "both", "first"])
    #expect(stage.tree == "stack[Home Review] ^ Review")
  }

  @Test("RC-6 An open chain or a joined step that is used twice makes two separate chains")
  func halfBuiltFurtherDown() async throws {
    let joined = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
    let open = joined.from(NavigationControllerStep<UINavigationController, Any?>())
    let modal = open.using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let root = open.using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let pushed = joined.from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: modal)
    #expect(stage.tree == "Home ^ stack[Review]")
    try await stage.router.navigate(to: pushed)
    #expect(stage.tree == "Home ^ stack[Review Review]")
    try await stage.router.navigate(to: root)
    #expect(stage.tree == "stack[Review]")
  }

  @Test("RC-7 root() starts a chain at the root of the window and dismisses presented screens")
  func rootStep() async throws {
    let stage = Stage(HomeScreen())
    stage.shown?.present(LoginScreen(), animated: false)
    let found = try await stage.router.navigate(to: GeneralStep.root(), with: nil as Any?)
    #expect(found is HomeScreen)
    #expect(stage.tree == "Home")
  }

  @Test("RC-7 current() starts a chain at the topmost screen and removes no screen")
  func currentStep() async throws {
    let stage = Stage(HomeScreen())
    stage.shown?.present(LoginScreen(), animated: false)
    let outcome = await stage.router.outcome(to: GeneralStep.current(), with: nil as Any?)
    #expect(outcome.isAlreadyThere)
    #expect(outcome.value is LoginScreen)
    #expect(stage.tree == "Home ^ Login")
  }

  @Test("RC-7 custom(using:) starts a chain at its finder's screen, and the failure names the type of a missing screen")
  func customStep() async throws {
    let stage = Stage(tabs(stack(HomeScreen()), AccountScreen()))
    let account = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    try await stage.router.navigate(to: account)
    #expect(stage.tree == "tabs[stack[Home] Account*]")
    let review = GeneralStep.custom(using: ClassFinder<ReviewScreen, Any?>())
    let outcome = await stage.router.outcome(to: review)
    #expect(outcome.reason == .chainHasNoStart(destination: "ReviewScreen", start: "ReviewScreen"))
  }

  @Test("RC-7 NavigationControllerStep and TabBarControllerStep make a container around the step above")
  func readyIntegrators() async throws {
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Any?>())
      .using(UITabBarController.add())
      .from(TabBarControllerStep<UITabBarController, Any?>())
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.root())
      .assemble()
    try await stage.router.navigate(to: step)
    #expect(stage.tree == "tabs[stack[Account]*]")
  }

  @Test("RC-7 SingleStep and SingleContainerStep find their screens again in the tree")
  func singleSteps() async throws {
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally())
      .from(SingleStep(finder: ClassFinder<AccountScreen, Any?>(), factory: ClassFactory()))
      .using(UINavigationController.push())
      .from(
        SingleContainerStep(
          finder: ClassFinder<UINavigationController, Any?>(), factory: NavigationControllerFactory())
      )
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.root())
      .assemble()
    try await stage.router.navigate(to: step)
    #expect(stage.tree == "stack[Account] ^ Review")
    let (container, account) = (
      stage.window.rootViewController, (stage.window.rootViewController as? UINavigationController)?.topViewController
    )
    try await stage.router.navigate(.dismissAll)
    try await stage.router.navigate(to: step)
    #expect(stage.window.rootViewController === container)
    #expect((stage.window.rootViewController as? UINavigationController)?.topViewController === account)
  }
}
