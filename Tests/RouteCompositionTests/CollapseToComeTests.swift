import TestStage
import Testing
import Wayfinder

/// Tests of a split view controller in a hidden tab of a window that has become narrow. The split collapses when the tab is visible again.
@Suite struct CollapseToComeTests {
  private let split: UISplitViewController
  private let details = UINavigationController(rootViewController: StubbornScreen())
  private let stage: Stage

  init() {
    self.init(.doubleColumn)
  }

  private init(_ style: UISplitViewController.Style) {
    split = UISplitViewController(style: style)
    let list = UINavigationController(rootViewController: AccountScreen())
    if style == .unspecified {
      split.viewControllers = [list, details]
    } else {
      split.setViewController(list, for: .primary)
      split.setViewController(details, for: .secondary)
    }
    let tabs = tabs(split, stack(HomeScreen()))
    stage = Stage(tabs)
    stage.window.simulate(horizontalSizeClass: .regular)
    tabs.selectedIndex = 1
    stage.window.simulate(horizontalSizeClass: .compact)
  }

  private var stubborn: StubbornScreen? { details.viewControllers.first as? StubbornScreen }

  private var account: DestinationStep<AccountScreen, Any?> {
    GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
  }

  @Test(
    "EN-9 A plan removes the details that will cover the list as a hidden split collapses",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func listsRemovedDetails(_ style: UISplitViewController.Style) async throws {
    let app = CollapseToComeTests(style)
    app.stubborn?.mayGo = true
    #expect(!app.split.isCollapsed)
    let plan = try app.stage.router.plan(to: app.account)
    #expect(plan.removed == ["UINavigationController", "StubbornScreen"])
    #expect(plan.changes.last == .pop(["UINavigationController"], from: "UISplitViewController"))
    let shown = try await app.stage.router.navigate(to: app.account)
    #expect(app.split.isCollapsed)
    #expect(shown.viewIfLoaded?.window === app.stage.window)
    #expect(app.stubborn?.viewIfLoaded?.window == nil)
  }

  @Test("RC-25 Details are asked before a hidden split that collapses as it appears removes them")
  func asked() async throws {
    let before = stage.tree
    let outcome = await stage.router.outcome(to: account)
    #expect(outcome.obstacle?.description == "StubbornScreen may not be left now.")
    #expect(stage.tree == before)
  }

  @Test(
    "RC-25 If a route replaces the list of a hidden split that will collapse, its details are planned and asked",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func replacedList(_ style: UISplitViewController.Style) async throws {
    let app = CollapseToComeTests(style)
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.setAsPrimary())
      .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
    let removed = try app.stage.router.plan(to: step).removed
    #expect(removed == ["UINavigationController", "AccountScreen", "UINavigationController", "StubbornScreen"])
    let before = app.stage.tree
    let outcome = await app.stage.router.outcome(to: step)
    #expect(outcome.obstacle?.description == "StubbornScreen may not be left now.")
    #expect(app.stage.tree == before)
  }

  @Test("RC-25 If a route fills a column of a hidden split that will collapse, later columns are planned and asked")
  func filledColumn() async throws {
    let app = CollapseToComeTests(.tripleColumn)
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.show(in: .supplementary))
      .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
    #expect(try app.stage.router.plan(to: step).removed == ["UINavigationController", "StubbornScreen"])
    let before = app.stage.tree
    let outcome = await app.stage.router.outcome(to: step)
    #expect(outcome.obstacle?.description == "StubbornScreen may not be left now.")
    #expect(app.stage.tree == before)
  }

  @Test("EN-9 A plan removes no screen for a modal over a hidden split, for its details, or in a wide window")
  func nothingLost() async throws {
    let sheet = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(GeneralAction.presentModally()).from(account).assemble()
    #expect(try stage.router.plan(to: sheet).removed == [])
    _ = try await stage.router.navigate(to: sheet)
    #expect(details.parent != nil, "it lies over the details")
    let other = CollapseToComeTests()
    let found = GeneralStep.custom(using: ClassFinder<StubbornScreen, Any?>())
    #expect(try other.stage.router.plan(to: found).removed == [])
    _ = try await other.stage.router.navigate(to: found)
    #expect(other.stubborn?.viewIfLoaded?.window === other.stage.window)
    let wide = CollapseToComeTests()
    wide.stage.window.simulate(horizontalSizeClass: .regular)
    #expect(try wide.stage.router.plan(to: wide.account).removed == [])
  }
}
