import Testing
import Wayfinder

@Suite struct OwnContainerTests {
  private func step<Screen: UIViewController>(to type: Screen.Type) -> DestinationStep<Screen, Any?> {
    GeneralStep.custom(using: ClassFinder<Screen, Any?>())
  }

  private var reviewInDrawer: DestinationStep<ReviewScreen, Any?> {
    StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(AddDrawer()).from(GeneralStep.custom(using: ClassFinder<DrawerScreen, Any?>())).assemble()
  }

  @Test("RC-13 A hidden child of a container of the app's own is found, and revealed")
  func revealed() async throws {
    let drawers = DrawerScreen(HomeScreen(), AccountScreen(), stack(BagScreen(), ReviewScreen()))
    let stage = Stage(drawers)
    try await stage.router.navigate(to: step(to: AccountScreen.self))
    #expect(drawers.outline == "Home Account* UINavigationController")
    try await stage.router.navigate(to: step(to: BagScreen.self))
    #expect(drawers.outline == "Home Account UINavigationController*")
    #expect((drawers.open as? UINavigationController)?.viewControllers.count == 1)
  }

  @Test("RC-13 A screen is embedded by an action of the app's own: one that stands alone performs itself")
  func embedded() async throws {
    let drawers = DrawerScreen(HomeScreen())
    let stage = Stage(stack(drawers))
    try await stage.router.navigate(to: reviewInDrawer)
    #expect(drawers.outline == "Home Review*")
  }

  @Test("RC-13 Several neighbours that are embedded in it join in one change")
  func embeddedTogether() async throws {
    let drawers = DrawerScreen(HomeScreen())
    let stage = Stage(drawers)
    let account = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(AddDrawer<DrawerScreen>())
      .from(reviewInDrawer.expectingContainer()).assemble()
    let before = drawers.changes
    try await stage.router.navigate(to: account)
    #expect(drawers.outline == "Home Review Account*")
    #expect(drawers.changes == before + 1)
  }

  @Test("RC-13 It is made by a container factory with its children, and pushed or presented like any other")
  func made() async throws {
    let factory = InlineContainerFactory<DrawerScreen, Any?> { _, children in
      let drawers = DrawerScreen()
      drawers.fill(children)
      return drawers
    }
    let presented = SingleContainerStep(finder: NilFinder(), factory: factory)
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(AddDrawer<DrawerScreen>()).from(presented).assemble()
    let stage = Stage(HomeScreen())
    let reached = try await stage.router.navigate(to: review)
    #expect((reached.parent as? DrawerScreen)?.outline == "Review*")
    #expect(reached.parent?.presentingViewController === stage.window.rootViewController)
  }

  @Test("RC-13 A navigation that fails puts its children and the open one back")
  func rollback() async throws {
    let drawers = DrawerScreen(HomeScreen(), AccountScreen(), open: 1)
    let stage = Stage(drawers)
    let failing = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(
        InlineAction<ReviewScreen> { _, _, _, completion in
          completion(.failure(Mishap()))
        }
      ).from(reviewInDrawer).assemble()
    let outcome = await stage.router.outcome(to: failing)
    #expect(outcome.failure?.reason is Mishap)
    #expect(drawers.outline == "Home Account*")
  }

  @Test("RC-13 The tree of the router shows what it contains")
  func tree() {
    let stage = Stage(DrawerScreen(HomeScreen(), AccountScreen()))
    #expect(stage.router.tree?.description == "● DrawerScreen\n●   HomeScreen\n○   AccountScreen")
  }

  @Test("RC-13 A screen in it that may not be left is asked only when it would go")
  func leaving() async throws {
    let stubborn = StubbornScreen()
    let drawers = DrawerScreen(HomeScreen(), stubborn, open: 1)
    let stage = Stage(drawers)
    try await stage.router.navigate(to: step(to: HomeScreen.self))
    #expect(stubborn.timesAsked == 0)
    let outcome = await stage.router.outcome(to: GuideRoutes.tabBar)
    #expect(outcome.obstacle != nil)
    #expect(stubborn.timesAsked == 1)
    #expect(drawers.outline == "Home* Stubborn")
  }
}

@Suite struct LocatorTests {
  private let carousel = CarouselScreen(DrawerScreen(HomeScreen(), AccountScreen()))
  private let locator = CarouselLocator()
  private let stage: Stage
  private let router: Router

  init() {
    stage = Stage(carousel)
    router = Router(window: stage.window, containerAdapterLocator: locator)
  }

  @Test("RC-13 A replaced locator is used by finders, and by what reveals what they find")
  func finders() async throws {
    let account = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    #expect(await stage.router.outcome(to: account).failure != nil)
    try await router.navigate(to: account)
    #expect(carousel.drawers.outline == "Home Account*")
  }

  @Test("RC-13 A replaced locator is used by iterators that a finder of the app's own runs")
  func iterators() async throws {
    struct Asking: Finder {
      let iterator: DefaultStackIterator
      func findViewController(with context: Any?) throws -> AccountScreen? {
        try iterator.firstViewController { $0 is AccountScreen } as? AccountScreen
      }
    }
    let iterator = DefaultStackIterator(options: .currentAllStack, startingPoint: .root)
    try await router.navigate(to: GeneralStep.custom(using: Asking(iterator: iterator)))
    #expect(carousel.drawers.outline == "Home Account*")
  }

  @Test("RC-13 A replaced locator is used by actions and by what is embedded behind a carousel")
  func actions() async throws {
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(AddDrawer()).from(GeneralStep.custom(using: ClassFinder<DrawerScreen, Any?>())).assemble()
    try await router.navigate(to: review)
    #expect(carousel.drawers.outline == "Home Account Review*")
    let settings = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(review).assemble()
    try await router.navigate(to: settings)
    #expect(carousel.presentedViewController is SettingsScreen)
  }

  @Test("RC-13 A replaced locator is used for the tree, and ScreenTree takes one too")
  func tree() {
    let expected = "● CarouselScreen\n●   DrawerScreen\n●     HomeScreen\n○     AccountScreen"
    #expect(router.tree?.description == expected)
    #expect(ScreenTree(of: stage.window, locator: locator).description == expected)
    #expect(stage.router.tree?.description == "● CarouselScreen")
  }

  @Test("RC-13 A replaced locator is used by PresentingFinder and by what is current")
  func presenting() async throws {
    let home = try #require(carousel.drawers.open)
    home.definesPresentationContext = true
    let modal = SettingsScreen()
    modal.modalPresentationStyle = .overCurrentContext
    home.present(modal, animated: false)
    #expect(home.presentedViewController === modal)
    let current: DestinationStep<UIViewController, Any?> = GeneralStep.current()
    #expect(try router.plan(to: current).found == "SettingsScreen")
    #expect(try router.plan(to: GeneralStep.custom(using: PresentingFinder<Any?>())).found == "HomeScreen")
  }

  @Test("RC-13 A replaced locator is used when a failed navigation is taken back")
  func rollback() async throws {
    let failing = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(InlineAction<AccountScreen> { _, _, _, completion in completion(.failure(Mishap())) })
      .from(GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())).assemble()
    let outcome = await router.outcome(to: failing)
    #expect(outcome.failure?.reason is Mishap)
    #expect(carousel.drawers.outline == "Home* Account")
  }
}
