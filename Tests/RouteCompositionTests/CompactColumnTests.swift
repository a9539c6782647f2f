import TestStage
import Testing
import Wayfinder

/// Tests of routes into split view controllers that show a screen for compact widths instead of their columns.
@Suite struct CompactColumnTests {
  private let split = UISplitViewController(style: .doubleColumn)
  private let details = stack(ReviewScreen())

  init() {
    split.setViewController(stack(HomeScreen()), for: .primary)
    split.setViewController(details, for: .secondary)
    split.setViewController(stack(AccountScreen()), for: .compact)
  }

  private func narrow(_ root: UIViewController) -> Stage {
    let stage = Stage(root)
    stage.window.simulate(horizontalSizeClass: .compact)
    return stage
  }

  private func route<Joining: Action>(
    using action: Joining
  ) -> DestinationStep<SettingsScreen, Any?> where Joining.ViewController == UISplitViewController {
    StepAssembly(finder: ClassFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(action).from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
  }

  private var columns: [DestinationStep<SettingsScreen, Any?>] {
    [
      route(using: UISplitViewController.show(in: .primary)), route(using: UISplitViewController.show(in: .secondary)),
      route(using: UISplitViewController.setAsPrimary()),
    ]
  }

  /// Checks in a wide window that all columns are unchanged.
  private func expectOldColumns(_ stage: Stage) {
    stage.window.simulate(horizontalSizeClass: .regular)
    #expect(!split.isCollapsed)
    #expect(split.viewController(for: .secondary) === details)
    #expect(details.viewControllers.first?.viewIfLoaded?.window === stage.window)
    #expect((split.viewControllers.first as? UINavigationController)?.topViewController is HomeScreen)
  }

  private let sentence =
    "this UISplitViewController is collapsed and shows its screen for compact widths, so no other column can be shown"

  @Test("RC-41 pushOnToDetails() pushes onto the details' own stack in a collapsed split, and not onto the list's")
  func ontoDetailsOwnStack() async throws {
    let (split, list, details) = (UISplitViewController(), stack(HomeScreen()), stack(ReviewScreen()))
    split.viewControllers = [list, details]
    let stage = narrow(split)
    split.showDetailViewController(details, sender: nil)
    try #require(split.isCollapsed)
    try #require(list.topViewController === details)
    let pushed = try await stage.router.navigate(to: route(using: UISplitViewController.pushOnToDetails()))
    #expect(details.viewControllers.last === pushed)
    #expect(list.viewControllers.last === details)
  }

  @Test("RC-50 A collapsed split refuses a column that it cannot show, and keeps the column's screen")
  func refused() async {
    let stage = narrow(split)
    for step in columns {
      #expect(throws: NavigationFailure.self) { try stage.router.plan(to: step) }
      let failure = await stage.router.outcome(to: step).failure
      #expect("\(failure?.reason, default: "none")" == sentence)
      #expect(failure?.remedy.contains("pushToDetails()") == true)
    }
    expectOldColumns(stage)
  }

  @Test("RC-50 A hidden split that would show its screen for compact widths refuses a column")
  func hidden() async {
    let tabs = tabs(LoginScreen(), split)
    let stage = narrow(tabs)
    for step in columns {
      let failure = await stage.router.outcome(to: step).failure
      #expect("\(failure?.reason, default: "none")" == sentence)
      #expect(tabs.selectedIndex == 0)
      #expect(split.viewController(for: .secondary) === details)
    }
    tabs.selectedIndex = 1
    expectOldColumns(stage)
  }

  @Test("RC-50 A route can replace the screen for compact widths, and push details onto it")
  func shown() async throws {
    let stage = narrow(split)
    let compact = try await stage.router.navigate(to: route(using: UISplitViewController.show(in: .compact)))
    #expect(compact.viewIfLoaded?.window === stage.window)
    split.setViewController(stack(AccountScreen()), for: .compact)
    let pushed = try await stage.router.navigate(to: route(using: UISplitViewController.pushToDetails()))
    #expect(pushed.viewIfLoaded?.window === stage.window)
    expectOldColumns(stage)
  }

  @Test("RC-50 A split with a screen for compact widths shows a column in a wide window")
  func wide() async throws {
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .regular)
    let shown = try await stage.router.navigate(to: route(using: UISplitViewController.show(in: .secondary)))
    #expect(shown.viewIfLoaded?.window === stage.window)
  }

  @Test("RC-50 A route that adds details to a new split with a screen for compact widths fails and keeps the tree")
  func made() async {
    let stage = narrow(HomeScreen())
    let chain = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.pushToDetails())
      .from(
        SingleContainerStep(
          finder: NilFinder(),
          factory: CompleteFactoryAssembly(
            factory: SplitControllerFactory<UISplitViewController, Any?> {
              let split = UISplitViewController(style: .doubleColumn)
              split.setViewController(stack(AccountScreen()), for: .compact)
              return split
            }
          ).with(ClassFactory<UINavigationController, Any?> { stack(AccountScreen()) }).assemble()))
    let step = chain.using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
    let failure = await stage.router.outcome(to: step).failure
    #expect("\(failure?.reason, default: "none")" == sentence)
    #expect(stage.tree == "Home")
  }

  @Test("RC-50 A route fails and restores the tree if a hidden split appears without the column of the screen")
  func found() async {
    let tabs = tabs(LoginScreen(), split)
    let stage = narrow(tabs)
    let step = GeneralStep.custom(using: ClassFinder<ReviewScreen, Any?>())
    let failure = await stage.router.outcome(to: step).failure
    #expect("\(failure?.reason, default: "none")" == sentence)
    #expect(tabs.selectedIndex == 0)
    #expect(split.viewController(for: .secondary) === details)
    tabs.selectedIndex = 1
    expectOldColumns(stage)
  }

  @Test(
    "EN-3 A hidden split that has collapsed as it appeared keeps its columns when the route fails",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func collapsedMeanwhile(style: UISplitViewController.Style) async {
    let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    split.viewControllers = [stack(HomeScreen()), stack(ReviewScreen())]
    let tabs = tabs(LoginScreen(), split)
    let stage = narrow(tabs)
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(FailingAction<ReviewScreen>(Mishap())).from(GeneralStep.custom(using: ClassFinder<ReviewScreen, Any?>()))
      .assemble()
    #expect(!split.isCollapsed)
    #expect(await stage.router.outcome(to: step).failure?.reason is Mishap)
    #expect(tabs.selectedIndex == 0)
    if style != .unspecified {
      #expect((split.viewController(for: .secondary) as? UINavigationController)?.topViewController is ReviewScreen)
    }
  }

  @Test("RC-50 A split refuses a column that its style does not have")
  func noSuchColumn() async {
    let stage = Stage(split)
    stage.window.simulate(horizontalSizeClass: .regular)
    let failure = await stage.router.outcome(to: route(using: UISplitViewController.show(in: .supplementary))).failure
    #expect("\(failure?.reason, default: "none")" == "this UISplitViewController has no such column in its style")
    expectOldColumns(stage)
  }
}
