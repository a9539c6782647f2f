import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Drawers that drop the new screen.
private final class LeakyDrawerScreen: DrawerScreen {
  override func fill(_ newDrawers: [UIViewController]) {
    super.fill(newDrawers.filter { !($0 is ReviewScreen) })
  }
}

/// Drawers that keep their open child open.
private final class StuckDrawerScreen: DrawerScreen {
  private var isStuck = false
  func jam() { isStuck = true }
  override func show(_ drawer: UIViewController) { if !isStuck { super.show(drawer) } }
}

@Suite struct OwnContainerEdgeTests {
  private let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
    .using(AddDrawer()).from(GeneralStep.custom(using: ClassFinder<DrawerScreen, Any?>())).assemble()

  @Test("RC-13 A request fails and keeps the tree if a container of the app loses the new child")
  func leaky() async {
    let drawers = LeakyDrawerScreen(HomeScreen(), AccountScreen())
    let stage = Stage(drawers)
    let outcome = await stage.router.outcome(to: review)
    #expect(outcome.failure != nil)
    #expect(drawers.outline == "Home* Account")
  }

  @Test("RC-13 A request fails and keeps the tree if a container of the app does not reveal its child")
  func stuck() async {
    let drawers = StuckDrawerScreen(HomeScreen(), AccountScreen())
    drawers.jam()
    let stage = Stage(drawers)
    let account = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    #expect(await stage.router.outcome(to: account).failure != nil)
    #expect(drawers.outline == "Home* Account")
  }

  @Test("RC-13 A route reveals a screen through nested containers of the app")
  func nested() async throws {
    let innermost = DrawerScreen(BagScreen(), AccountScreen())
    let inner = tabs(HomeScreen(), stack(innermost, SettingsScreen()))
    let outer = DrawerScreen(LoginScreen(), inner)
    let stage = Stage(stack(outer))
    outer.present(RoomScreen(), animated: false)
    try await stage.router.navigate(to: GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>()))
    #expect(innermost.outline == "Bag Account*")
    #expect(inner.selectedIndex == 1)
    #expect(innermost.navigationController?.topViewController === innermost)
    #expect(outer.outline == "Login UITabBarController*")
    #expect(outer.presentedViewController == nil)
  }

  @Test("RC-13 A fault in any call of a route through a container of the app keeps the tree")
  func sweep() async {
    let request = NavigationRequest.to(
      StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally()).from(review).assemble())
    let sweep = await failEachCall(of: request) {
      let stage = Stage(tabs(HomeScreen(), DrawerScreen(HomeScreen(), AccountScreen())))
      return LaunchedApp(window: stage.window, router: stage.router)
    }
    #expect(sweep.calls > 4)
    #expect(sweep.violations.isEmpty, "\(sweep)")
  }

  @Test("RC-29 A fault in any call of a route through a switch and a complete factory keeps the tree")
  func sweepOfSwitchAndFactory() async {
    let fork = SwitchAssembly<UITabBarController, Any?>()
      .addCase(from: ClassFinder<UITabBarController, Any?>(options: .allVisible))
      .assemble(default: GuideRoutes.tabBar)
    let account = StepAssembly(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
      .adding(InlineInterceptor<Any?> { _ in }).adding(Marking<AccountScreen, Any?>()).from(fork).assemble()
    let request = NavigationRequest.to(presented(ReviewScreen.self, on: account), with: nil)
    let sweep = await failEachCall(of: request) {
      let stage = Stage(stack(LoginScreen()))
      stage.shown?.present(SettingsScreen(), animated: false)
      return LaunchedApp(window: stage.window, router: stage.router)
    }
    #expect(sweep.calls > 4)
    #expect(sweep.violations.isEmpty, "\(sweep)")
  }
}
