import TestStage
import Testing
import Wayfinder

/// Tests of cases that other routers get wrong. The name of each test begins with the statement that it tests.
@Suite struct HostileTests {
  @Test("RC-24 If a factory throws under a modal, the modal stays and no empty stack is left")
  func throwingFactoryUnderModal() async {
    let stage = Stage(stack(HomeScreen()))
    stage.shown?.present(LoginScreen(), animated: false)
    let modal = stage.shown
    let step = StepAssembly(
      finder: NilFinder<ReviewScreen, Any?>(), factory: InlineFactory<ReviewScreen, Any?> { _ in throw Mishap() }
    )
    .using(UINavigationController.push())
    .from(NavigationControllerStep<UINavigationController, Any?>())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.root()).assemble()
    #expect(await stage.router.outcome(to: step).failure?.reason is Mishap)
    #expect(stage.tree == "stack[Home] ^ Login")
    #expect(stage.shown === modal)
  }

  @Test("RC-24 A failed navigation puts back a screen that FinderFactory has taken from another place")
  func borrowedScreenGoesBack() async {
    let home = HomeScreen()
    let stage = Stage(tabs(stack(home, AccountScreen()), LoginScreen(), selected: 1))
    let borrowed = StepAssembly(
      finder: NilFinder<HomeScreen, Any?>(), factory: FinderFactory(finder: ClassFinder<HomeScreen, Any?>())
    )
    .using(UINavigationController.push())
    .from(NavigationControllerStep<UINavigationController, Any?>())
    .using(GeneralAction.presentModally()).from(current).assemble()
    let step = StepAssembly(
      finder: NilFinder<ReviewScreen, Any?>(), factory: InlineFactory<ReviewScreen, Any?> { _ in throw Mishap() }
    ).using(GeneralAction.presentModally()).from(borrowed).assemble()
    #expect(await stage.router.outcome(to: step).failure?.reason is Mishap)
    #expect(stage.tree == "tabs[stack[Home Account] Login*]")
    #expect(home.parent != nil)
  }

  @Test("RC-24 A screen that FinderFactory finds in another place stays there if the request is blocked")
  func borrowedScreenStays() async {
    let stage = Stage(tabs(stack(HomeScreen(), AccountScreen()), stack(StubbornScreen()), selected: 1))
    let borrowed = StepAssembly(
      finder: NilFinder<HomeScreen, Any?>(), factory: FinderFactory(finder: ClassFinder<HomeScreen, Any?>())
    )
    .using(UINavigationController.push())
    .from(NavigationControllerStep<UINavigationController, Any?>())
    .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    #expect(await stage.router.outcome(to: borrowed).obstacle != nil)
    #expect(stage.tree == "tabs[stack[Home Account] stack[Stubborn]*]")
  }

  @Test("RC-24 A request fails and keeps the tree if its factory returns a screen that is already presented")
  func alreadyPresented() async {
    let modal = LoginScreen()
    let stage = Stage(HomeScreen())
    stage.shown?.present(modal, animated: false)
    stage.shown?.present(AccountScreen(), animated: false)
    let step = StepAssembly(finder: NilFinder<LoginScreen, Any?>(), factory: ClassFactory { modal })
      .using(GeneralAction.presentModally()).from(current).assemble()
    var outcome: Outcome<LoginScreen>?
    let misuses = await collectingMisuse { outcome = await stage.router.outcome(to: step) }
    #expect(outcome?.failure != nil)
    #expect(stage.tree == "Home ^ Login ^ Account")
    #expect(misuses.allSatisfy { $0.kind == .alreadyPresented })
  }

  @Test("RC-24 A request fails and keeps the tree if its factory returns a screen that is already in the stack")
  func alreadyPushed() async {
    let home = HomeScreen()
    let stage = Stage(stack(home, AccountScreen()))
    let step = StepAssembly(finder: NilFinder<HomeScreen, Any?>(), factory: ClassFactory { home })
      .using(UINavigationController.push()).from(anyStack).assemble()
    var outcome: Outcome<HomeScreen>?
    _ = await collectingMisuse { outcome = await stage.router.outcome(to: step) }
    #expect(outcome?.failure != nil)
    #expect(stage.tree == "stack[Home Account]")
  }

  @Test("RC-24 A request that pushes a stack onto a stack fails and keeps the tree")
  func stackOntoStack() async {
    let stage = Stage(stack(HomeScreen()))
    let step = StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep<CountingStack, Any?>())
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    var outcome: Outcome<ReviewScreen>?
    _ = await collectingMisuse { outcome = await stage.router.outcome(to: step) }
    #expect(outcome?.failure != nil)
    #expect(stage.tree == "stack[Home]")
  }

  @Test("RC-24 A custom edit that throws leaves the tree unchanged, modals included")
  func throwingEdit() async {
    struct Refusing: ContainerAction {
      func perform(
        with viewController: UIViewController, on stack: UINavigationController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) { completion(.failure(Mishap())) }

      func perform(
        embedding viewController: UIViewController, in childViewControllers: inout [UIViewController]
      ) throws { throw Mishap() }
    }
    for isAlone in [true, false] {
      let stage = Stage(stack(HomeScreen()))
      stage.shown?.present(LoginScreen(), animated: false)
      let below = isAlone ? nil : pushed(AccountScreen.self, onto: anyStack)
      let assembly = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory()).using(Refusing())
      let step = below.map { assembly.from($0.expectingContainer()).assemble() } ?? assembly.from(anyStack).assemble()
      #expect(await stage.router.outcome(to: step).failure?.reason is Mishap)
      #expect(stage.tree == "stack[Home] ^ Login")
    }
  }

  @Test("RC-26 A revealed tab that was never selected has its view on screen")
  func neverSelectedTab() async throws {
    let account = AccountScreen()
    let stage = Stage(tabs(HomeScreen(), stack(account)))
    #expect(!account.isViewLoaded)
    try await stage.router.navigate(to: GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>()))
    #expect(account.viewIfLoaded?.window === stage.window)
  }

  @Test("RC-25 A screen in another tab that may not be left does not block a link to a third tab")
  func thirdTab() async throws {
    let stubborn = StubbornScreen()
    let stage = Stage(tabs(stack(HomeScreen()), stack(stubborn), stack(AccountScreen()), selected: 1))
    let account = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    try await stage.router.navigate(to: pushed(ReviewScreen.self, onto: account))
    #expect(stubborn.timesAsked == 0)
    #expect(stage.tree == "tabs[stack[Home] stack[Stubborn] stack[Account Review]*]")
  }

  @Test("RC-29 A failure in the third change restores the root, the selection, the stacks and every modal")
  func lateFailure() async {
    struct Failing: Action {
      func perform(
        with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        existingController.present(viewController, animated: animated) { completion(.failure(Mishap())) }
      }
    }
    let root = tabs(stack(HomeScreen(), LoginScreen()), stack(SettingsScreen()), selected: 1)
    let stage = Stage(root)
    for name in ["a", "b", "c"] { stage.shown?.present(stack(Screen(name)), animated: false) }
    let (before, shown) = (stage.tree, stage.shown)
    let newRoot = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let modal = presented(ProductScreen.self, on: newRoot)
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(Failing()).from(anyScreen(modal)).assemble()
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.failure?.reason is Mishap)
    #expect(outcome.failure?.alreadyRun == ["Failing"])
    #expect(stage.tree == before)
    #expect(stage.shown === shown)
    #expect(stage.window.rootViewController === root)
  }

  @Test("RC-24 The screens of a refused or failed navigation are released")
  func nothingKept() async {
    let stage = Stage(HomeScreen())
    weak var built: ReviewScreen?
    func route<Host>(_ action: any Action<Host>, _ end: DestinationStep<Host, Any?>) -> DestinationStep<
      LoginScreen, Any?
    > {
      let review = StepAssembly(
        finder: NilFinder<ReviewScreen, Any?>(),
        factory: ClassFactory {
          let screen = ReviewScreen()
          built = screen
          return screen
        }
      ).using(action).from(end).assemble()
      return StepAssembly(
        finder: NilFinder<LoginScreen, Any?>(),
        factory: InlineFactory<LoginScreen, Any?> { _ in
          #expect(built != nil)
          throw Mishap()
        }
      ).using(GeneralAction.presentModally()).from(review).assemble()
    }
    #expect(await stage.router.outcome(to: route(GeneralAction.presentModally(), current)).failure != nil)
    #expect(built == nil)
    #expect(await stage.router.outcome(to: route(GeneralAction.replaceRoot(), GeneralStep.root())).failure != nil)
    #expect(built == nil)
  }

  @Test("RC-35 A task shared by two chains keeps no state from one navigation to the next")
  func statefulTask() async throws {
    struct Once: ContextTask {
      var isPrepared = false
      let journal: Diary
      mutating func prepare(with context: Any?) throws {
        journal("prepared before: \(isPrepared)")
        isPrepared = true
      }
      func perform(on viewController: UIViewController, with context: Any?) throws {}
    }
    let journal = Diary()
    let half = StepAssembly(finder: NilFinder<ReviewScreen, Int>(), factory: ClassFactory())
      .adding(Once(journal: journal))
    let first = half.using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let second = half.using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let stage = Stage(HomeScreen())
    for step in [first, second, first] { try await stage.router.navigate(to: step, with: 1) }
    #expect(journal.lines == ["prepared before: false", "prepared before: false", "prepared before: false"])
  }
}

/// Returns a step typed for actions on any screen.
private func anyScreen<Screen: UIViewController>(
  _ step: DestinationStep<Screen, Any?>
) -> DestinationStep<UIViewController, Any?> {
  StepAssembly(
    finder: InlineFinder<UIViewController, Any?> { _ in ClassFinder<Screen, Any?>().findViewController() },
    factory: NilFactory()
  )
  .from(step).assemble()
}

/// Returns the calls that UIKit refuses while a body runs.
private func collectingMisuse(_ body: () async -> Void) async -> [UIKitMisuse] {
  let log = MisuseLog()
  await UIKitMisuse.$log.withValue(log) { await body() }
  return log.entries
}
