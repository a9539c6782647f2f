import TestStage
import Testing
import Wayfinder

@Suite struct ArrivalTests {
  @Test("RC-26 A destination built into a stack of a tab that was never selected is visible at the end")
  func hiddenTab() async throws {
    let account = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    let stage = Stage(tabs(stack(HomeScreen()), stack(AccountScreen())))
    let review = try await stage.router.navigate(to: pushed(ReviewScreen.self, onto: account))
    #expect(stage.shown === review)
    #expect(review.viewIfLoaded?.window === stage.window)
    #expect(stage.tree == "tabs[stack[Home] stack[Account Review]*]")
  }

  @Test(
    "RC-26 A destination below a container inside a modal is visible at the end, and the modal over it is dismissed")
  func insideModal() async throws {
    let stage = Stage(HomeScreen())
    stage.shown?.present(tabs(LoginScreen(), stack(AccountScreen(), SettingsScreen())), animated: false)
    stage.window.rootViewController?.presentedViewController?.present(RegisterScreen(), animated: false)
    let account = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    let review = try await stage.router.navigate(to: pushed(ReviewScreen.self, onto: account))
    #expect(stage.shown === review)
    #expect(stage.tree == "Home ^ tabs[Login stack[Account Review]*]")
  }

  @Test("RC-26 A found screen in a hidden tab of a hidden tab bar is visible at the end")
  func tabsInTabs() async throws {
    let stage = Stage(tabs(HomeScreen(), tabs(LoginScreen(), stack(AccountScreen(), SettingsScreen()))))
    let account = try await stage.router.navigate(to: GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>()))
    #expect(stage.shown === account)
    #expect(stage.tree == "tabs[Home tabs[Login stack[Account]*]*]")
  }

  @Test("RC-26 A request fails and keeps the tree if a tab bar's subclass refuses to select the tab")
  func refusingTabs() async {
    let fixed = FrozenTabs()
    fixed.viewControllers = [stack(HomeScreen()), stack(AccountScreen())]
    fixed.isFrozen = true
    let stage = Stage(fixed)
    let account = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    let outcome = await stage.router.outcome(to: pushed(ReviewScreen.self, onto: account))
    #expect(outcome.failure != nil)
    #expect(stage.tree == "tabs[stack[Home]* stack[Account]]")
  }

  @Test("RC-26 A request fails and keeps the tree if a stack's subclass ignores the change")
  func ignoringStack() async {
    let frozen = FrozenStack()
    frozen.viewControllers = [HomeScreen()]
    let stage = Stage(frozen)
    stage.shown?.present(LoginScreen(), animated: false)
    frozen.isFrozen = true
    let outcome = await stage.router.outcome(to: pushed(ReviewScreen.self, onto: anyStack))
    #expect(outcome.failure?.reason as? NavigationError != nil)
    #expect(stage.tree == "stack[Home] ^ Login")
    frozen.isFrozen = false
    #expect(await stage.router.outcome(to: pushed(ReviewScreen.self, onto: anyStack)).isArrival)
  }

  @Test("RC-26 A request fails if the presenter's subclass ignores the presentation")
  func ignoringPresenter() async {
    let stage = Stage(DeafScreen())
    let outcome = await stage.router.outcome(to: presented(ReviewScreen.self, on: current))
    #expect(outcome.failure?.reason as? NavigationError != nil)
    #expect(stage.tree == "Deaf")
  }

  @Test("RC-26 A request fails if the presenter's subclass ignores the dismissal")
  func ignoringDismissal() async {
    let stage = Stage(StickyScreen())
    stage.shown?.present(LoginScreen(), animated: false)
    let outcome = await stage.router.outcome(of: .dismissAll)
    #expect(outcome.failure?.reason as? NavigationError != nil)
    #expect(stage.tree == "Sticky ^ Login")
  }

  @Test(
    "RC-26 A request fails if an override reports a presentation or a dismissal that has not happened"
  )
  func sayingSo() async {
    final class Saying: UIViewController {
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
      override func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        if screen is LoginScreen { super.present(screen, animated: animated) } else { completion?() }
      }
    }
    let stage = Stage(Saying())
    let step = StepAssembly(finder: ClassFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(current).assemble()
    let presented = await stage.router.outcome(to: step)
    #expect(presented.failure?.reason as? NavigationError != nil, "\(presented)")
    #expect(stage.tree == "Saying")
    stage.shown?.present(LoginScreen(), animated: false)
    for request in [NavigationRequest.dismissAll, NavigationRequest.back.map { _ in }] {
      let outcome = await stage.router.outcome(of: request)
      #expect(outcome.failure?.reason as? NavigationError != nil, "\(outcome)")
      #expect(stage.tree == "Saying ^ Login")
    }
  }

  @Test("RC-26 A request fails if a stack's subclass reports other screens than it contains")
  func lyingStack() async {
    final class Lying: UINavigationController {
      override var viewControllers: [UIViewController] {
        get { Array(super.viewControllers.prefix(1)) }
        set { super.viewControllers = newValue }
      }
    }
    let lying = Lying()
    lying.viewControllers = [HomeScreen()]
    let stage = Stage(lying)
    let outcome = await stage.router.outcome(to: pushed(ReviewScreen.self, onto: anyStack))
    #expect(outcome.failure != nil)
    #expect(lying.topViewController is HomeScreen)
  }

  @Test("RC-26 A request fails if an action of the app reports success without joining the screen")
  func emptyAction() async {
    struct Nothing: Action {
      func perform(
        with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) { completion(.success) }
    }
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(Nothing()).from(current).assemble()
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.failure?.reason as? NavigationError == .destinationNotVisible("ReviewScreen"))
    #expect(stage.tree == "Home")
  }

  @Test("RC-27 If the starting screen leaves while a guard waits, the route is resolved again")
  func resolvedAgain() async throws {
    let (latch, asked) = (Latch(), Latch())
    let stage = Stage(stack(HomeScreen()))
    let old = stage.window.rootViewController
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .adding(
        PatientGuard<Any?> { _ in
          asked.open()
          await latch.wait()
        }
      )
      .using(UINavigationController.push()).from(anyStack).assemble()
    async let outcome = stage.router.outcome(to: step)
    await asked.wait()
    let new = stack(AccountScreen())
    stage.window.rootViewController = new
    latch.open()
    #expect(await outcome.isArrival)
    #expect(stage.tree == "stack[Account Review]")
    #expect((old as? UINavigationController)?.viewControllers.count == 1)
  }

  @Test("RC-27 If the new root has no starting screen, the failure names the missing one")
  func nothingLeft() async {
    let (latch, asked) = (Latch(), Latch())
    let stage = Stage(stack(HomeScreen()))
    let step = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .adding(
        PatientGuard<Any?> { _ in
          asked.open()
          await latch.wait()
        }
      )
      .using(UINavigationController.push()).from(anyStack).assemble()
    async let outcome = stage.router.outcome(to: step)
    await asked.wait()
    stage.window.rootViewController = HomeScreen()
    latch.open()
    #expect(await outcome.reason == .chainHasNoStart(destination: "ReviewScreen", start: "UINavigationController"))
    #expect(stage.tree == "Home")
  }

  @Test("RC-27 A found screen that leaves while a guard waits is built again")
  func foundScreenGone() async {
    let (latch, asked) = (Latch(), Latch())
    let stage = Stage(stack(HomeScreen(), ProductScreen(id: 1)))
    let old = stage.shown
    let step = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }
    )
    .adding(
      PatientGuard<Int> { _ in
        asked.open()
        await latch.wait()
      }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>())).assemble()
    async let outcome = stage.router.outcome(to: step, with: 1)
    await asked.wait()
    #expect(stage.window.perform(.back("Back")))
    #expect(stage.tree == "stack[Home]")
    latch.open()
    #expect(await outcome.isArrival)
    #expect(stage.tree == "stack[Home Product]")
    #expect(stage.shown !== old)
  }
}
