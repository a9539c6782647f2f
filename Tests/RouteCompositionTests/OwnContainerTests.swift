import TestStage
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

  @Test("RC-13 A hidden child of a container of the app is found and revealed")
  func revealed() async throws {
    let drawers = DrawerScreen(HomeScreen(), AccountScreen(), stack(BagScreen(), ReviewScreen()))
    let stage = Stage(drawers)
    try await stage.router.navigate(to: step(to: AccountScreen.self))
    #expect(drawers.outline == "Home Account* UINavigationController")
    try await stage.router.navigate(to: step(to: BagScreen.self))
    #expect(drawers.outline == "Home Account UINavigationController*")
    #expect((drawers.open as? UINavigationController)?.viewControllers.count == 1)
  }

  @Test("RC-13 An action of the app performs itself if it embeds only one screen")
  func embedded() async throws {
    let drawers = DrawerScreen(HomeScreen())
    let stage = Stage(stack(drawers))
    try await stage.router.navigate(to: reviewInDrawer)
    #expect(drawers.outline == "Home Review*")
  }

  @Test("RC-13 Several screens that are embedded in a container of the app join in one change")
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

  @Test(
    "RC-13 A container factory makes a container of the app with its children, and the route presents the container")
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

  @Test("RC-13 A failed navigation restores the children of a container of the app, and its visible child")
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

  @Test("RC-13 The tree of the router shows the children of the container")
  func tree() {
    let stage = Stage(DrawerScreen(HomeScreen(), AccountScreen()))
    #expect(stage.router.tree?.description == "● DrawerScreen\n●   HomeScreen\n○   AccountScreen")
  }

  @Test("RC-13 A screen in the container is asked only if it would leave")
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

  @Test("RC-13 Finders use a replaced locator, which the router also uses to reveal the found screens")
  func finders() async throws {
    let account = GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
    #expect(await stage.router.outcome(to: account).failure != nil)
    try await router.navigate(to: account)
    #expect(carousel.drawers.outline == "Home Account*")
  }

  @Test("RC-13 Iterators that a finder of the app runs use a replaced locator")
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

  @Test("RC-13 Actions use a replaced locator, also for screens embedded behind a carousel")
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

  @Test("RC-13 The router's tree uses a replaced locator, and ScreenTree takes one as an argument")
  func tree() {
    let expected = "● CarouselScreen\n●   DrawerScreen\n●     HomeScreen\n○     AccountScreen"
    #expect(router.tree?.description == expected)
    #expect(ScreenTree(of: stage.window, locator: locator).description == expected)
    #expect(stage.router.tree?.description == "● CarouselScreen")
  }

  @Test("RC-13 PresentingFinder and GeneralStep.current() use a replaced locator")
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

  @Test("RC-13 The rollback of a failed navigation uses a replaced locator")
  func rollback() async throws {
    let failing = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory())
      .using(InlineAction<AccountScreen> { _, _, _, completion in completion(.failure(Mishap())) })
      .from(GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())).assemble()
    let outcome = await router.outcome(to: failing)
    #expect(outcome.failure?.reason is Mishap)
    #expect(carousel.drawers.outline == "Home* Account")
  }
}

/// A container that adds only the child that it shows, as in Apple's article "Creating a custom container view
/// controller".
private final class SwitcherScreen: UIViewController, CustomContainerViewController {
  fileprivate(set) var screens: [UIViewController] = []
  var adapter: any ContainerAdapter { SwitcherAdapter(container: self) }

  convenience init(_ screens: UIViewController...) {
    self.init()
    self.screens = screens
    if let first = screens.first { show(first) }
  }

  func show(_ screen: UIViewController) {
    for old in children {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(screen)
    if let shown = screen.view { view.addSubview(shown) }
    screen.didMove(toParent: self)
  }
}

private struct SwitcherAdapter: ContainerAdapter {
  let container: SwitcherScreen

  var containedViewControllers: [UIViewController] { container.screens }

  var visibleViewControllers: [UIViewController] { container.children }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.show(viewController)
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.screens = viewControllers
    completion(.success)
  }
}

/// A container that does not list its children.
private final class PanelScreen: UIViewController {}

@Suite struct ShownChildOnlyTests {
  private let account = AccountScreen()
  private let bag = BagScreen()
  private let bagStack: UINavigationController
  private let switcher: SwitcherScreen
  private let stage: Stage

  init() {
    bagStack = stack(bag)
    switcher = SwitcherScreen(HomeScreen(), account, bagStack)
    stage = Stage(tabs(stack(switcher), stack(SettingsScreen())))
  }

  private func step<Screen: UIViewController>(to type: Screen.Type) -> DestinationStep<Screen, Any?> {
    GeneralStep.custom(using: ClassFinder<Screen, Any?>())
  }

  @Test("RC-44 A child that its container lists and has not added is found and shown")
  func shown() async throws {
    try await stage.router.navigate(to: step(to: AccountScreen.self))
    #expect(switcher.children == [account])
    try await stage.router.navigate(to: step(to: BagScreen.self))
    #expect(switcher.children == [bagStack])
  }

  @Test("RC-44 pop(to:) and InstanceFinder reach a child that its container lists and has not added")
  func unmet() async throws {
    #expect(await stage.router.outcome(of: .pop(to: bag)).failure == nil)
    #expect(switcher.children == [bagStack])
    let finder = InstanceFinder<AccountScreen, Any?>(instance: account)
    try await stage.router.navigate(to: GeneralStep.custom(using: finder))
    #expect(switcher.children == [account])
  }

  @Test("RC-44 A listed child is shown from another tab and from under a modal")
  func fromElsewhere() async throws {
    (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    stage.window.rootViewController?.present(SettingsScreen(), animated: false)
    try await stage.router.navigate(to: step(to: BagScreen.self))
    #expect(switcher.children == [bagStack])
    #expect(stage.shown === switcher)
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }

  @Test("RC-44 A screen is pushed onto a listed stack that its container has not added")
  func pushed() async throws {
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(step(to: BagScreen.self).expectingContainer()).assemble()
    let shown = try await stage.router.navigate(to: review)
    #expect(bagStack.topViewController === shown)
    #expect(switcher.children == [bagStack])
  }

  @Test("RC-44 A push from a listed child that is not added uses the stack around its container")
  func pushedAround() async throws {
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(step(to: AccountScreen.self).expectingContainer()).assemble()
    let shown = try await stage.router.navigate(to: review)
    #expect(switcher.navigationController?.topViewController === shown)
    #expect(switcher.children == [account])
  }

  @Test("RC-44 After a failed request the container shows its former child again")
  func putBack() async throws {
    let failing = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(InlineAction<BagScreen> { _, _, _, completion in completion(.failure(Mishap())) })
      .from(step(to: BagScreen.self)).assemble()
    #expect(await stage.router.outcome(to: failing).failure?.reason is Mishap)
    #expect(switcher.children.first is HomeScreen)
  }

  @Test("RC-44 A listed child cannot be closed, and the failure names its container")
  func closed() async {
    let failure = await stage.router.outcome(of: .close(account)).failure
    #expect(
      failure?.reason as? CompositionError == .cannotClose(type: "AccountScreen", holder: "SwitcherScreen"),
      "\(String(describing: failure))")
  }

  @Test("RC-45 A screen in a container without the protocol is not found, and the failure names the protocol")
  func unsearched() async throws {
    let panel = PanelScreen()
    panel.addChild(account)
    let stage = Stage(panel)
    let wanted = SingleStep(finder: ClassFinder<AccountScreen, Any?>(), factory: NilFactory())
    let review = StepAssembly(finder: NilFinder<ReviewScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(wanted).using(GeneralAction.nilAction())
      .from(GeneralStep.current()).assemble()
    let failure = try #require(await stage.router.outcome(to: review).failure)
    #expect(
      failure.remedy.contains("Conform PanelScreen to CustomContainerViewController"), "\(failure.remedy)")
    let start = try #require(await stage.router.outcome(to: step(to: AccountScreen.self)).failure)
    #expect(start.remedy.contains("Conform PanelScreen to CustomContainerViewController"), "\(start.remedy)")
  }

  @Test("RC-45 A failure in a tree of UIKit's own containers does not name the protocol")
  func unrelated() async throws {
    let stage = Stage(stack(HomeScreen()))
    let failure = try #require(await stage.router.outcome(to: step(to: AccountScreen.self)).failure)
    #expect(!failure.remedy.contains("CustomContainerViewController"), "\(failure.remedy)")
  }

  @Test("EN-35 A screen hidden in a container without the protocol does not count as already visible")
  func hiddenInPanel() async throws {
    let panel = PanelScreen()
    panel.addChild(account)
    let stage = Stage(panel)
    let failure = try #require(await stage.router.outcome(of: .pop(to: account)).failure)
    #expect(failure.reason as? NavigationError == .destinationNotVisible("AccountScreen"))
    #expect(failure.remedy.contains("Conform PanelScreen to CustomContainerViewController"), "\(failure.remedy)")
    let finder = InstanceFinder<AccountScreen, Any?>(instance: account)
    let found = await stage.router.outcome(to: GeneralStep.custom(using: finder))
    #expect(found.failure?.reason as? NavigationError == .destinationNotVisible("AccountScreen"))
  }

  @Test("EN-35 A screen shown in a container without the protocol counts as already visible")
  func shownInPanel() async throws {
    let panel = PanelScreen()
    let stage = Stage(panel)
    panel.addChild(account)
    if let shown = account.view { panel.view.addSubview(shown) }
    account.didMove(toParent: panel)
    guard case .alreadyThere = await stage.router.outcome(of: .pop(to: account)) else {
      Issue.record("was not there")
      return
    }
  }
}
