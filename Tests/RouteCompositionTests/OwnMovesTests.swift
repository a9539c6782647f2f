import TestStage
import Testing
import Wayfinder

/// Tests of screens, tasks and factories of an app that change the tree themselves while a navigation runs.
@Suite struct OwnMovesTests {
  /// A screen that runs a closure when it first appears.
  private final class ActiveScreen: UIViewController {
    var whenAppeared: ((ActiveScreen) -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let action = whenAppeared
      whenAppeared = nil
      action?(self)
    }
  }

  private struct PushedByHand: Action {
    func perform(
      with viewController: UIViewController, on existingController: UINavigationController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      existingController.pushViewController(viewController, animated: false)
      completion(.success)
    }
  }

  private func active(_ whenAppeared: @escaping (ActiveScreen) -> Void) -> DestinationStep<ActiveScreen, Any?> {
    StepAssembly(
      finder: NilFinder<ActiveScreen, Any?>(), factory: ClassFactory(configuration: { $0.whenAppeared = whenAppeared })
    ).using(UINavigationController.push()).from(anyStack).assemble()
  }

  @Test("EN-21 A screen joined by an action of the app is released after it has left")
  func lifetime() async {
    let stage = Stage(stack(HomeScreen()))
    let step = StepAssembly(finder: NilFinder<LoginScreen, Any?>(), factory: ClassFactory { LoginScreen() })
      .using(PushedByHand()).from(anyStack).assemble()
    weak var screen: UIViewController?
    stage.router.navigate(to: step) { screen = $0.value }
    #expect(screen != nil)
    stage.router.navigate(.back) { _ in }
    #expect(screen == nil)
  }

  @Test("RC-26 A destination that presents an alert as it appears counts as arrived")
  func alertOnAppearing() async {
    let stage = Stage(stack(HomeScreen()))
    let outcome = await stage.router.outcome(to: active { $0.present(LoginScreen(), animated: false) })
    #expect(outcome.isArrival, "\(outcome)")
    #expect(stage.tree == "stack[Home Active] ^ Login")
  }

  @Test("RC-26 A destination that removes the screen below it as it appears counts as arrived")
  func removesPredecessor() async {
    for time in [TransitionScheduler.Mode.immediate, .mainActor] {
      let stage = Stage(stack(HomeScreen(), LoginScreen()), time: time)
      let outcome = await stage.router.outcome(
        to: active { screen in
          let stack = screen.navigationController
          stack?.viewControllers.removeAll { $0 is LoginScreen }
        })
      #expect(outcome.isArrival, "\(outcome)")
      #expect(stage.tree == "stack[Home Active]")
    }
  }

  @Test("RC-26 Requests that a factory, a task and a post task make run after the navigation")
  func navigatingRoles() async {
    let stage = Stage(stack(HomeScreen()))
    let journal = Diary()
    func then(_ name: String) {
      let step = StepAssembly(finder: NilFinder<Screen, Any?>(), factory: ClassFactory { Screen(name) })
        .using(UINavigationController.push()).from(anyStack).assemble()
      stage.router.navigate(to: step) { journal("\(name) \($0.isArrival)") }
    }
    let step = StepAssembly(
      finder: NilFinder<ReviewScreen, Any?>(),
      factory: ClassFactory {
        then("factory")
        return ReviewScreen()
      }
    )
    .adding(Setup<ReviewScreen, Any?> { _, _ in then("task") })
    .adding(Afterwards<ReviewScreen, Any?> { _, _, _ in then("post") })
    .using(UINavigationController.push()).from(anyStack).assemble()
    stage.router.navigate(to: step) { journal("whole \($0.isArrival)") }
    #expect(journal.lines == ["whole true", "factory true", "task true", "post true"])
    #expect(stage.tree == "stack[Home Review factory task post]")
  }

  @Test("RC-26 A screen is pushed onto a stack that an action of the app has put into an unselected tab")
  func unselectedTab() async throws {
    struct Adding: Action {
      func perform(
        with viewController: UIViewController, on tabs: UITabBarController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        tabs.viewControllers?.append(stack(viewController))
        completion(.success)
      }
    }
    let stage = Stage(tabs(stack(HomeScreen())))
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(Adding()).from(GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>())).assemble()
    try await stage.router.navigate(to: pushed(SettingsScreen.self, onto: review))
    #expect(stage.tree == "tabs[stack[Home] stack[Review Settings]*]")
  }

  @Test("RC-28 A route dismisses a login screen that its guard has left open")
  func loginLeftOpen() async {
    let stage = Stage(stack(HomeScreen()))
    let step = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .adding(PatientGuard<Any?> { _ in stage.shown?.present(LoginScreen(), animated: false) })
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>(startingPoint: .root))).assemble()
    #expect(await stage.router.outcome(to: step).isArrival)
    #expect(stage.tree == "stack[Home Account]")
  }
}

/// Tests of modals that a child of a container presents, next to the container's own modals.
@Suite struct ContextModalTests {
  /// Home presents `a` within its own bounds, and the root presents `b` over the whole window.
  private func launch() throws -> (stage: Stage, home: HomeScreen) {
    let home = HomeScreen()
    home.definesPresentationContext = true
    let stage = Stage(tabs(stack(home), AccountScreen()))
    let inner = Screen("a")
    inner.modalPresentationStyle = .overCurrentContext
    home.present(inner, animated: false)
    #expect(inner.presentingViewController === home)
    return (stage, home)
  }

  @Test("RC-26 A route to a covered screen dismisses the screen's own modal and the modal of the root")
  func twoPresenters() async throws {
    let (stage, home) = try launch()
    stage.window.rootViewController?.present(Screen("b"), animated: false)
    try #require(stage.window.rootViewController?.presentedViewController?.title == "b")
    let found = try await stage.router.navigate(to: GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>()))
    #expect(found === home)
    #expect(stage.tree == "tabs[stack[Home]* Account]")
  }

  @Test("RC-20 dismissAll() also dismisses modals in tabs that are not selected")
  func dismissInHiddenTabs() async throws {
    let (stage, _) = try launch()
    try await stage.router.navigate(to: GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>()))
    #expect(stage.tree == "tabs[stack[Home ^ a] Account*]")
    try await stage.router.navigate(.dismissAll)
    #expect(stage.tree == "tabs[stack[Home] Account*]")
  }

  @Test("RC-20 A screen keeps its modal when another tab is selected")
  func tabKeepsItsModal() async throws {
    let (stage, home) = try launch()
    try await stage.router.navigate(.select(tab: 1))
    #expect(home.presentedViewController?.title == "a")
  }
}
