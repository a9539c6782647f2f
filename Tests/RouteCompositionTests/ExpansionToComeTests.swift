import TestStage
import Testing
import Wayfinder

/// Tests of a hidden split view controller in a window that has become wide. The split expands when it is visible again.
@Suite struct ExpansionToComeTests {
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = stack(AccountScreen(), HomeScreen())
  private let details = stack(StubbornScreen())
  private let stage: Stage

  private let tabBar: UITabBarController

  init() {
    split.setViewController(list, for: .primary)
    split.setViewController(details, for: .secondary)
    tabBar = tabs(split, stack(HomeScreen()))
    stage = Stage(tabBar)
    stage.window.simulate(horizontalSizeClass: .compact)
    split.show(.secondary)
  }

  private func cover() {
    let cover = ReviewScreen()
    cover.modalPresentationStyle = .fullScreen
    tabBar.present(cover, animated: false)
    stage.window.simulate(horizontalSizeClass: .regular)
  }

  private var account: DestinationStep<AccountScreen, Any?> {
    GeneralStep.custom(using: ClassFinder<AccountScreen, Any?>())
  }

  @Test("EN-9 A plan keeps the details that a covered split puts beside its list as it expands")
  func nothingLost() async throws {
    cover()
    #expect(split.isCollapsed)
    #expect(list.viewControllers.count == 3)
    let plan = try stage.router.plan(to: account)
    #expect(plan.removed == ["ReviewScreen", "HomeScreen"])
    _ = try await stage.router.navigate(to: account)
    #expect(!split.isCollapsed)
    #expect(list.viewControllers.count == 1)
    #expect(details.viewIfLoaded?.window === stage.window)
  }

  @Test("RC-25 Details that stay beside the list of an expanding split are not asked")
  func notAsked() async throws {
    cover()
    let outcome = await stage.router.outcome(to: account)
    #expect(outcome.value != nil, "\(outcome)")
  }

  @Test("EN-9 A plan that replaces the details of an expanding split keeps the screens above them")
  func replaced() throws {
    list.pushViewController(ProductScreen(), animated: false)
    cover()
    let step = StepAssembly(finder: NilFinder<SettingsScreen, Any?>(), factory: ClassFactory { SettingsScreen() })
      .using(UISplitViewController.show(in: .secondary))
      .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>())).assemble()
    #expect(split.isCollapsed)
    #expect(list.viewControllers.count == 4)
    #expect(try stage.router.plan(to: step).removed == ["ReviewScreen", "UINavigationController", "StubbornScreen"])
  }

  @Test("EN-9 A plan removes the details if the window stays narrow, or if the split is in a hidden tab")
  func leaving() throws {
    #expect(try stage.router.plan(to: account).removed == ["HomeScreen", "UINavigationController", "StubbornScreen"])
    tabBar.selectedIndex = 1
    stage.window.simulate(horizontalSizeClass: .regular)
    #expect(split.isCollapsed)
    #expect(try stage.router.plan(to: account).removed == ["HomeScreen", "UINavigationController", "StubbornScreen"])
  }
}
