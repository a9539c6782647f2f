import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct FaultSweepTests {
  private struct PlainFactory<ViewController: UIViewController>: Factory {
    func build(with context: Int) throws -> ViewController {
      try ClassFactory<ViewController, Int>().build(with: context)
    }
  }

  /// The calls that must have failed at least once, among them UIKit's transitions.
  private static let roles = ["finder", "factory", "task", "guardian", "action", "transition", "transitionEnd"]

  /// A route of five steps. It finds a screen in a hidden tab, pushes two screens onto its stack, and presents a stack
  /// with a screen by an action of the app.
  private var route: DestinationStep<ReviewScreen, Int> {
    let home = StepAssembly(finder: ClassFinder<HomeScreen, Int>(), factory: ClassFactory())
      .adding(Guard<Int> { _ in .success })
      .adding(Setup<HomeScreen, Int> { _, _ in })
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    let account = StepAssembly(finder: NilFinder<AccountScreen, Int>(), factory: PlainFactory())
      .adding(Guard<Int> { _ in .success })
      .adding(Setup<AccountScreen, Int> { _, _ in })
      .using(UINavigationController.push()).from(home.expectingContainer()).assemble()
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductScreen, Int>(), factory: InlineFactory { ProductScreen(id: $0) }
    )
    .adding(PatientGuard<Int> { _ in })
    .adding(Setup<ProductScreen, Int> { _, _ in })
    .using(UINavigationController.push()).from(account.expectingContainer()).assemble()
    return StepAssembly(finder: NilFinder<ReviewScreen, Int>(), factory: PlainFactory())
      .adding(Setup<ReviewScreen, Int> { _, _ in })
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Int>())
      .using(OwnPresentation<ProductScreen>())
      .from(product).assemble()
  }

  private func launch(_ time: TransitionScheduler.Mode) -> LaunchedApp {
    let stage = Stage(tabs(stack(HomeScreen(), LoginScreen()), stack(SettingsScreen()), selected: 1), time: time)
    stage.shown?.present(stack(RegisterScreen(), Screen("a")), animated: false)
    stage.shown?.present(Screen("b"), animated: false)
    return LaunchedApp(window: stage.window, router: stage.router)
  }

  @Test("RC-29 A sweep lets each action of the package fail once")
  func actionsOfThePackage() async {
    let twice = pushed(SettingsScreen.self, onto: pushed(ReviewScreen.self, onto: anyStack))
    let sweep = await failEachCall(of: NavigationRequest.to(twice)) { launch(.immediate) }
    #expect(sweep.kinds.count { $0 == "action" } == 2, "\(sweep.kinds)")
  }

  @Test("RC-29 The fault sweep reports a navigation that fails after a fault")
  func brokenAfterwards() async {
    let sweep = await failEachCall(of: NavigationRequest.to(presented(SettingsScreen.self, on: current))) {
      let app = launch(.immediate)
      var made = 0
      let breaking = InlineContextTask<UIViewController, Any?> { _, _ in
        made += 1
        if made > 1 { throw CancellationError() }
      }
      return LaunchedApp(window: app.window, router: app.router.adding(breaking))
    }
    #expect(sweep.violations.contains { $0.description.hasPrefix("the next navigation ended") }, "\(sweep)")
  }

  @Test(
    "RC-29 A fault in any call of five steps under a modal keeps the tree, and the next navigation works",
    arguments: [TransitionScheduler.Mode.immediate, .mainActor])
  func sweep(time: TransitionScheduler.Mode) async {
    let sweep = await failEachCall(of: NavigationRequest.to(route, with: 7)) { launch(time) }
    #expect(sweep.violations.isEmpty, "\(sweep)")
    #expect(Set(sweep.kinds).isSuperset(of: Self.roles), "\(Set(sweep.kinds))")
    #expect(sweep.calls >= 20, "\(sweep.kinds)")
  }
}

/// An action of the app.
private struct OwnPresentation<Host: UIViewController>: Action {
  func perform(
    with viewController: UIViewController, on existingController: Host, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    existingController.present(viewController, animated: animated) { completion(.success) }
  }
}
