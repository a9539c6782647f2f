import TestStage
import Testing
import Wayfinder

@Suite struct GlobalRolesTests {
  private func review(finder: any Finder<ReviewScreen, Any?> = NilFinder<ReviewScreen, Any?>()) -> DestinationStep<
    ReviewScreen, Any?
  > {
    StepAssembly(finder: finder, factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(current).assemble()
  }

  @Test("RC-31 Adding global roles makes a new router, and the first router keeps its own roles")
  func routersAreValues() async throws {
    let journal = Diary()
    let stage = Stage(HomeScreen())
    let more = stage.router
      .adding(
        Guard<Any?> { _ in
          journal("guard"); return .success
        }
      )
      .adding(Setup<UIViewController, Any?> { _, _ in journal("task") })
      .adding(Afterwards<UIViewController, Any?> { _, _, _ in journal("post") })
    try await stage.router.navigate(to: review())
    #expect(journal.lines.isEmpty)
    try await more.navigate(to: review())
    #expect(journal.lines == ["guard", "task", "post"])
  }

  @Test("RC-31 Global guards can be asked before the search, and their refusal prevents the search")
  func askedFirst() async {
    let journal = Diary()
    let step = review(
      finder: InlineFinder<ReviewScreen, Any?> { _ in
        journal("find"); return nil
      })
    let stage = Stage(HomeScreen())
    let refusing = stage.router.adding(
      Guard<Any?> { _ in
        journal("guard"); return .failure(Mishap())
      })
    #expect(await refusing.askingGlobalInterceptorsFirst().outcome(to: step).obstacle != nil)
    #expect(journal.lines == ["guard"])
    #expect(await refusing.outcome(to: step).obstacle != nil)
    #expect(journal.lines == ["guard", "find", "guard"])
  }

  @Test("RC-31 Guards that are asked before the search are asked only once")
  func askedFirstAndOnce() async {
    let journal = Diary()
    let stage = Stage(HomeScreen())
    let router = stage.router
      .adding(
        Guard<Any?> { _ in
          journal("first"); return .success
        }
      )
      .adding(PatientGuard<Any?> { _ in journal("second") })
      .askingGlobalInterceptorsFirst()
    #expect(await router.outcome(to: review()).isArrival)
    #expect(journal.lines == ["first", "second"])
    #expect(stage.tree == "Home ^ Review")
  }

  @Test(
    "RC-23 Global tasks run on each screen that a step finds or builds, and not on the container a route starts from")
  func touchedScreens() async throws {
    let journal = Diary()
    let stage = Stage(tabs(stack(HomeScreen()), stack(LoginScreen())))
    let router = stage.router.adding(Setup<UIViewController, Any?> { screen, _ in journal("\(type(of: screen))") })
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(
        pushed(ReviewScreen.self, onto: GeneralStep.custom(using: ClassFinder<LoginScreen, Any?>()))
          .seen(as: UIViewController.self)
      ).assemble()
    try await router.navigate(to: step)
    #expect(journal.lines == ["ReviewScreen", "SettingsScreen", "UINavigationController"])
    let onto = pushed(AccountScreen.self, onto: anyStack)
    try await router.navigate(to: onto)
    #expect(journal.lines.suffix(1) == ["AccountScreen"])
    #expect(journal.lines.count == 4)
  }

  @Test("RC-31 Global guards and tasks are prepared like those of steps")
  func prepared() async {
    let journal = Diary()
    let stage = Stage(HomeScreen())
    let router = stage.router
      .adding(
        Guard<Any?>(prepared: { _ in journal("prepare guard") }) { _ in
          journal("guard"); return .success
        }
      )
      .adding(Setup<UIViewController, Any?>(prepared: { _ in journal("prepare task") }) { _, _ in journal("task") })
    #expect(await router.outcome(to: review()).isArrival)
    #expect(journal.lines == ["prepare guard", "prepare task", "guard", "task"])
    let failing = stage.router.adding(Guard<Any?>(prepared: { _ in throw Mishap() }) { _ in .success })
    #expect(await failing.outcome(to: review()).failure?.reason is Mishap)
    #expect(stage.tree == "Home ^ Review")
  }

  @Test("RC-31 Global guards and tasks receive the context of the request")
  func contextOfGlobals() async throws {
    let journal = Diary()
    let stage = Stage(HomeScreen())
    let router = stage.router
      .adding(
        Guard<Any?> {
          journal("guard \($0 ?? "none")"); return .success
        }
      )
      .adding(Setup<UIViewController, Any?> { journal("task \($1 ?? "none")") })
      .adding(Afterwards<UIViewController, Any?> { _, context, _ in journal("post \(context ?? "none")") })
    let step = StepAssembly(finder: NilFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) })
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    try await router.navigate(to: step, with: 7)
    #expect(journal.lines == ["guard 7", "task 7", "post 7"])
  }
}
